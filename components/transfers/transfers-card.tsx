'use client';

import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/present';

const TransfersView = onDemand(async () => (await import('./transfers-view')).TransfersView, {
  loading: Spinner,
});

/** What of a claim goes to other creditors, or how it came from one. */
export function TransfersCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('transfers');
  return (
    <Card id="transfers" aria-labelledby="transfers-heading" className="scroll-mt-4">
      <CardHeader id="transfers-heading" title={t('title')} />
      <CardBody>
        <TransfersView claim={claim} />
      </CardBody>
    </Card>
  );
}
