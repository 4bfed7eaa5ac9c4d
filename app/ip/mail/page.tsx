import type { Metadata } from 'next';
import { Words } from '@/components/shell/language/words';
import { UndeliveredMailPage } from '@/components/undelivered-mail/undelivered-mail-page';

export const metadata: Metadata = { title: 'Undelivered Mail' };

export default function Page() {
  return (
    <Words of={['claim', 'ip', 'errors', 'auth']}>
      <UndeliveredMailPage />
    </Words>
  );
}
