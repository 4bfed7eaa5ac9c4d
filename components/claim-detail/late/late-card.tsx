'use client';

import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';

const LateTrackView = onDemand(async () => (await import('./late-track-view')).LateTrackView, {
  loading: Spinner,
});

/** The track of a claim that came late, for professionals. */
export function LateCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('lateClaim');
  if (!claim.isLate && !claim.lateTrack) return null;
  return (
    <Card aria-labelledby="late-heading">
      <CardHeader id="late-heading" title={t('title')} />
      <CardBody>
        <LateTrackView claim={claim} />
      </CardBody>
    </Card>
  );
}
