import type { Metadata } from 'next';
import { AccountsPage } from '@/components/accounts/accounts-page';
import { PageMain } from '@/components/shell/page-main';

export const metadata: Metadata = { title: 'Accounts' };

export default function Page() {
  return (
    <PageMain width="reading">
      <AccountsPage />
    </PageMain>
  );
}
