import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { consoleLanguageKey, type Language, languageFrom, languageKey } from './language';
import { consoleWordsIn, type Words, wordsIn } from './words';

// Pages of insolvency professionals, whose requests middleware.ts marks, follow a choice of their own: what a claimant
// chose in this browser leaves them in English.
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
