import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteHeader } from '@/components/shell/header/site-header';
import { NotFoundCard } from '@/components/shell/not-found-card';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ui.notFound'))('title') };
}

// Drawn with every page, in case it is needed: without what would have to be read for it.
export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <PageMain width="narrow">
        <NotFoundCard />
      </PageMain>
    </>
  );
}
