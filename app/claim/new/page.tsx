import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClaimWizard } from '@/components/claim-wizard/claim-wizard';
import { LanguageSwitcher } from '@/components/layout/language-switcher';
import { SiteHeader } from '@/components/layout/site-header';
import { Words } from '@/components/layout/words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('wizard'))('title') };
}

export default function NewClaimPage() {
  return (
    <Words of={['forms', 'places', 'wizard', 'drafts', 'documents', 'errors']}>
      <SiteHeader actions={<LanguageSwitcher />} />
      <ClaimWizard />
    </Words>
  );
}
