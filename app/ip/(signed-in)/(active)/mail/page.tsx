import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/shell/page-main';
import { UndeliveredMail } from '@/components/undelivered-mail/undelivered-mail';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ip'))('mail.title') };
}

export default function Page() {
  return (
    <PageMain width="reading">
      <UndeliveredMail />
    </PageMain>
  );
}
