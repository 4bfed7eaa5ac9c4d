'use client';

import { useTranslations } from 'next-intl';
import { FoldingCard } from '@/components/claim/folding-card';
import { CardBody } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';

export const ClaimantObjections = onDemand(
  async () => (await import('./claimant-objections')).ClaimantObjections,
  { loading: Spinner },
);

interface ObjectionsCardProps {
  claim: PresentedClaim;
  /** Folded where nobody may object and nobody has. */
  folded: boolean;
}

/** For its claimant: what the list of creditors says of a claim, and a form to object. */
export function ObjectionsCard({ claim, folded }: ObjectionsCardProps) {
  const t = useTranslations('objections');
  if (claim.listedIn === null && claim.objection === null) return null;
  const idle = !claim.awaited?.objectUntil && claim.objection === null;
  return (
    <FoldingCard name="objections" title={t('title')} folded={folded && idle}>
      <CardBody>
        <ClaimantObjections claim={claim} />
      </CardBody>
    </FoldingCard>
  );
}
