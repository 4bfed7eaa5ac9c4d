import type { Metadata } from 'next';
import { IpDashboard } from '@/components/ip-dashboard/ip-dashboard';
import { Words } from '@/components/shell/language/words';

export const metadata: Metadata = { title: 'IP Dashboard' };

export default function Page() {
  return (
    <Words of={['chat', 'documents', 'forms', 'errors.judged']}>
      <IpDashboard />
    </Words>
  );
}
