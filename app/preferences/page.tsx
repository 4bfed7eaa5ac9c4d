import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Words } from '@/components/layout/words';
import { PreferencesPage } from '@/components/preferences/preferences-page';

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
