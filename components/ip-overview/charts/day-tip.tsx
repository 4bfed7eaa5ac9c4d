'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { TooltipContentProps } from 'recharts';
import { formatDate } from '@/lib/format/date';
import type { DayCount } from './days';

/** What one day brought, beside the pointer. */
export function DayTip({ active, payload }: TooltipContentProps) {
  const t = useTranslations('ip.overview');
  const language = useLocale();
  const day: DayCount | undefined = payload[0]?.payload;
  if (!active || !day) return null;
  return (
    <div className="rounded-md border border-line bg-sheet px-3 py-1.5 text-sm shadow-raised">
      <p className="text-ink-soft">{formatDate(day.day, language)}</p>
      <p className="font-semibold">
        {t('claimsOfDay', { count: day.count })}
        {day.late && ` · ${t('late')}`}
      </p>
    </div>
  );
}
