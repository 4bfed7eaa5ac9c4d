import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CaseSettings } from '@/components/case/case-settings';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ip'))('case.title') };
}

export default function Page() {
  return (
    <PageMain>
      <CaseSettings />
    </PageMain>
  );
}
