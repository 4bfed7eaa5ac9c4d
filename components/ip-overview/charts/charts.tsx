'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Spinner } from '@/components/ui/loading/spinner';
import { queries } from '@/lib/client/queries/queries';
import { ByStatus } from './by-status';
import { ByType } from './by-type';
import { Determined } from './determined';
import { OldestUndecided } from './oldest-undecided';
import { PerDay } from './per-day';

/** What the overview holds. */
export function Charts() {
  const t = useTranslations('ip.overview');
  const overview = useQuery({ ...queries.overview, refetchOnMount: 'always' });
  if (overview.error) {
    return (
      <CallFailure
        title={t('failed')}
        error={overview.error}
        retrying={overview.isFetching}
        onRetry={() => void overview.refetch()}
      />
    );
  }
  if (!overview.data) {
    return (
      <p className="grid min-h-96 place-items-center">
        <Spinner label={t('loading')} showLabel />
      </p>
    );
  }
  const { byType, byStatus, perDay, lastDateForClaims, oldestUndecided, determined } =
    overview.data;
  if (perDay.length === 0) return <p className="py-4 text-ink-soft">{t('empty')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <ByType figures={byType} />
      <ByStatus figures={byStatus} />
      <PerDay counts={perDay} lastDate={lastDateForClaims} />
      <OldestUndecided claims={oldestUndecided} />
      <div className="min-w-0 lg:col-span-2">
        <Determined determined={determined} />
      </div>
    </div>
  );
}
