'use client';

import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';

const JudgedChanges = onDemand(async () => (await import('./judged-changes')).JudgedChanges, {
  loading: Spinner,
});

export function JudgedChangesCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('changes.said');
  if (claim.changes.count === 0) return null;
  return (
    <Card aria-labelledby="changes-heading">
      <CardHeader id="changes-heading" title={t('title')} />
      <CardBody>
        <JudgedChanges claim={claim} />
      </CardBody>
    </Card>
  );
}
