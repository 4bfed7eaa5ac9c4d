'use client';

import SquarePen from 'lucide-react/icons/square-pen';
import Undo2 from 'lucide-react/icons/undo-2';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type BegunChange, takesChanges, takesPapers } from '@/components/changes/begun';
import { ChangesCard } from '@/components/changes/changes-card';
import { ChatDialog } from '@/components/chat/chat-button';
import { ClaimHeading } from '@/components/claim/claim-heading';
import { ClaimSkeleton, useClaim } from '@/components/claim/claim-loader';
import { ClaimantCard } from '@/components/claim/claimant-card';
import { DocumentsCard } from '@/components/claim/documents-card';
import { DescriptionCard } from '@/components/claim/form/description-card';
import { FormDetails } from '@/components/claim/form/form-details';
import { InformationCard } from '@/components/claim/form/information-card';
import { OtherLanguage } from '@/components/claim/other-language';
import { AdmittedCard } from '@/components/claim-detail/determinations/admitted-card';
import { useInForce } from '@/components/claim-detail/determinations/use-in-force';
import { ChangeDocument } from '@/components/claim-detail/documents/change-document';
import { MoreDocuments } from '@/components/claim-detail/documents/more-documents';
import { useClaimUploads } from '@/components/claim-detail/documents/use-claim-uploads';
import { LateNotice } from '@/components/claim-detail/late/late-notice';
import { ProgressCard } from '@/components/claim-detail/progress/progress-card';
import { Withdrawn } from '@/components/claim-detail/status/withdrawn';
import { VersionsCard } from '@/components/claim-detail/versions/versions-card';
import { ObjectionsCard } from '@/components/objections/objections-card';
import { PapersCard } from '@/components/papers/papers-card';
import { ReceiptLink } from '@/components/receipt/receipt-link';
import { PageMain } from '@/components/shell/page-main';
import { TransfersCard } from '@/components/transfers/transfers-card';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useAhead } from '@/components/ui/loading/use-ahead';
import { isDecided } from '@/lib/claims/records/decided';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { isClosed } from '@/lib/reference/claim-status';
import { ClaimChat } from './claim-chat';
import { useFirstParts } from './use-first-parts';
import { useScrollToPart } from './use-scroll-to-part';

const WithdrawDialog = onDemand(
  async () => (await import('@/components/claim-detail/status/withdraw-dialog')).WithdrawDialog,
  { close: ({ onClose }) => onClose() },
);

const ExaminedClaim = onDemand(
  async () => (await import('@/components/claim/examined-claim')).ExaminedClaim,
);

const partsNext = [ChatDialog, WithdrawDialog];

export function ClaimantClaim({ id }: { id: string }) {
  const { claim, instead } = useClaim(id, paths.home);
  const shown = useFirstParts(id, claim);
  return (
    <PageMain>
      {!claim ? (
        instead
      ) : claim.beingExamined ? (
        <ExaminedClaim claim={claim} />
      ) : shown ? (
        <Claim claim={shown} />
      ) : (
        <ClaimSkeleton />
      )}
    </PageMain>
  );
}

function Claim({ claim }: { claim: PresentedClaim }) {
  useAhead(partsNext);
  useScrollToPart();
  // What became of the claim then comes first, and a telephone folds what its claimant filed.
  const decided = isDecided(claim);
  const [begun, setBegun] = useState<BegunChange | null>(null);
  const sendPaper = (reason: string) => setBegun({ reason, times: (begun?.times ?? 0) + 1 });
  const outcome = (
    <AdmittedCard claim={claim} onPaper={takesPapers(claim) ? sendPaper : undefined} />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
      <ClaimHeading
        claim={claim}
        home={paths.home}
        actions={
          <>
            <ReceiptLink claim={claim} />
            {!isClosed(claim.status) && <ClaimActions claim={claim} />}
            <ClaimChat claim={claim} />
          </>
        }
      />
      <Withdrawn claim={claim} />
      {decided && outcome}
      <ProgressCard claim={claim} />
      <LateNotice claim={claim} />
      {!decided && outcome}
      <ObjectionsCard claim={claim} folded={decided} />
      <ChangesCard claim={claim} begun={begun} folded={decided} />
      <ReviewNote claim={claim} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6 md:grid-cols-2">
        <InformationCard claim={claim} folded={decided} />
        <ClaimantCard claimant={claim.claimant} folded={decided} />
      </div>
      <DescriptionCard text={claim.claimDescription} folded={decided} />
      <ClaimantDocuments claim={claim} folded={decided} />
      <TransfersCard claim={claim} folded={decided} />
      <PapersCard claim={claim} folded={decided} />
      <FormDetails claim={claim} folded={decided} how={<HowToChange claim={claim} />} />
      <VersionsCard claim={claim} folded={decided} />
    </div>
  );
}

/** The claimant can add documents until the claim is decided, and change one until a professional has opened it. */
function ClaimantDocuments({ claim, folded }: { claim: PresentedClaim; folded: boolean }) {
  const uploads = useClaimUploads(claim);
  return (
    <DocumentsCard
      documents={claim.documents}
      folded={folded}
      changes={(document) => <ChangeDocument document={document} uploads={uploads} />}
    >
      <MoreDocuments claim={claim} uploads={uploads} />
    </DocumentsCard>
  );
}

/** The professional's note with the last change of status, unless it asks for something or is among the reasons. */
function ReviewNote({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.reviewNote');
  const { inForce } = useInForce(claim);
  const texts = inForce?.heads.flatMap(({ reasons }) => reasons.map(({ text }) => text));
  if (!claim.reviewNote || claim.status === 'info_required') return null;
  if (texts?.includes(claim.reviewNote)) return null;
  return (
    <Alert tone="blue" title={t('title')}>
      <p className="whitespace-pre-line wrap-anywhere">{claim.reviewNote}</p>
      <OtherLanguage text={claim.reviewNote} />
    </Alert>
  );
}

function HowToChange({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('changes');
  if (!takesChanges(claim)) return null;
  return (
    <p>
      {t('decidedForm')}{' '}
      <a href="#ask-change" className="link">
        {t('ask')}
      </a>
    </p>
  );
}

function ClaimActions({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim');
  const [withdrawing, setWithdrawing] = useState(false);
  return (
    <>
      <Link
        className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        href={paths.editClaim(claim.id)}
        prefetch={false}
      >
        <SquarePen aria-hidden="true" />
        {t('edit.button')}
      </Link>
      <Button variant="secondary" size="sm" onClick={() => setWithdrawing(true)}>
        <Undo2 aria-hidden="true" />
        {t('withdraw.button')}
      </Button>
      {withdrawing && <WithdrawDialog claim={claim} onClose={() => setWithdrawing(false)} />}
    </>
  );
}
