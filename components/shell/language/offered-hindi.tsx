import { cookies, headers } from 'next/headers';
import { preferredLanguage } from '@/lib/i18n/accepted';
import { languageKey } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { HindiOffer } from './hindi-offer';

/** The offer of Hindi, to whoever has not chosen a language yet and whose browser would rather have Hindi. */
export async function OfferedHindi() {
  if ((await cookies()).has(languageKey)) return null;
  if (preferredLanguage((await headers()).get('accept-language')) !== 'hi') return null;
  return <HindiOffer words={wordsIn('hi').help.hindiOffer} />;
}
