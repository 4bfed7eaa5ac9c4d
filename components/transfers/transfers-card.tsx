'use client';

import { useTranslations } from 'next-intl';
import { FoldingCard } from '@/components/claim/folding-card';
import { CardBody } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';

const TransfersView = onDemand(async () => (await import('./transfers-view')).TransfersView, {
  loading: Spinner,
});

interface TransfersCardProps {
  claim: PresentedClaim;
  folded?: boolean;
}

/** The transfers from a claim, or the one by which it came. */
export function TransfersCard({ claim, folded }: TransfersCardProps) {
  const t = useTranslations('transfers');
  return (
    <FoldingCard name="transfers" title={t('title')} folded={folded}>
      <CardBody>
        <TransfersView claim={claim} />
      </CardBody>
    </FoldingCard>
  );
}
