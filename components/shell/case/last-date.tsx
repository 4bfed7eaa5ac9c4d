import { useLocale, useTranslations } from 'next-intl';
import type { CaseFacts } from '@/lib/case/fields';
import { claimWindow } from '@/lib/case/window';
import { formatDate } from '@/lib/format/date';

/** The last date for claims with the days left, or what holds after it; nothing without one. */
export function LastDate({ facts, at }: { facts: CaseFacts; at: Date }) {
  const t = useTranslations('guide.before');
  const language = useLocale();
  const found = claimWindow(facts, at);
  if (found.state === 'unknown') return null;
  return (
    <>
      <span className="font-semibold whitespace-nowrap">
        <time dateTime={found.lastDate}>{formatDate(found.lastDate, language)}</time>
        {found.state === 'open' && `, ${t('daysLeft', { count: found.daysLeft })}`}
      </span>
      {found.state !== 'open' && (
        <span className="block text-sm text-ink-soft">
          {found.state === 'late' && found.until
            ? t('lateUntil', { until: formatDate(found.until, language) })
            : t(found.state)}
        </span>
      )}
    </>
  );
}
