import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';
import { ToldTransfers } from '@/components/transfers/told-transfers';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('transfers'))('told.title') };
}

export default function Page() {
  return (
    <Words of={['documents', 'transfers']}>
      <PageMain width="reading">
        <ToldTransfers />
      </PageMain>
    </Words>
  );
}
