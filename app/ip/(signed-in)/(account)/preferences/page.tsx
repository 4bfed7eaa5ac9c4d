import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PreferencesCard } from '@/components/preferences/preferences-card';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('preferences'))('title') };
}

export default function Page() {
  return (
    <Words of={['notification', 'preferences']}>
      <PageMain width="reading">
        <PreferencesCard />
      </PageMain>
    </Words>
  );
}
