import type { Language } from '@/lib/i18n/language';
import type { NumberWords } from './in-words';

const tables: Record<Language, () => Promise<NumberWords>> = {
  en: () => import('./english'),
  hi: () => import('./hindi'),
};

/** Fetches the words for amounts in a language when somebody types the first one. */
export async function loadAmountWords(language: Language): Promise<(amount: string) => string> {
  const [{ amountInWords }, words] = await Promise.all([import('./in-words'), tables[language]()]);
  return (amount) => amountInWords(amount, words);
}
