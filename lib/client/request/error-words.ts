import { type Language, languageFrom } from '@/lib/i18n/language';
import type { Words } from '@/lib/i18n/words';
import type { sentencesOf } from './sentences-of';

const atHand: Partial<Record<Language, ReturnType<typeof sentencesOf>>> = {};

async function load(language: Language) {
  const [{ sentencesOf }, { loadWords }] = await Promise.all([
    import('./sentences-of'),
    import('@/lib/i18n/load'),
  ]);
  return sentencesOf(language, await loadWords('errors', language));
}

/**
 * Loads what failures are said in on this page, once: most pages never need it. In English the answers bring their own
 * sentences. Without a network a failure is said in general words.
 */
export async function fetchErrorWords() {
  const language = languageFrom(globalThis.document?.documentElement.lang);
  if (language === 'en' || atHand[language]) return;
  const sentences = await load(language).catch(() => undefined);
  if (sentences) atHand[language] = sentences;
}

/** Says errors in a language whose words were loaded, with those that the page has; undefined when they were not. */
export const sentencesAtHand = (language: Language, page: Partial<Words>) =>
  atHand[language]?.(page);
