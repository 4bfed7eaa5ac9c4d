'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { UnprovenAddress } from '@/components/shell/account/unproven-address';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import { paths } from '@/lib/client/paths/paths';
import { transferQueries } from '@/lib/client/queries/transfers';
import { TransferEntry } from './transfer-entry';

/** The transfers that name the signed-in person as the new creditor, and their answers. */
export function ToldTransfers() {
  const t = useTranslations('transfers');
  const { data, error, isFetching, refetch } = useQuery(transferQueries.told);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <UnprovenAddress />
      <Card aria-labelledby="told-heading">
        <CardHeader level={1} id="told-heading" title={t('told.title')} text={t('told.text')} />
        <CardBody>
          {error && !data && (
            <CallFailure
              title={t('failed')}
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <Spinner label={t('loading')} showLabel />}
          {data?.transfers.length === 0 && <p className="text-ink-soft">{t('told.none')}</p>}
          {data && data.transfers.length > 0 && (
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 divide-y divide-line [&>li+li]:pt-4">
              {data.transfers.map((transfer) => (
                <TransferEntry key={transfer.id} transfer={transfer} />
              ))}
            </ol>
          )}
        </CardBody>
      </Card>
      <p>
        <Link className="link" href={paths.home}>
          {t('told.home')}
        </Link>
      </p>
    </div>
  );
}
