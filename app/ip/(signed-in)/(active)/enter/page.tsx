import type { Metadata } from 'next';
import { EnterClaim } from '@/components/enter-claim/enter-claim';
import { CaseProvider } from '@/components/shell/case/case-context';
import { caseForPage } from '@/components/shell/case/case-for-page';
import { Words } from '@/components/shell/language/words';

export const metadata: Metadata = { title: 'Enter a claim' };

export default async function Page() {
  return (
    <Words of={['claim', 'documents', 'enter', 'forms', 'places', 'viewer', 'wizard']}>
      <CaseProvider facts={await caseForPage()} at={Date.now()}>
        <EnterClaim />
      </CaseProvider>
    </Words>
  );
}
