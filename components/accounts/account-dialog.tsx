'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { ProofDialog } from '@/components/team/proof-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import type { ImportedFile } from '@/lib/claims/queues/quarantine/read';
import { accountMutations } from '@/lib/client/mutations/accounts';
import { consoleQueries } from '@/lib/client/queries/console';
import { formatDateTime } from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import { AccountConfirm } from './account-confirm';
import { accountName } from './account-name';
import { type AccountTask, tasksOf } from './account-tasks';

type AccountDialogProps = { account: AccountUsage; onClose: () => void };

/** What an account stores, its files of claims, and what an administrator can do about it. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const t = useTranslations('ip.accounts');
  const [asked, ask] = useState<AccountTask | null>(null);
  const { id, email, role, status, storedBytes, addedToday, imports } = account;
  const name = accountName(account);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={<span className="wrap-anywhere">{email}</span>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="peacock">{t(`roles.${role}`)}</Badge>
          {status === 'disabled' && <Badge tone="gray">{t('suspended')}</Badge>}
          <span className="figures">
            {t('uses', { stored: formatFileSize(storedBytes), today: formatFileSize(addedToday) })}
          </span>
        </p>
        {tasksOf(account).map((task) => (
          <div key={task} className="grid justify-items-start gap-1.5 border-t border-line pt-3">
            <p className="text-ink-soft">{t(`follows.${task}`, { name })}</p>
            <Button
              variant="secondary"
              aria-label={t(`doFor.${task}`, { name })}
              onClick={() => ask(task)}
            >
              {t(`do.${task}`)}
            </Button>
          </div>
        ))}
        {imports > 0 && (
          <section className="border-t border-line pt-3" aria-label={t('columns.imports')}>
            <h3 className="text-lg text-peacock-deep">{t('files', { count: imports })}</h3>
            <AccountFiles userId={id} />
          </section>
        )}
      </div>
      {asked && (
        <AccountConfirm task={asked} account={account} name={name} onClose={() => ask(null)} />
      )}
    </Dialog>
  );
}

/** An administrator can quarantine each of an account's files of claims as a whole. */
function AccountFiles({ userId }: { userId: string }) {
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
