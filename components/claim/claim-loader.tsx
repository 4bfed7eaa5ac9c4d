'use client';

import { useQuery } from '@tanstack/react-query';
import FileX from 'lucide-react/icons/file-x';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isMissing } from '@/components/claim/form/is-missing';
import { CallFailure } from '@/components/claims/call-failure';
import { BackLink } from '@/components/shell/back/back-link';
import { useGoBack } from '@/components/shell/back/use-go-back';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { usePolling } from '@/lib/client/live/live-state';
import { polling, queries } from '@/lib/client/queries/queries';

const skeletonCards = ['claimant', 'information', 'description', 'form'];

const skeletonLines = ['w-2/3', 'w-1/2', 'w-3/4', 'w-1/3'];

interface ClaimLoaderProps {
  id: string;
  /** Where 'Go Back' leads when there is nothing to go back to. */
  home: string;
  children: (claim: PresentedClaim) => ReactNode;
  /** For the notice while there is no claim. */
  className?: string;
}

/**
 * Loads a claim and renders it, or says that it is loading, failed or does not exist, with a way back unless the page has its
 * own (`back` false).
 */
export function useClaim(id: string, home: string, back = true) {
  const t = useTranslations('claim');
  const interval = usePolling(polling.claim);
  // Loaded again on each visit: the other side may have changed it.
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

export function ClaimLoader({ id, home, children, className }: ClaimLoaderProps) {
  const { claim, instead } = useClaim(id, home);
  if (claim) return children(claim);
  return className ? <div className={className}>{instead}</div> : instead;
}

function ClaimNotFound({ home }: { home: string }) {
  const t = useTranslations('claim.notFound');
  const goBack = useGoBack(home);
  return (
    <Card className="mx-auto max-w-lg">
      <CardBody className="grid justify-items-center gap-3 py-10 text-center">
        <FileX className="size-10 text-ink-soft" aria-hidden="true" />
        <h1 className="text-2xl text-peacock-deep">{t('title')}</h1>
        <p className="text-ink-soft">{t('text')}</p>
        <Button onClick={goBack}>{t('goBack')}</Button>
      </CardBody>
    </Card>
  );
}

export function ClaimSkeleton() {
  const t = useTranslations('claim');
  return (
    <div className="grid gap-5 sm:gap-6">
      <div className="flex items-center gap-4">
        <Skeleton className="h-9 w-56" />
        <Spinner label={t('loading')} className="size-6" />
      </div>
      <div className="grid gap-5 sm:gap-6 md:grid-cols-2">
        {skeletonCards.map((card) => (
          <Card key={card}>
            <CardBody className="grid gap-4">
              <Skeleton className="h-6 w-1/2" />
              {skeletonLines.map((width) => (
                <Skeleton key={width} className={`h-5 ${width}`} />
              ))}
            </CardBody>
          </Card>
        ))}
      </div>
    </div>
  );
}
