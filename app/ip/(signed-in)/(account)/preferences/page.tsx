import type { Metadata } from 'next';
import { PreferencesCard } from '@/components/preferences/preferences-card';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';

export const metadata: Metadata = { title: 'Preferences' };

export default function Page() {
  return (
    <Words of={['notification', 'preferences']}>
      <PageMain width="reading">
        <PreferencesCard />
      </PageMain>
    </Words>
  );
}
