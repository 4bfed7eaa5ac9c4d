import type { Metadata } from 'next';
import { Words } from '@/components/layout/words';
import { SecurityPage } from '@/components/security/security-page';

export const metadata: Metadata = { title: 'Security' };

export default function Page() {
  return (
    <Words of={['auth', 'claim', 'ip', 'security', 'errors']}>
      <SecurityPage side="ip" />
    </Words>
  );
}
