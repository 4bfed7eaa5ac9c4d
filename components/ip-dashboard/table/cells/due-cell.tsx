'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ListedClaim } from '@/lib/claims/present';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { isClosed } from '@/lib/reference/claim-status';

/** The day by which a claim is to be verified, told apart once that is over and nothing was decided. */
export function DueCell({ claim: { verifyBy, status } }: { claim: ListedClaim }) {
  const t = useTranslations('ip.claims');
  const language = useLocale();
  if (!verifyBy) return <span className="text-ink-faint">–</span>;
  const day = formatDate(verifyBy, language);
  if (isClosed(status) || verifyBy >= dayInIndia(new Date())) return day;
  return (
    <span className="font-semibold text-red" title={t('overdue')}>
      {day}
      <span className="sr-only"> {t('overdue')}</span>
    </span>
  );
}
