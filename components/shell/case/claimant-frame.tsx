import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { HindiOffer } from '@/components/shell/language/hindi-offer';
import { preferredLanguage } from '@/lib/i18n/accepted';
import { languageKey } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
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

/** The offer of Hindi, to whoever has not chosen a language yet and whose browser would rather have Hindi. */
async function OfferedHindi() {
  if ((await cookies()).has(languageKey)) return null;
  if (preferredLanguage((await headers()).get('accept-language')) !== 'hi') return null;
  return <HindiOffer words={wordsIn('hi').help.hindiOffer} />;
}
