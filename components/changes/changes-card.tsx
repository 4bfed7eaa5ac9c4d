'use client';

import { useTranslations } from 'next-intl';
import { FoldingCard } from '@/components/claim/folding-card';
import { CardBody } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { type BegunChange, takesPapers } from './begun';

export const ClaimantChanges = onDemand(
  async () => (await import('./claimant-changes')).ClaimantChanges,
  {
    loading: Spinner,
  },
);

interface ChangesCardProps {
  claim: PresentedClaim;
  /** The request that another part of the page begins. */
  begun: BegunChange | null;
  /** Folded while nothing waits for an answer. */
  folded: boolean;
}

/** To its claimant: asking for a change of a claim that is decided, or to read a paper for a part that is, and what became of each request. */
export function ChangesCard({ claim, begun, folded }: ChangesCardProps) {
  const t = useTranslations('changes');
  if (!takesPapers(claim) && claim.changes.count === 0) return null;
  const idle = claim.changes.open.length === 0;
  return (
    <FoldingCard name="changes" title={t('title')} folded={folded && idle}>
      <CardBody>
        <ClaimantChanges claim={claim} begun={begun} />
      </CardBody>
    </FoldingCard>
  );
}
