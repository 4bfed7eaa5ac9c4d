import type { ReactNode } from 'react';
import { OfferedHindi } from '@/components/shell/language/offered-hindi';
import { CaseProvider } from './case-context';
import { CaseFooter } from './case-footer';
import { caseForPage } from './case-for-page';

/**
 * What all pages of claimants have: the facts of the case, and at their foot who runs it. The foot begins below the
 * first screen, so that nothing moves it in sight while a page fills.
 */
export async function ClaimantFrame({ children }: { children: ReactNode }) {
  return (
    <CaseProvider facts={await caseForPage()} at={Date.now()}>
      <div className="min-h-dvh">
        <OfferedHindi />
        {children}
      </div>
      <CaseFooter />
    </CaseProvider>
  );
}
