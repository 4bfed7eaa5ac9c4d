'use client';

import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/present';

const PaperList = onDemand(async () => (await import('./paper-list')).PaperList, {
  loading: Spinner,
});

/** What the portal says of a claim in writing. */
export function PapersCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.papers');
  return (
    <Card id="papers" aria-labelledby="papers-heading" className="scroll-mt-4">
      <CardHeader id="papers-heading" title={t('title')} text={t('text')} />
      <CardBody className="min-h-48">
        <PaperList claim={claim} />
      </CardBody>
    </Card>
  );
}
