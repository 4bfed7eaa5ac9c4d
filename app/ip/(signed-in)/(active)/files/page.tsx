import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FilesPage } from '@/components/claim-files/files-page';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('claimFiles'))('title') };
}

export default function Page() {
  return (
    <Words of={['claimFiles']}>
      <PageMain width="reading">
        <FilesPage />
      </PageMain>
    </Words>
  );
}
