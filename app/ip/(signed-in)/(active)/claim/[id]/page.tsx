import type { Metadata } from 'next';
import { ProfessionalClaim } from '@/components/claim-detail/professional-claim';
import { Words } from '@/components/shell/language/words';

export const metadata: Metadata = { title: 'Claim' };

type ClaimPageProps = { params: Promise<{ id: string }> };

export default async function ClaimPage({ params }: ClaimPageProps) {
  const { id } = await params;
  return (
    <Words of={['chat', 'claim', 'documents', 'forms', 'places']}>
      <ProfessionalClaim id={id} />
    </Words>
  );
}
