import type { Metadata } from 'next';
import { PageMain } from '@/components/shell/page-main';
import { UndeliveredMail } from '@/components/undelivered-mail/undelivered-mail';

export const metadata: Metadata = { title: 'Undelivered Mail' };

export default function Page() {
  return (
    <PageMain width="reading">
      <UndeliveredMail />
    </PageMain>
  );
}
