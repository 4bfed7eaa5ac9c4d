import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StartWizard } from '@/components/claim-wizard/start-wizard';
import { Words } from '@/components/shell/language/words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('wizard'))('title') };
}

export default function NewClaimPage() {
  return (
    <Words of={['forms', 'places', 'wizard', 'drafts', 'documents', 'guide', 'auth']}>
      <StartWizard />
    </Words>
  );
}
