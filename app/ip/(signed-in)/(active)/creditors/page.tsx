import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CreditorsPage } from '@/components/creditors/creditors-page';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('creditors'))('title') };
}

export default function Page() {
  return (
    <Words of={['creditors', 'forms.options.shared', 'law']}>
      <PageMain>
        <CreditorsPage />
      </PageMain>
    </Words>
  );
}
