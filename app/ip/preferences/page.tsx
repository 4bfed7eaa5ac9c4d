import type { Metadata } from 'next';
import { PreferencesPage } from '@/components/preferences/preferences-page';
import { Words } from '@/components/shell/language/words';

export const metadata: Metadata = { title: 'Preferences' };

export default function Page() {
  return (
    <Words of={['claim', 'ip', 'preferences', 'errors']}>
      <PreferencesPage side="ip" />
    </Words>
  );
}
