'use client';

import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { StatusBadge } from '@/components/ui/status-badge';
import type { SelectionSummary } from '@/lib/claims/queues/selections/summary';
import { paths } from '@/lib/client/paths/paths';
import { formatMoney } from '@/lib/format/money';
import { claimStatuses } from '@/lib/reference/claim-status';
import type { Summarised } from './use-summary';

const doubts = ['noDocuments', 'flagged', 'late'] as const;

/** How many rupees a change is about, the claims by status, and those that need a second look. */
export function SummaryLine({ summarised }: { summarised: Summarised }) {
  const { summary, changing, settled, error, unselected, retry, retrying } = summarised;
  const t = useTranslations('ip.bulk');
  if (error)
    return (
      <CallFailure
        title={t(unselected ? 'selectFailed' : 'summaryFailed')}
        error={error}
        retrying={retrying}
        onRetry={retry}
      />
    );
  const doubtful = doubts.filter((name) => summary && summary[name] > 0);
  return (
    <div
      aria-busy={!summary}
      className="mb-4 grid gap-2 rounded-md border border-line bg-paper px-3 py-2"
    >
      <p className="figures text-xl font-semibold text-peacock-deep">
        {changing ? formatMoney(changing.amount) : t(settled ? 'adding' : 'savingFirst')}{' '}
        {summary && changing && changing.claims < summary.claims && (
          <span className="text-base">{t('ofClaims', { count: changing.claims })}</span>
        )}
      </p>
      <dl className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2">
        <dt className="font-semibold">{t('standing')}</dt>
        {claimStatuses.map((status) => {
          const count = summary?.statuses[status];
          return (
            count && (
              <dd key={status} className="flex items-center gap-1.5">
                {summary.claims > 1 && <span className="figures">{t('number', { count })}</span>}
                <StatusBadge status={status} />
              </dd>
            )
          );
        })}
      </dl>
      {summary && doubtful.length > 0 && (
        <p className="font-semibold text-red">
          {doubtful.map((name) => t(`doubts.${name}`, { count: summary[name] })).join(' · ')}
        </p>
      )}
      {summary && summary.claims > 1 && doubtful.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1">{t('which')}</summary>
          <dl className="grid gap-2">
            {doubtful.map((name) => (
              <Named
                key={name}
                heading={t(`doubts.${name}`, { count: summary[name] })}
                claims={summary.named[name]}
                more={summary[name] - summary.named[name].length}
              />
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

interface NamedProps {
  heading: string;
  claims: SelectionSummary['named']['late'];
  more: number;
}

function Named({ heading, claims, more }: NamedProps) {
  const t = useTranslations('ip.bulk');
  return (
    <div>
      <dt className="text-sm text-ink-soft">{heading}</dt>
      <dd className="flex flex-wrap gap-x-3">
        {claims.map(({ id, claimNumber }) => (
          <a
            key={id}
            href={paths.ipClaim(id)}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-6 items-center"
          >
            {claimNumber}
          </a>
        ))}
        {more > 0 && <span>{t('more', { count: more })}</span>}
      </dd>
    </div>
  );
}
