import type { Metadata } from 'next';
import { SecurityPage } from '@/components/security/security-page';
import { Words } from '@/components/shell/language/words';

export const metadata: Metadata = { title: 'Security' };

export default function Page() {
  return (
    <Words of={['auth', 'claim', 'ip', 'security', 'errors']}>
      <SecurityPage side="ip" />
    </Words>
  );
}
