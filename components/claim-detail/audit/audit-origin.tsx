'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import { browserNamed } from '@/lib/format/browser';
import { formatDateTime, formatTime } from '@/lib/format/date';

/** What is no well-known browser is called by its own name where that is short. */
const shortName = 40;

/** When it was done and with what; the address, and the browser's own words, for whoever asks. */
export function AuditOrigin({ entry }: { entry: PresentedAuditEntry }) {
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
