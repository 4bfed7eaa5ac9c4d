import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClaimEdit } from '@/components/claim-edit/claim-edit';
import { Words } from '@/components/shell/language/words';

type EditClaimPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('claim'))('edit.title') };
}

export default async function EditClaimPage({ params }: EditClaimPageProps) {
  const { id } = await params;
  return (
    <Words of={['claim', 'documents', 'forms', 'places', 'wizard', 'auth']}>
      {/* Without first data: text typed before the page is interactive would be lost. */}
      <ClaimEdit id={id} />
    </Words>
  );
}
