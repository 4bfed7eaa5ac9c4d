'use client';

import { useTranslations } from 'next-intl';
import type { PresentedAuditEntry } from '@/lib/audit/read';

/** From where it was done, for whoever asks. */
export function AuditOrigin({ entry }: { entry: PresentedAuditEntry }) {
  const t = useTranslations('claim.audit');
  if (!entry.ipAddress && !entry.userAgent) return null;
  return (
    <details className="text-sm text-ink-soft">
      <summary className="w-fit cursor-pointer py-1 max-md:py-3">{t('more')}</summary>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{t('address')}</dt>
        <dd className="figures wrap-anywhere">{entry.ipAddress ?? t('unknown')}</dd>
        <dt className="font-semibold">{t('browser')}</dt>
        <dd className="wrap-anywhere">{entry.userAgent ?? t('unknown')}</dd>
      </dl>
    </details>
  );
}
