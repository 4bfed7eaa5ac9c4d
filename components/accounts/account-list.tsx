'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { SearchBox } from '@/components/claims/filters/search-box';
import { useMark } from '@/components/claims/marks/use-mark';
import { windowWithLast } from '@/components/claims/page-window';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { NativeSelect } from '@/components/ui/select/native-select';
import { DataTable } from '@/components/ui/table/data-table';
import { Pagination } from '@/components/ui/table/pagination';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import { usageSortNames } from '@/lib/identity/claimants/usage-sorts';
import { AccountDialog } from './account-dialog';
import { accountOrders, accountsAfter } from './accounts-place';
import { useAccountColumns } from './use-account-columns';
import { useAccounts } from './use-accounts';

/** The accounts that store anything; a dialog manages one of them. */
export function AccountList() {
  const t = useTranslations('ip.accounts');
  const claims = useTranslations('ip.claims');
  const list = useAccounts();
  const [managed, manage] = useState<AccountUsage | null>(null);
  const { accounts, place, narrow, pageCount, span } = list;
  if (!accounts && !list.error) return <PageSpinner label={t('loading')} />;
  return (
    <Card aria-label={t('title')}>
      <CardBody className="flex flex-wrap gap-3">
        <div className="grow basis-64 md:max-w-xl">
          <SearchBox
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            value={place.search}
            onSearch={(search) => narrow({ search })}
          />
        </div>
        <div className="grow basis-36 md:hidden">
          <NativeSelect
            aria-label={t('sort')}
            value={`${place.sort}_${place.order}`}
            options={accountOrders.map(({ key }) => ({ value: key, label: t(`sorts.${key}`) }))}
            onChange={(event) => {
              const chosen = accountOrders.find(({ key }) => key === event.target.value);
              if (chosen) narrow({ sort: chosen.sort, order: chosen.order });
            }}
          />
        </div>
      </CardBody>
      {list.near && (
        <p role="status" className="px-4 pb-1 text-ink-soft sm:px-6">
          {claims('near')}
        </p>
      )}
      {accounts ? (
        <AccountsTable list={list} accounts={accounts} onManage={manage} />
      ) : (
        list.error && (
          <CardBody className="pt-0">
            <CallFailure
              title={t('failed')}
              error={list.error}
              retrying={list.retrying}
              onRetry={list.retry}
            />
          </CardBody>
        )
      )}
      {span.total > 0 && (
        <CardBody className="md:py-3">
          {pageCount > 1 ? (
            <Pagination
              label={t('title')}
              page={Math.min(place.page, pageCount)}
              pages={windowWithLast(place.page, pageCount)}
              pageCount={pageCount}
              summary={claims('showing', span)}
              onPageChange={list.goTo}
            />
          ) : (
            <p className="figures text-ink-soft" aria-live="polite">
              {claims('showing', span)}
            </p>
          )}
        </CardBody>
      )}
      {managed && (
        <AccountDialog
          account={accounts?.find(({ id }) => id === managed.id) ?? managed}
          onClose={() => manage(null)}
        />
      )}
    </Card>
  );
}

type AccountsTableProps = {
  list: ReturnType<typeof useAccounts>;
  accounts: AccountUsage[];
  onManage: (account: AccountUsage) => void;
};

function AccountsTable({ list, accounts, onManage }: AccountsTableProps) {
  const t = useTranslations('ip.accounts');
  const columns = useAccountColumns(onManage, useMark(list.marks));
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
