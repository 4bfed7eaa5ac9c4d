import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CorrectClaim } from '@/components/enter-claim/correct-claim';
import { Words } from '@/components/shell/language/words';

type CorrectPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('enter'))('correct.title') };
}

export default async function CorrectPage({ params }: CorrectPageProps) {
  const { id } = await params;
  return (
    <Words of={['auth', 'claim', 'documents', 'enter', 'forms', 'places', 'viewer', 'wizard']}>
      {/* Without first data: text typed before the page is interactive would be lost. */}
      <CorrectClaim id={id} />
    </Words>
  );
}
