'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { StatusBadge } from '@/components/ui/status-badge';
import { RowLink } from '@/components/ui/table/row-link';
import { paths } from '@/lib/client/paths/paths';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { daysBetween } from '@/lib/format/days';
import { formatMoney } from '@/lib/format/money';
import type { Overview } from '@/lib/statistics/overview';

export function OldestUndecided({ claims }: { claims: Overview['oldestUndecided'] }) {
  const t = useTranslations('ip.overview');
  const language = useLocale();
  const id = useId();
  const today = dayInIndia(new Date());
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-3 text-lg text-peacock">
        {t('oldest')}
      </h3>
      {claims.length === 0 && <p className="text-ink-soft">{t('allDecided')}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-8 md:max-lg:grid-cols-2">
        {claims.map((claim) => (
          <li key={claim.id} className="border-b border-line py-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <RowLink href={paths.ipClaim(claim.id)} className="link font-semibold max-md:py-2">
                {claim.claimNumber}
              </RowLink>
              <time
                dateTime={claim.submittedAt}
                title={formatDate(claim.submittedAt, language)}
                className="figures font-semibold"
              >
                {t('waiting', { count: daysBetween(dayInIndia(claim.submittedAt), today) })}
              </time>
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-soft">
              <span className="min-w-0 wrap-anywhere">
                {claim.creditorName} ·{' '}
                <span className="figures">{formatMoney(claim.claimAmount)}</span>
              </span>
              <StatusBadge status={claim.status} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
