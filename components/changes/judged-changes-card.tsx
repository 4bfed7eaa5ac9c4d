'use client';

import { useTranslations } from 'next-intl';
import { useUser } from '@/components/shell/session/use-user';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import { may } from '@/lib/access/permissions';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { takesPapers } from './begun';

const JudgedChanges = onDemand(async () => (await import('./judged-changes')).JudgedChanges, {
  loading: Spinner,
});

const EnterChange = onDemand(async () => (await import('./enter-change')).EnterChange, {
  loading: Spinner,
});

export function JudgedChangesCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('changes.said');
  const mayEnter = may(useUser().role, 'claim.correct');
  const enters = mayEnter && claim.claimant.email === null && takesPapers(claim);
  if (claim.changes.count === 0 && !enters) return null;
  return (
    <Card aria-labelledby="changes-heading">
      <CardHeader id="changes-heading" title={t('title')} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {enters && <EnterChange claim={claim} />}
        {claim.changes.count > 0 && <JudgedChanges claim={claim} />}
      </CardBody>
    </Card>
  );
}
