'use client';

import { useTranslations } from 'next-intl';
import { consoleQueries } from '@/lib/client/console-queries';
import { AccountRow } from './account-row';
import { PagedList } from './paged-list';

/** The accounts that keep most first. */
export function AccountList() {
  const t = useTranslations('ip.accounts');
  return (
    <PagedList
      query={consoleQueries.usage}
      rowsOf={({ accounts, total }) => ({
        rows: accounts.map((account) => <AccountRow key={account.id} account={account} />),
        total,
      })}
      label={t('title')}
      loading={t('loading')}
      failed={t('failed')}
      none={t('none')}
    />
  );
}
