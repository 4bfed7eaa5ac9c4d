'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Alert } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/loading/spinner';
import { editedSince } from '@/lib/claims/records/flags/edited';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { consoleQueries } from '@/lib/client/queries/console';
import { DeterminationEntry } from './determination-entry';

/** Newest first. */
export function DeterminationList({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.determinations');
  const { data, error, isFetching, refetch } = useQuery(consoleQueries.determinations(claim.id));
  const list = data?.determinations ?? [];
  const [newest] = list;
  const overtaken = newest?.state === 'proposed' && editedSince(claim);
  if (error && !data)
    return (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <p className="grid min-h-40 place-items-center">
        <Spinner label={t('loading')} showLabel />
      </p>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {overtaken && (
        <Alert tone="amber" title={t('edited')}>
          {t('editedText')}
        </Alert>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {list.map((one, index) => (
          <DeterminationEntry
            key={one.id}
            claim={claim}
            one={one}
            before={list[index + 1]}
            open={index === 0}
          />
        ))}
      </ol>
    </div>
  );
}
