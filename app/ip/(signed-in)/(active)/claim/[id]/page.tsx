import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProfessionalClaim } from '@/components/claim-detail/professional-claim';
import { Words } from '@/components/shell/language/words';
import { answer, FirstData } from '@/components/shell/session/first-data';
import { queries } from '@/lib/client/queries/queries';
import { firstReads } from '@/lib/http/pages/first-reads';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('claim'))('pageTitle') };
}

type ClaimPageProps = { params: Promise<{ id: string }> };

export default async function ClaimPage({ params }: ClaimPageProps) {
  const { id } = await params;
  return (
    <Words
      of={[
        'changes',
        'chat',
        'claim',
        'documents',
        'flags',
        'forms',
        'glance',
        'keys',
        'late',
        'lateClaim',
        'law',
        'objections',
        'places',
        'questions',
        'transfers',
        'viewer',
      ]}
    >
      <FirstData of={[answer(queries.claim(id), firstReads.claim(id))]}>
        <ProfessionalClaim id={id} />
      </FirstData>
    </Words>
  );
}
