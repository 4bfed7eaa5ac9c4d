import { cookies, headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanguageOffer } from '@/components/shell/language/language-offer';
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
        <OfferedLanguage />
        {children}
      </div>
      <CaseFooter />
    </CaseProvider>
  );
}

/** The offer of the language that a browser would rather have, to whoever has not chosen one yet. */
async function OfferedLanguage() {
  if ((await cookies()).has(languageKey)) return null;
  const wanted = preferredLanguage((await headers()).get('accept-language'));
  const current = await getLocale();
  if (!wanted || wanted === current) return null;
  const { no } = wordsIn(current).help.languageOffer;
  return <LanguageOffer language={wanted} words={{ ...wordsIn(wanted).help.languageOffer, no }} />;
}
