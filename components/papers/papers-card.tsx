'use client';

import { useTranslations } from 'next-intl';
import { FoldingCard } from '@/components/claim/folding-card';
import { CardBody } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';

const PaperList = onDemand(async () => (await import('./paper-list')).PaperList, {
  loading: Spinner,
});

interface PapersCardProps {
  claim: PresentedClaim;
  folded?: boolean;
}

export function PapersCard({ claim, folded }: PapersCardProps) {
  const t = useTranslations('claim.papers');
  return (
    <FoldingCard name="papers" title={t('title')} text={t('text')} folded={folded}>
      <CardBody className="min-h-48">
        <PaperList claim={claim} />
      </CardBody>
    </FoldingCard>
  );
}
