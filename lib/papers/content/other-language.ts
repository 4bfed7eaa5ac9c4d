import 'server-only';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { inAnotherLanguage } from '@/lib/i18n/written-in';

/** Under what the office wrote in another language than its claimant reads: that it did, and what to do. Null where it did not. */
export function otherLanguageNote(language: Language, texts: readonly (string | null)[]) {
  const isOther = texts.some((text) => text !== null && inAnotherLanguage(text, language));
  return isOther ? wordsIn(language).notification.otherLanguage.told : null;
}
