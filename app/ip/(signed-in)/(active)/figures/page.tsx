import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FiguresPage } from '@/components/figures/figures-page';
import { CaseProvider } from '@/components/shell/case/case-context';
import { caseForPage } from '@/components/shell/case/case-for-page';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('figures'))('title') };
}

export default async function Page() {
  return (
    <Words of={['figures', 'law']}>
      <CaseProvider facts={await caseForPage()} at={Date.now()}>
        <PageMain>
          <FiguresPage />
        </PageMain>
      </CaseProvider>
    </Words>
  );
}
