'use client';

import { useTranslations } from 'next-intl';
import type { BulkResult } from '@/lib/client/mutations/claims';
import { paths } from '@/lib/client/paths';

/** The claims a change to many left as before, each with the reason. */
export function SkippedClaims({ skipped }: { skipped: BulkResult['skipped'] }) {
  const t = useTranslations('ip.bulk');
  return (
    <ul aria-label={t('left')} className="divide-y divide-line">
      {skipped.map(({ id, claimNumber, message }) => (
        <li key={id} className="py-2 first:pt-0">
          <a
            href={paths.ipClaim(id)}
            target="_blank"
            rel="noreferrer"
            className="link font-semibold"
          >
            {claimNumber}
          </a>
          <p className="text-ink-soft">{message}</p>
        </li>
      ))}
    </ul>
  );
}
