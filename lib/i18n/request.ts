import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { type Language, languageFrom, languageKey } from './language';
import { wordsIn } from './words';

// Pages of insolvency professionals are always in English, whatever the cookie says; middleware.ts
// marks their requests.
async function languageOfRequest(): Promise<Language> {
  if ((await headers()).get('x-portal-side') === 'ip') return 'en';
  return languageFrom((await cookies()).get(languageKey)?.value);
}

export default getRequestConfig(async () => {
  const locale = await languageOfRequest();
  return { locale, messages: wordsIn(locale), timeZone: 'Asia/Kolkata' };
});
