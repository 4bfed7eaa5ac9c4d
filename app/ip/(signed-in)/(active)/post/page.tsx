import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PaperPost } from '@/components/mail/by-post/paper-post';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('post'))('title') };
}

export default function Page() {
  return (
    <Words of={['post']}>
      <PageMain width="reading">
        <PaperPost />
      </PageMain>
    </Words>
  );
}
