'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Spinner } from '@/components/ui/loading/spinner';
import { reachOf } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { queries } from '@/lib/client/queries/queries';
import { Figure, type FigureProps } from './figure';

type StatisticsProps = {
  role: Role;
  /** How many of the listed claims are in this person's hands. */
  mine: FigureProps['value'];
};

/** The figures of the claims, in one line where there is room. */
export function Statistics({ role, mine }: StatisticsProps) {
  const t = useTranslations('ip.statistics');
  const { data, error, isPending, isFetching, refetch } = useQuery(queries.statistics);
  if (error) {
    return (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const all = reachOf(role, 'statistics.read') === 'any' ? t('total') : t('assigned');
  return (
    <section aria-label={t('label')} aria-busy={isPending} className="mr-auto max-md:w-full">
      {isPending && (
        <span className="sr-only">
          <Spinner />
        </span>
      )}
      <dl className="figures-line">
        <Figure
          label={all}
          value={data?.total}
          note={data?.withdrawn ? t('withdrawn', { count: data.withdrawn }) : undefined}
        />
        <Figure label={t('pending')} value={data?.pending} />
        <Figure label={t('approved')} value={data?.approved} />
        <Figure label={t('rejected')} value={data && (data.rejected ?? 0)} />
        <Figure label={t('assigned')} value={mine} note={t('onThisPage')} />
      </dl>
    </section>
  );
}
