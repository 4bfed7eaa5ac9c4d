import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClaimantClaim } from '@/components/claim-detail/claimant-claim';
import { Words } from '@/components/shell/language/words';

type ClaimPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('claim'))('pageTitle') };
}

export default async function ClaimPage({ params }: ClaimPageProps) {
  const { id } = await params;
  return (
    <Words of={['chat', 'claim', 'documents', 'forms', 'places', 'auth']}>
      <ClaimantClaim id={id} />
    </Words>
  );
}
