'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/table/data-table';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import { usageSortNames } from '@/lib/identity/claimants/usage-sorts';
import { accountsAfter } from './accounts-place';
import { useAccountColumns } from './use-account-columns';
import type { useAccounts } from './use-accounts';

type AccountsTableProps = {
  list: ReturnType<typeof useAccounts>;
  accounts: AccountUsage[];
  onManage: (account: AccountUsage) => void;
};

export function AccountsTable({ list, accounts, onManage }: AccountsTableProps) {
  const t = useTranslations('ip.accounts');
  const columns = useAccountColumns(onManage);
  const { place, narrow } = list;
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={accounts}
      rowId={({ id }) => id}
      loading={list.loading}
      loadingLabel={t('loading')}
      sorting={{
        columns: usageSortNames,
        by: place.sort,
        order: place.order,
        onSort: (column) => narrow(accountsAfter(place, column)),
      }}
      empty={
        <div className="grid justify-items-center gap-3 text-ink-soft">
          <p>{t(place.search ? 'noMatch' : 'none')}</p>
          {place.search && (
            <Button variant="secondary" onClick={() => narrow({ search: '' })}>
              {t('clear')}
            </Button>
          )}
        </div>
      }
    />
  );
}
