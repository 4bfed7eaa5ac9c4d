'use client';

import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';

const JudgedObjections = onDemand(
  async () => (await import('./judged-objections')).JudgedObjections,
  { loading: Spinner },
);

export function JudgedCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('objections.said');
  if (claim.objection === null) return null;
  return (
    <Card aria-labelledby="objections-heading">
      <CardHeader id="objections-heading" title={t('title')} />
      <CardBody>
        <JudgedObjections claim={claim} />
      </CardBody>
    </Card>
  );
}
