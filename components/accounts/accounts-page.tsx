'use client';

import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/shell/back/back-link';
import { paths } from '@/lib/client/paths/paths';
import { AccountList } from './account-list';
import { QuarantineList } from './quarantine-list';

/** Who uses what, and what is in quarantine, for administrators. */
export function AccountsPage() {
  const t = useTranslations('ip.accounts');
  return (
    <>
      <BackLink home={paths.ipDashboard} />
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      <AccountList />
      <h2 className="mt-8 mb-3 text-xl text-peacock-deep">{t('quarantine.title')}</h2>
      <QuarantineList />
    </>
  );
}
