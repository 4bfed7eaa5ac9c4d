import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PreferencesPage } from '@/components/preferences/preferences-page';
import { Words } from '@/components/shell/language/words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('preferences'))('title') };
}

export default function Page() {
  return (
    <Words of={['claim', 'preferences', 'errors']}>
      <PreferencesPage side="claimant" />
    </Words>
  );
}
