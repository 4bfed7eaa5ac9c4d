'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatFileSize } from '@/lib/format/file-size';
import { fullName } from '@/lib/format/person';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import { AccountConfirm } from './account-confirm';
import { AccountFiles } from './account-files';
import { type AccountTask, tasksOf } from './account-tasks';

/** One account: who it is, what it keeps, and what can be done about it. */
export function AccountRow({ account }: { account: AccountUsage }) {
  const t = useTranslations('ip.accounts');
  const [asked, ask] = useState<AccountTask | null>(null);
  const [files, showFiles] = useState(false);
  const { id, email, role, status, storedBytes, addedToday, imports } = account;
  const name = fullName(account) || (email ?? id);
  return (
    <li className="border-b border-line px-4 py-3 last:border-b-0 sm:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <Badge tone="peacock">{t(`roles.${role}`)}</Badge>
        {status === 'disabled' && <Badge tone="gray">{t('suspended')}</Badge>}
      </p>
      <p className="wrap-anywhere text-ink-soft">{email}</p>
      <p className="figures text-sm">
        {t('uses', { stored: formatFileSize(storedBytes), today: formatFileSize(addedToday) })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {tasksOf(account).map((task) => (
          <Button
            key={task}
            size="sm"
            variant="secondary"
            aria-label={t(`doFor.${task}`, { name })}
            onClick={() => ask(task)}
          >
            {t(`do.${task}`)}
          </Button>
        ))}
        {imports > 0 && (
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={files}
            onClick={() => showFiles(!files)}
          >
            {t('files', { count: imports })}
          </Button>
        )}
      </div>
      {files && <AccountFiles userId={account.id} />}
      {asked && (
        <AccountConfirm task={asked} account={account} name={name} onClose={() => ask(null)} />
      )}
    </li>
  );
}
