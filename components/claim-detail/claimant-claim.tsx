'use client';

import { ChatDialog } from '@/components/chat/chat-button';
import { AdmittedCard } from '@/components/claim-detail/determinations/admitted-card';
import { ClaimantDocuments } from '@/components/claim-detail/documents/claimant-documents';
import { DescriptionCard } from '@/components/claim-detail/form/description-card';
import { FormDetails } from '@/components/claim-detail/form/form-details';
import { InformationCard } from '@/components/claim-detail/form/information-card';
import { LateNotice } from '@/components/claim-detail/late/late-notice';
import { ProgressCard } from '@/components/claim-detail/progress/progress-card';
import { ReviewNote } from '@/components/claim-detail/status/review-note';
import { Withdrawn } from '@/components/claim-detail/status/withdrawn';
import { VersionsCard } from '@/components/claim-detail/versions/versions-card';
import { ObjectionsCard } from '@/components/objections/objections-card';
import { PapersCard } from '@/components/papers/papers-card';
import { ReceiptLink } from '@/components/receipt/receipt-link';
import { PageMain } from '@/components/shell/page-main';
import { TransfersCard } from '@/components/transfers/transfers-card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useAhead } from '@/components/ui/loading/use-ahead';
import type { PresentedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';
import { isClosed } from '@/lib/reference/claim-status';
import { ClaimActions, WithdrawDialog } from './claim-actions';
import { ClaimHeading } from './claim-heading';
import { ClaimLoader } from './claim-loader';
import { ClaimantCard } from './claimant-card';

const ExaminedClaim = onDemand(async () => (await import('./examined-claim')).ExaminedClaim);

const partsNext = [ChatDialog, WithdrawDialog];

/** A claim as its claimant sees it. */
export function ClaimantClaim({ id }: { id: string }) {
  return (
    <PageMain>
      <ClaimLoader id={id} home={paths.home}>
        {(claim) =>
          claim.beingExamined ? <ExaminedClaim claim={claim} /> : <Claim claim={claim} />
        }
      </ClaimLoader>
    </PageMain>
  );
}

function Claim({ claim }: { claim: PresentedClaim }) {
  useAhead(partsNext);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
      <ClaimHeading
        claim={claim}
        home={paths.home}
        actions={
          <>
            <ReceiptLink claim={claim} />
            {!isClosed(claim.status) && <ClaimActions claim={claim} />}
          </>
        }
      />
      <Withdrawn claim={claim} />
      <ProgressCard claim={claim} />
      <LateNotice claim={claim} />
      <AdmittedCard claim={claim} />
      <ObjectionsCard claim={claim} />
      <ReviewNote claim={claim} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6 md:grid-cols-2">
        <InformationCard claim={claim} />
        <ClaimantCard claimant={claim.claimant} />
      </div>
      <DescriptionCard text={claim.claimDescription} />
      <ClaimantDocuments claim={claim} />
      <TransfersCard claim={claim} />
      <PapersCard claim={claim} />
      <FormDetails claim={claim} />
      <VersionsCard claim={claim} />
    </div>
  );
}
