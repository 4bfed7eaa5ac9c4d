'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { formatFileSize } from '@/lib/format/file-size';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import { AccountConfirm } from './account-confirm';
import { AccountFiles } from './account-files';
import { accountName } from './account-name';
import { type AccountTask, tasksOf } from './account-tasks';

type AccountDialogProps = { account: AccountUsage; onClose: () => void };

/** One account: what it keeps, the files of claims that came from it, and what can be done about it. */
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
