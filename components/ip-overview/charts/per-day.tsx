'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formatDate } from '@/lib/format/date';
import { grouped } from '@/lib/format/grouped';
import type { Overview } from '@/lib/statistics/overview';
import { everyDay } from './days';
import { DaysChart } from './days-chart';
import { Figure } from './figure';
import { FigureTable } from './figure-table';

interface PerDayProps {
  counts: Overview['perDay'];
  lastDate: string | null;
}

/** How many claims came in on each day, before the last date for claims and after it. */
export function PerDay({ counts, lastDate }: PerDayProps) {
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
