import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { consoleLanguageKey, type Language, languageFrom, languageKey } from './language';
import { consoleWordsIn, type Words, wordsIn } from './words';

// middleware.ts marks requests of professionals, who have a choice of their own: a claimant's choice in the same
// browser does not change their language.
async function wordsOfRequest(): Promise<{ locale: Language; messages: Words }> {
  const chosen = await cookies();
  if ((await headers()).get('x-portal-side') === 'ip') {
    const locale = languageFrom(chosen.get(consoleLanguageKey)?.value);
    return { locale, messages: consoleWordsIn(locale) };
  }
  const locale = languageFrom(chosen.get(languageKey)?.value);
  return { locale, messages: wordsIn(locale) };
}

export default getRequestConfig(async () => ({
  ...(await wordsOfRequest()),
  timeZone: 'Asia/Kolkata',
}));
