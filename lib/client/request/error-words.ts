import { languageFrom } from '@/lib/i18n/language';
import { loadWords } from '@/lib/i18n/load';

type Loaded = Awaited<ReturnType<typeof loadWords<'errors'>>>;

const atHand: Partial<Record<string, Loaded>> = {};

/**
 * Loads what failures are said in on this page, once: most pages never need it. In English the answers bring their own
 * sentences. Without a network a failure is said in general words.
 */
export async function fetchErrorWords() {
  const language = languageFrom(globalThis.document?.documentElement.lang);
  if (language === 'en' || atHand[language]) return;
  atHand[language] = await loadWords('errors', language).catch(() => undefined);
}

/** The words that were loaded. */
export const errorWordsAtHand = (language: string) => atHand[language];
