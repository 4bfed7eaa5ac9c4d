'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { JudgedChangesCard } from '@/components/changes/judged-changes-card';
import type { ClaimTab } from '@/components/claim/claim-tabs';
import { DocumentsCard } from '@/components/claim/documents-card';
import { FiledForm } from '@/components/claim/filed-form';
import { SameNumbers } from '@/components/claim/form/same-numbers';
import { AuditCard } from '@/components/claim-detail/audit/audit-card';
import { claimKeys } from '@/components/claim-detail/claim-keys';
import { AssignCard } from '@/components/claim-detail/status/assign-card';
import { StatusCard } from '@/components/claim-detail/status/status-card';
import { VersionsCard } from '@/components/claim-detail/versions/versions-card';
import { OpenHere } from '@/components/documents/viewer/open-here';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { JudgedCard } from '@/components/objections/judged-card';
import { PapersCard } from '@/components/papers/papers-card';
import { QuestionsCard } from '@/components/questions/questions-card';
import { useUser } from '@/components/shell/session/use-user';
import { TransfersCard } from '@/components/transfers/transfers-card';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import { KeptContent } from '@/components/ui/tabs/kept-content';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs/tabs';
import { may } from '@/lib/access/permissions';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { letterOf } from '@/lib/forms/letter';

/** For papers that come by post, when the creditor has no account to add them. */
const AddDocuments = onDemand(
  async () => (await import('@/components/claim-detail/documents/add-documents')).AddDocuments,
  { loading: Spinner },
);

const ClaimFile = onDemand(
  async () => (await import('@/components/claim-files/claim-file')).ClaimFile,
  { loading: Spinner },
);

interface ClaimPartsProps {
  claim: PresentedClaim;
  tabs: readonly ClaimTab[];
  tab: ClaimTab;
  onTab: (tab: ClaimTab) => void;
  ref: Ref<HTMLDivElement>;
}

const keyOf = {
  form: 'tabForm',
  documents: 'tabDocuments',
  decision: 'tabDecision',
  same: 'tabSame',
  versions: 'tabVersions',
  trail: 'tabTrail',
} as const satisfies Record<ClaimTab, keyof typeof claimKeys.keyOf>;

export function ClaimParts({ claim, tabs, tab, onTab, ref }: ClaimPartsProps) {
  const t = useTranslations('glance.tabs');
  const hint = useKeyHint(claimKeys);
  const { role } = useUser();
  const { documents } = claim;
  const counts = {
    letter: letterOf(claim.creditorType),
    count: { documents: documents.length, decision: claim.determination?.number ?? 0 },
  };
  const labels: Record<ClaimTab, string> = {
    form: t('form', { letter: counts.letter }),
    documents: t('documents', { count: counts.count.documents }),
    decision: t('decision', { count: counts.count.decision }),
    same: t('same'),
    versions: t('versions', { count: claim.version }),
    trail: t('trail'),
  };
  return (
    <Tabs value={tab} onValueChange={(value) => onTab(value as ClaimTab)} className="min-w-0">
      <TabsList
        aria-label={t('label')}
        className="flex-wrap [&>button]:flex-auto [&>button]:px-2.5 [&>button]:whitespace-nowrap"
      >
        {tabs.map((each) => (
          <TabsTrigger key={each} value={each} {...hint(keyOf[each])}>
            {labels[each]}
          </TabsTrigger>
        ))}
      </TabsList>
      <div ref={ref} tabIndex={-1} className="outline-none">
        <TabsContent value="form">
          <FiledForm claim={claim} />
        </TabsContent>
        <TabsContent value="documents" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <DocumentsCard documents={documents}>
            <div className="xl:hidden">
              <OpenHere claimId={claim.id} documents={documents} />
            </div>
            {claim.claimant.email === null && may(role, 'document.upload') && (
              <AddDocuments claim={claim} />
            )}
          </DocumentsCard>
          <PapersCard claim={claim} />
          {may(role, 'claim.file') && <ClaimFile claimId={claim.id} />}
        </TabsContent>
        <KeptContent value="decision" className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-5">
          {may(role, 'claim.ask') && <QuestionsCard claim={claim} />}
          {may(role, 'claim.setStatus') && <StatusCard claim={claim} />}
          {may(role, 'claim.assign') && <AssignCard claim={claim} />}
          <JudgedCard claim={claim} />
          <JudgedChangesCard claim={claim} />
          <LateCard claim={claim} />
          <DeterminationsCard claim={claim} />
          <TransfersCard claim={claim} />
        </KeptContent>
        <TabsContent value="same">
          <SameNumbers claimId={claim.id} />
        </TabsContent>
        <TabsContent value="versions">
          <VersionsCard claim={claim} />
        </TabsContent>
        <TabsContent value="trail">
          <AuditCard claim={claim} />
        </TabsContent>
      </div>
    </Tabs>
  );
}

const DeterminationList = onDemand(
  async () =>
    (await import('@/components/claim-detail/determinations/determination-list')).DeterminationList,
  { loading: Spinner },
);

function DeterminationsCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.determinations');
  return (
    <Card aria-labelledby="determinations-heading">
      <CardHeader
        id="determinations-heading"
        title={t('title')}
        text={claim.determination ? undefined : t('none')}
        divided={claim.determination !== null}
        actions={
          claim.status !== 'withdrawn' && (
            <Link
              href={`${paths.ipVerify}?claim=${claim.id}`}
              prefetch={false}
              className={buttonVariants({ variant: 'secondary', size: 'sm' })}
            >
              {t('toDesk')}
            </Link>
          )
        }
      />
      {claim.determination && (
        <CardBody>
          <DeterminationList claim={claim} />
        </CardBody>
      )}
    </Card>
  );
}

const LateTrackView = onDemand(
  async () => (await import('@/components/claim-detail/late/late-track-view')).LateTrackView,
  {
    loading: Spinner,
  },
);

/** For professionals. */
function LateCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('lateClaim');
  if (!claim.isLate && !claim.lateTrack) return null;
  return (
    <Card aria-labelledby="late-heading">
      <CardHeader id="late-heading" title={t('title')} />
      <CardBody>
        <LateTrackView claim={claim} />
      </CardBody>
    </Card>
  );
}
