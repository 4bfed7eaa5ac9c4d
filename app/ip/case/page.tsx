import type { Metadata } from 'next';
import { CasePage } from '@/components/case/case-page';
import { Words } from '@/components/shell/language/words';

export const metadata: Metadata = { title: 'Case Settings' };

export default function Page() {
  return (
    <Words of={['ip', 'errors', 'auth']}>
      <CasePage />
    </Words>
  );
}
