import type { Metadata } from 'next';
import { IpDashboardPage } from '@/components/ip-dashboard/ip-dashboard-page';
import { Words } from '@/components/shell/language/words';

export const metadata: Metadata = { title: 'IP Dashboard' };

export default function Page() {
  return (
    <Words of={['chat', 'documents', 'ip', 'forms', 'errors', 'auth']}>
      <IpDashboardPage />
    </Words>
  );
}
