'use client';

import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/present';

const ClaimantObjections = onDemand(
  async () => (await import('./claimant-objections')).ClaimantObjections,
  { loading: Spinner },
);

/** To its claimant: what the list of creditors says of a claim, and objecting to it. */
export function ObjectionsCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('objections');
  if (claim.listedIn === null && claim.objection === null) return null;
  return (
    <Card id="objections" aria-labelledby="objections-heading" className="scroll-mt-4">
      <CardHeader id="objections-heading" title={t('title')} />
      <CardBody>
        <ClaimantObjections claim={claim} />
      </CardBody>
    </Card>
  );
}
