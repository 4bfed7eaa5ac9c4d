'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isMissing } from '@/components/claim-detail/form/is-missing';
import { CallFailure } from '@/components/claims/call-failure';
import { BackLink } from '@/components/shell/back/back-link';
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
  /** Of what stands there instead, while there is none. */
  className?: string;
}

/**
 * A claim that is asked for: the claim, once there is one, and what stands in its place while there is none; with a way
 * back, unless the page has one of its own (`back` false).
 */
export function useClaim(id: string, home: string, back = true) {
  const t = useTranslations('claim');
  const interval = usePolling(polling.claim);
  // Asked anew on each visit: the other side may have changed it since.
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.claim(id),
    refetchOnMount: 'always',
    refetchInterval: interval,
  });
  if (isMissing(error)) return { instead: <ClaimNotFound home={home} /> };
  if (data) return { claim: data, instead: null };
  if (!error) return { instead: <ClaimSkeleton /> };
  return {
    instead: (
      <div className="grid justify-items-start gap-4">
        {back && <BackLink home={home} />}
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    ),
  };
}

/** Draws its children for the claim, once there is one. */
export function ClaimLoader({ id, home, children, className }: ClaimLoaderProps) {
  const { claim, instead } = useClaim(id, home);
  if (claim) return children(claim);
  return className ? <div className={className}>{instead}</div> : instead;
}
