'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Spinner } from '@/components/ui/loading/spinner';
import { claimFileQueries } from '@/lib/client/queries/claim-files';
import { FileRow } from './file-row';

/** This person's whole files, of one claim alone where it is named; they go on being made without the page. */
export function FileList({ claimId }: { claimId?: string }) {
  const t = useTranslations('claimFiles');
  const { data, error, isFetching, refetch } = useQuery(claimFileQueries.all(claimId));
  if (error && !data)
    return (
      <CallFailure
        title={t('loadFailed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label={t('loading')} showLabel />;
  return (
    <div aria-live="polite">
      {data.files.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul>
          {data.files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
    </div>
  );
}
