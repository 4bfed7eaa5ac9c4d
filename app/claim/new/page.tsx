import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClaimWizard } from '@/components/claim-wizard/claim-wizard';
import { WizardHeader } from '@/components/claim-wizard/wizard-header';
import { Words } from '@/components/shell/language/words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('wizard'))('title') };
}

export default function NewClaimPage() {
  return (
    <Words of={['forms', 'places', 'wizard', 'drafts', 'documents', 'errors']}>
      <WizardHeader />
      <ClaimWizard />
    </Words>
  );
}
