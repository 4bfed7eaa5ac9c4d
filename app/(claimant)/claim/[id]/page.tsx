import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClaimantClaim } from '@/components/claim-detail/claimant-claim';
import { Words } from '@/components/shell/language/words';
import { answer, FirstData } from '@/components/shell/session/first-data';
import { changeQueries } from '@/lib/client/queries/changes';
import { lateQueries } from '@/lib/client/queries/late';
import { objectionQueries } from '@/lib/client/queries/objections';
import { queries } from '@/lib/client/queries/queries';
import { questionQueries } from '@/lib/client/queries/questions';
import { firstReads } from '@/lib/http/pages/first-reads';

type ClaimPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('claim'))('pageTitle') };
}

export default async function ClaimPage({ params }: ClaimPageProps) {
  const { id } = await params;
  return (
    <Words
      of={[
        'changes',
        'chat',
        'claim',
        'documents',
        'forms',
        'late',
        'lateClaim',
        'law',
        'objections',
        'places',
        'questions',
        'transfers',
        'auth',
      ]}
    >
      <FirstData
        of={[
          answer(queries.claim(id), firstReads.claim(id)),
          answer(questionQueries.ofClaim(id), firstReads.questions(id)),
          answer(objectionQueries.ofClaim(id), firstReads.objections(id)),
          answer(changeQueries.ofClaim(id), firstReads.changes(id)),
          answer(queries.confirmedDeterminations(id), firstReads.determinations(id)),
          answer(queries.unreadCounts, firstReads.unreadCounts()),
          answer(lateQueries.ofClaim(id), firstReads.lateTrack(id)),
        ]}
      >
        <ClaimantClaim id={id} />
      </FirstData>
    </Words>
  );
}
