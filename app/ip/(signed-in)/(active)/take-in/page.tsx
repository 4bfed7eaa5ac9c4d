import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';
import { TakeInPage } from '@/components/take-in/take-in-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('takeIn'))('title') };
}

export default function Page() {
  return (
    <Words of={['takeIn', 'forms', 'law']}>
      <PageMain>
        <TakeInPage />
      </PageMain>
    </Words>
  );
}
