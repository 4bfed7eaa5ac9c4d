import type { Metadata } from 'next';
import { Words } from '@/components/layout/words';
import { PreferencesPage } from '@/components/preferences/preferences-page';

export const metadata: Metadata = { title: 'Preferences' };

export default function Page() {
  return (
    <Words of={['claim', 'ip', 'preferences', 'errors']}>
      <PreferencesPage side="ip" />
    </Words>
  );
}
