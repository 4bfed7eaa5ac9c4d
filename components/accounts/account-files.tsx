'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { ProofDialog } from '@/components/team/proof-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import type { ImportedFile } from '@/lib/claims/queues/quarantine/read';
import { accountMutations } from '@/lib/client/mutations/accounts';
import { consoleQueries } from '@/lib/client/queries/console';
import { formatDateTime } from '@/lib/format/date';

/** The files of claims of an account, each to be quarantined as a whole. */
export function AccountFiles({ userId }: { userId: string }) {
  const t = useTranslations('ip.accounts');
  const language = useLocale();
  const { data, error, isFetching, refetch } = useQuery(consoleQueries.importsOf(userId));
  const [asked, ask] = useState<ImportedFile | null>(null);
  if (!data) {
    return error ? (
      <CallFailure
        title={t('filesFailed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Spinner label={t('filesLoading')} />
    );
  }
  return (
    <ul className="mt-2 border-l-2 border-line pl-3">
      {data.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
          <span className="wrap-anywhere">{file.fileName}</span>
          <span className="figures text-sm text-ink-soft">
            {t('file', { count: file.claims, when: formatDateTime(file.importedAt, language) })}
          </span>
          {file.quarantineId ? (
            <Badge tone="yellow">{t('quarantine.inForce')}</Badge>
          ) : (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('quarantine.doFor', { name: file.fileName })}
              onClick={() => ask(file)}
            >
              {t('do.quarantine')}
            </Button>
          )}
        </li>
      ))}
      {asked && (
        <ProofDialog
          title={t('quarantine.ask', { name: asked.fileName })}
          description={t('quarantine.follows')}
          mutation={accountMutations.quarantine({ importId: asked.id })}
          submitLabel={t('do.quarantine')}
          danger
          onDone={({ claims }) => {
            ask(null);
            toast({ variant: 'success', title: t('quarantine.done', { count: claims }) });
          }}
          onClose={() => ask(null)}
        />
      )}
    </ul>
  );
}
