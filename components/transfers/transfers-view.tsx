'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { transferQueries } from '@/lib/client/queries/transfers';
import { ReportForm } from './report-form';
import { TransferEntry } from './transfer-entry';

export function TransfersView({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('transfers');
  const { data, error, isFetching, refetch } = useQuery(transferQueries.ofClaim(claim.id));
  const [reporting, setReporting] = useState(false);
  if (error && !data)
    return (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label={t('loading')} showLabel />;
  const { transfers, left } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {transfers.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {transfers.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 divide-y divide-line [&>li+li]:pt-4">
          {transfers.map((transfer) => (
            <TransferEntry key={transfer.id} transfer={transfer} />
          ))}
        </ol>
      )}
      {left !== null &&
        (reporting ? (
          <ReportForm claim={claim} left={left} onDone={() => setReporting(false)} />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setReporting(true)}>
              {t('report.open')}
            </Button>
          </div>
        ))}
    </div>
  );
}
