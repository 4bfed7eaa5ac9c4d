import type { CaseFacts } from '@/lib/case/fields';
import type { Language } from '@/lib/i18n/language';

type Hours = { text: string; lang: Language } | null;

/** When the professional can be reached, in the page's language where it was entered in that. */
export function hoursIn(facts: CaseFacts, language: Language): Hours {
  const { professionalHours: english, professionalHoursHindi: inHindi } = facts;
  const en: Hours = english ? { text: english, lang: 'en' } : null;
  const hi: Hours = inHindi ? { text: inHindi, lang: 'hi' } : null;
  return language === 'hi' ? (hi ?? en) : (en ?? hi);
}
