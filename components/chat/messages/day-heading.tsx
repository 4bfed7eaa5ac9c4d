'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useNow } from '@/components/shell/case/use-now';
import { dayInIndia, formatDate } from '@/lib/format/date';

const dayLong = 24 * 60 * 60_000;

/** Where a new day begins in a conversation. */
export function DayHeading({ day }: { day: string }) {
  const t = useTranslations('chat');
  const language = useLocale();
  const now = useNow();
  const text =
    day === dayInIndia(now)
      ? t('today')
      : day === dayInIndia(new Date(now.getTime() - dayLong))
        ? t('yesterday')
        : formatDate(day, language);
  return (
    <li className="flex items-center gap-3 py-1 text-sm text-ink-soft">
      <span className="h-px grow bg-line" aria-hidden="true" />
      <h3 className="figures text-sm font-semibold">{text}</h3>
      <span className="h-px grow bg-line" aria-hidden="true" />
    </li>
  );
}
