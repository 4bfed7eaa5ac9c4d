'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { browserNamed } from '@/lib/format/browser';
import { formatDateTime, formatTime } from '@/lib/format/date';
import { AuditIcon } from './audit-icon';
import { AuditSentence } from './audit-sentence';

/** What is no well-known browser is called by its own name where that is short. */
const shortName = 40;

interface AuditEntryProps {
  entry: PresentedAuditEntry;
  claim: PresentedClaim;
}

/** One thing that was done: a sentence, what was noted, and where it came from. */
export function AuditEntry({ entry, claim }: AuditEntryProps) {
  return (
    <li className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-8 bottom-0 left-4 w-px bg-line group-last:hidden"
      />
      <AuditIcon action={entry.action} />
      <div className="min-w-0">
        <p className="leading-8 wrap-anywhere">
          <AuditSentence entry={entry} claim={claim} />
        </p>
        <AuditNote note={entry.details.reviewNote ?? entry.details.reason} />
        <AuditOrigin entry={entry} />
      </div>
    </li>
  );
}

/** What was written to the claimant with a change, in its own words. */
function AuditNote({ note }: { note: unknown }) {
  if (typeof note !== 'string' || note === '') return null;
  return (
    <blockquote className="my-1 border-l-4 border-marigold bg-paper px-3 py-2 whitespace-pre-line wrap-anywhere">
      {note}
    </blockquote>
  );
}

/** When it was done and with what; the address, and the browser's own words, for whoever asks. */
function AuditOrigin({ entry }: { entry: PresentedAuditEntry }) {
  const t = useTranslations('claim.audit');
  const language = useLocale();
  const { ipAddress, userAgent, timestamp } = entry;
  const { browser, system } = browserNamed(userAgent ?? '');
  const other = userAgent && userAgent.length <= shortName ? userAgent : t('unknownBrowser');
  const name = browser && system ? t('browserOn', { browser, system }) : (browser ?? other);
  return (
    <details className="text-sm text-ink-soft">
      <summary className="w-fit py-1 max-md:py-3">
        <time dateTime={timestamp} className="figures">
          {formatTime(timestamp, language)}
        </time>
        {userAgent && ` · ${name}`}
        <span className="sr-only"> · {t('more')}</span>
      </summary>
      <dl className="grid gap-x-4 gap-y-1 pb-2 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{t('time')}</dt>
        <dd className="figures">{formatDateTime(timestamp, language)}</dd>
        <dt className="font-semibold">{t('address')}</dt>
        <dd className="figures wrap-anywhere">{ipAddress ?? t('unknown')}</dd>
        <dt className="font-semibold">{t('browser')}</dt>
        <dd className="wrap-anywhere">{userAgent ?? t('unknown')}</dd>
      </dl>
    </details>
  );
}
