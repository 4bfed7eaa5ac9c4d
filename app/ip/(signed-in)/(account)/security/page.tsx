import type { Metadata } from 'next';
import { SecurityCards } from '@/components/security/security-cards';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';

export const metadata: Metadata = { title: 'Security' };

export default function Page() {
  return (
    <Words of={['security']}>
      <PageMain width="reading">
        <SecurityCards />
      </PageMain>
    </Words>
  );
}
