'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import type { PresentedClaim } from '@/lib/claims/present';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { daysBetween } from '@/lib/format/days';
import { AuditEntry } from './audit-entry';

interface AuditDayProps {
  day: string;
  entries: PresentedAuditEntry[];
  claim: PresentedClaim;
}

/** What was done on one day. */
export function AuditDay({ day, entries, claim }: AuditDayProps) {
  const t = useTranslations('claim.audit');
  const language = useLocale();
  const ago = daysBetween(day, dayInIndia(new Date()));
  const name = ago === 0 ? t('today') : ago === 1 ? t('yesterday') : undefined;
  return (
    <section>
      <h3 className="mb-3 flex flex-wrap gap-x-2 text-base">
        {name && <span className="text-peacock">{name}</span>}
        <span className={name ? 'font-normal text-ink-soft' : 'text-peacock'}>
          {formatDate(day, language)}
        </span>
      </h3>
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {entries.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} claim={claim} />
        ))}
      </ol>
    </section>
  );
}
