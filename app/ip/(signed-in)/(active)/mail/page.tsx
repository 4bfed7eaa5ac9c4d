import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UndeliveredMail } from '@/components/mail/undelivered/undelivered-mail';
import { PageMain } from '@/components/shell/page-main';

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
