'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ExaminedContact } from '@/components/claim/examined-contact';
import { CallFailure } from '@/components/claims/call-failure';
import { Alert } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/loading/spinner';
import { examinedClaims } from '@/lib/client/examined-claims';
import { paths } from '@/lib/client/paths/paths';
import { formatMoney } from '@/lib/format/money';

/** The person's claims in quarantine, which no list has. */
export function ExaminedClaims({ count }: { count: number }) {
  const t = useTranslations('claim.examined');
  const { data, error, isFetching, refetch } = useQuery(examinedClaims);
  const more = data ? data.total - data.claims.length : 0;
  return (
    <Alert tone="amber" title={t('some', { count })} className="mx-4 mb-4 sm:mx-6">
      <p>{t('someText')}</p>
      <ExaminedContact />
      {!data && !error && <Spinner className="size-6" />}
      {!data && error && (
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <ul>
        {data?.claims.map(({ id, claimNumber, claimAmount }) => (
          <li key={id}>
            <Link
              href={paths.claim(id)}
              prefetch={false}
              className="link inline-block py-1 font-semibold max-md:py-2.5"
            >
              {claimNumber}
            </Link>{' '}
            <span className="figures">{formatMoney(claimAmount)}</span>
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more })}</li>}
      </ul>
    </Alert>
  );
}
