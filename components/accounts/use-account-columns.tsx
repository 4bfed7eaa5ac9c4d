'use client';

import { useTranslations } from 'next-intl';
import type { Mark } from '@/components/claims/marks/mark-with';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Column } from '@/components/ui/table/column';
import { formatFileSize } from '@/lib/format/file-size';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import { accountName } from './account-name';
import { tasksOf } from './account-tasks';

export function useAccountColumns(
  onManage: (account: AccountUsage) => void,
  mark: Mark,
): Column<AccountUsage>[] {
  const t = useTranslations('ip.accounts');
  return [
    {
      id: 'name',
      header: t('columns.name'),
      cell: (account) => (
        <span className="block min-w-0">
          <span className="font-semibold wrap-anywhere">{mark(accountName(account))}</span>
          <span className="block text-base font-normal wrap-anywhere text-ink-soft">
            {account.email && mark(account.email)}
          </span>
        </span>
      ),
      card: 'title',
    },
    {
      id: 'role',
      header: t('columns.role'),
      cell: ({ role, status }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone="peacock">{t(`roles.${role}`)}</Badge>
          {status === 'disabled' && <Badge tone="gray">{t('suspended')}</Badge>}
        </span>
      ),
    },
    {
      id: 'storedBytes',
      header: t('columns.storedBytes'),
      cell: ({ storedBytes }) => formatFileSize(storedBytes),
      align: 'end',
      nowrap: true,
    },
    {
      id: 'addedToday',
      header: t('columns.addedToday'),
      cell: ({ addedToday }) => formatFileSize(addedToday),
      align: 'end',
      nowrap: true,
    },
    {
      id: 'imports',
      header: t('columns.imports'),
      cell: ({ imports }) => imports,
      align: 'end',
      from: 'lg',
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      cell: (account) =>
        (tasksOf(account).length > 0 || account.imports > 0) && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('manageOne', { name: accountName(account) })}
            onClick={() => onManage(account)}
          >
            {t('manage')}
          </Button>
        ),
      card: 'actions',
    },
  ];
}
