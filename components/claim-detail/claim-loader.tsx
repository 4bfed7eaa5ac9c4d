'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isMissing } from '@/components/claim-detail/form/is-missing';
import { CallFailure } from '@/components/claims/call-failure';
import type { PresentedClaim } from '@/lib/claims/present';
import { usePolling } from '@/lib/client/live/live-state';
import { polling, queries } from '@/lib/client/queries';
import { ClaimNotFound } from './claim-not-found';
import { ClaimSkeleton } from './claim-skeleton';

interface ClaimLoaderProps {
  id: string;
  /** Where 'Go Back' leads when there is nothing to go back to. */
  home: string;
  children: (claim: PresentedClaim) => ReactNode;
}

/** Draws its children for the claim, once there is one. */
export function ClaimLoader({ id, home, children }: ClaimLoaderProps) {
  const t = useTranslations('claim');
  const interval = usePolling(polling.claim);
  // Asked anew on each visit: the other side may have changed it since.
  const claim = useQuery({
    ...queries.claim(id),
    refetchOnMount: 'always',
    refetchInterval: interval,
  });
  if (isMissing(claim.error)) return <ClaimNotFound home={home} />;
  if (claim.data) return children(claim.data);
  if (!claim.error) return <ClaimSkeleton />;
  return (
    <CallFailure
      title={t('failed')}
      error={claim.error}
      retrying={claim.isFetching}
      onRetry={() => void claim.refetch()}
    />
  );
}
