'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Spinner } from '@/components/ui/loading/spinner';
import { queries } from '@/lib/client/queries/queries';
import { formatDate } from '@/lib/format/date';
import { grouped } from '@/lib/format/grouped';
import { formatMoney } from '@/lib/format/money';
import { formatMoneyShort } from '@/lib/format/money-short';
import { inPaise, inRupees, parts, totalOf } from '@/lib/law/amounts';
import type { Overview } from '@/lib/statistics/overview';
import { Bars } from './bars';
import { ByStatus } from './by-status';
import { ByType } from './by-type';
import { everyDay } from './days';
import { DaysChart } from './days-chart';
import { Figure } from './figure';
import { FigureTable } from './figure-table';
import { OldestUndecided } from './oldest-undecided';

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

const looks: Record<(typeof parts)[number], { fill: string; stroke: string }> = {
  admitted: { fill: 'var(--color-green)', stroke: 'var(--color-green)' },
  contingent: { fill: 'var(--color-yellow)', stroke: 'var(--color-yellow)' },
  notAdmitted: { fill: 'var(--color-red)', stroke: 'var(--color-red)' },
  underVerification: { fill: 'var(--color-gray)', stroke: 'var(--color-gray)' },
};

/** How much of the claimed amount is admitted, contingent, not admitted and under verification. */
function Determined({ determined }: { determined: Overview['determined'] }) {
  const language = useLocale();
  const t = useTranslations('ip.overview');
  const total = inRupees(totalOf(determined.map(({ amounts }) => inPaise(amounts))));
  return (
    <Figure
      title={t('determined')}
      chart={
        <Bars
          rows={parts.map((part) => ({
            ...looks[part],
            key: part,
            label: t(`parts.${part}`),
            value: Number(total[part]),
            shown: formatMoneyShort(total[part], language),
          }))}
        />
      }
      table={
        <FigureTable
          caption={t('determined')}
          headers={[t('part'), t('partAmount')]}
          rows={parts.map((part) => [t(`parts.${part}`), formatMoney(total[part])])}
          total={[t('parts.claimed'), formatMoney(total.claimed)]}
        />
      }
    />
  );
}

interface PerDayProps {
  counts: Overview['perDay'];
  lastDate: string | null;
}

/** How many claims came on each day, before and after the last date for claims. */
function PerDay({ counts, lastDate }: PerDayProps) {
  const t = useTranslations('ip.overview');
  const language = useLocale();
  const days = useMemo(() => everyDay(counts, lastDate), [counts, lastDate]);
  const received = days.filter(({ count }) => count > 0);
  const late = received.reduce((sum, { count, late }) => sum + (late ? count : 0), 0);
  return (
    <Figure
      title={t('perDay')}
      summary={
        lastDate
          ? t('lastDateSummary', {
              day: formatDate(lastDate, language),
              late: grouped.format(late),
            })
          : t('noLastDate')
      }
      chart={<DaysChart days={days} lastDate={lastDate} />}
      table={
        <FigureTable
          caption={t('perDay')}
          headers={[t('day'), t('claims'), ...(lastDate ? [t('onTime')] : [])]}
          rows={received.map(({ day, count, late }) => [
            formatDate(day, language),
            grouped.format(count),
            ...(lastDate ? [t(late ? 'late' : 'inTime')] : []),
          ])}
        />
      }
    />
  );
}
