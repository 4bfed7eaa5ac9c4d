'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { StatusBadge } from '@/components/ui/status-badge';
import { RowLink } from '@/components/ui/table/row-link';
import { paths } from '@/lib/client/paths/paths';
import { consoleQueries } from '@/lib/client/queries/console';

const maxInitialRows = 5;

/** For a flagged claim: the other claims that share a number with it, and which numbers. */
export function SameNumbers({ claimId }: { claimId: string }) {
  const t = useTranslations('claim.same');
  const list = new Intl.ListFormat(useLocale());
  const [all, setAll] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(consoleQueries.sameIdentifiers(claimId));
  if (error && !data) {
    return (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return null;
  if (data.claims.length === 0) return <p className="text-ink-soft">{t('elsewhere')}</p>;
  return (
    <div id="same" tabIndex={-1} className="pointed">
      <Alert tone="amber" title={t('title')}>
        <ul className="grid gap-1">
          {data.claims
            .slice(0, all ? undefined : maxInitialRows)
            .map(({ id, claimNumber, creditorName, status, kinds }) => (
              <li key={id} className="wrap-anywhere">
                <RowLink href={paths.ipClaim(id)} className="link figures">
                  {claimNumber}
                </RowLink>{' '}
                {t('line', {
                  name: creditorName,
                  numbers: list.format(kinds.map((kind) => t(`kinds.${kind}`))),
                })}{' '}
                <span className="inline-block align-middle">
                  <StatusBadge status={status} />
                </span>
              </li>
            ))}
        </ul>
        {!all && data.claims.length > maxInitialRows && (
          <Button variant="secondary" size="sm" className="mt-2" onClick={() => setAll(true)}>
            {t('all', { count: data.claims.length })}
          </Button>
        )}
        {all && data.more && <p>{t('more')}</p>}
      </Alert>
    </div>
  );
}
