import { cookies, headers } from 'next/headers';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Arrival } from '@/components/shell/arrival/arrival';
import { LanguageOffer } from '@/components/shell/language/language-offer';
import { paths } from '@/lib/client/paths/paths';
import { preferredLanguage } from '@/lib/i18n/accepted';
import { languageFrom, languageKey } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { CaseProvider } from './case-context';
import { caseForPage } from './case-for-page';
import { hoursIn } from './contact-facts';

/**
 * Gives all pages of claimants the facts of the case, and a foot with the professional. The foot starts below the first screen,
 * so that nothing visible moves while a page fills.
 */
export async function ClaimantFrame({ children }: { children: ReactNode }) {
  return (
    <CaseProvider facts={await caseForPage()} at={Date.now()}>
      <div className="min-h-dvh">
        <OfferedLanguage />
        {children}
      </div>
      <Arrival>
        <CaseFooter />
      </Arrival>
    </CaseProvider>
  );
}

/** Offers the language that the browser prefers to a person who has not chosen one yet. */
async function OfferedLanguage() {
  if ((await cookies()).has(languageKey)) return null;
  const wanted = preferredLanguage((await headers()).get('accept-language'));
  const current = languageFrom(await getLocale());
  if (!wanted || wanted === current) return null;
  const { no } = wordsIn(current).help.languageOffer;
  const words = { ...wordsIn(wanted).help.languageOffer, no };
  return <LanguageOffer language={wanted} current={current} words={words} />;
}

/** The debtor, the professional, how to reach them, and help. */
async function CaseFooter() {
  const [facts, language] = await Promise.all([caseForPage(), getLocale()]);
  const t = await getTranslations('help');
  const ui = await getTranslations('ui');
  const hours = facts && hoursIn(facts, language);
  return (
    <footer className="border-t border-line bg-sheet print:hidden">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-8 gap-y-2 px-4 py-4 text-sm sm:px-6">
        {facts?.debtorName && <p className="font-semibold">{facts.debtorName}</p>}
        {facts?.professionalName && (
          <p className="min-w-0 wrap-anywhere">
            <span className="text-ink-soft">{t('contact.professional')}: </span>
            {facts.professionalName}
          </p>
        )}
        {facts?.professionalEmail && (
          <p className="min-w-0">
            <a
              href={`mailto:${facts.professionalEmail}`}
              className="link inline-block py-1 wrap-anywhere max-md:py-2.5"
            >
              {facts.professionalEmail}
            </a>
          </p>
        )}
        {hours && (
          <p>
            <span className="text-ink-soft">{t('contact.hours')}: </span>
            <span lang={hours.lang}>{hours.text}</span>
          </p>
        )}
        <Link href={paths.help} className="link inline-block py-1 max-md:py-2.5 sm:ml-auto">
          {ui('help')}
        </Link>
      </div>
    </footer>
  );
}
