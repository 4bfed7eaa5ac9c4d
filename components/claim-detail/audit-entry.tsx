'use client';

import { useTranslations } from 'next-intl';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import type { PresentedClaim } from '@/lib/claims/present';
import { formatDateTime } from '@/lib/format/date';
import { AuditDetails } from './audit-details';
import { AuditOrigin } from './audit-origin';

interface AuditEntryProps {
  entry: PresentedAuditEntry;
  claim: PresentedClaim;
}

/** One thing that was done. */
export function AuditEntry({ entry, claim }: AuditEntryProps) {
  const t = useTranslations('claim.audit');
  return (
    <li className="relative border-l-2 border-line pl-4">
      <span
        aria-hidden="true"
        className="absolute top-2 -left-[7px] size-3 rounded-full border-2 border-peacock bg-sheet"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{t(`actions.${entry.action}`)}</p>
        <time dateTime={entry.timestamp} className="figures text-sm text-ink-soft">
          {formatDateTime(entry.timestamp, 'en')}
        </time>
      </div>
      <p className="wrap-anywhere text-ink-soft">{entry.userFullName}</p>
      <AuditDetails entry={entry} claim={claim} />
      <AuditOrigin entry={entry} />
    </li>
  );
}
