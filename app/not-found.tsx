import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteHeader } from '@/components/shell/header/site-header';
import { NotFoundCard } from '@/components/shell/not-found-card';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ui.notFound'))('title') };
}

// Rendered with every page, in case it is needed, so it needs no data.
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
