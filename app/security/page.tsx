import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SecurityPage } from '@/components/security/security-page';
import { Words } from '@/components/shell/language/words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('security'))('title') };
}

export default function Page() {
  return (
    <Words of={['auth', 'claim', 'security', 'errors']}>
      <SecurityPage side="claimant" />
    </Words>
  );
}
