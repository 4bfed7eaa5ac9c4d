import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SecurityCards } from '@/components/security/security-cards';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('security'))('title') };
}

export default function Page() {
  return (
    <Words of={['security']}>
      <PageMain width="reading">
        <SecurityCards />
      </PageMain>
    </Words>
  );
}
