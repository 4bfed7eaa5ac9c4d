import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountsPage } from '@/components/accounts/accounts-page';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ip'))('accounts.title') };
}

export default function Page() {
  return (
    <PageMain>
      <AccountsPage />
    </PageMain>
  );
}
