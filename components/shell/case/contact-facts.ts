import type { CaseFacts } from '@/lib/case/fields';
import { type Language, languages } from '@/lib/i18n/language';

type Hours = { text: string; lang: Language } | null;

/** When people can reach the professional, in the page's language if it was entered in that. */
export function hoursIn(facts: CaseFacts, language: Language): Hours {
  const entered: Record<Language, string | null> = {
    en: facts.professionalHours,
    hi: facts.professionalHoursHindi,
  };
  for (const lang of [language, ...languages]) {
    const text = entered[lang];
    if (text) return { text, lang };
  }
  return null;
}
