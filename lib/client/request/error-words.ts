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
 * Loads the words for errors in the page's language once; most pages never need them. In English the answers bring their own
 * sentences. Without a network the page uses general words.
 */
export async function fetchErrorWords() {
  const language = languageFrom(globalThis.document?.documentElement.lang);
  if (language === 'en' || atHand[language]) return;
  const sentences = await load(language).catch(() => undefined);
  if (sentences) atHand[language] = sentences;
}

/** Loads those words for an answer that names, with reasons, what it left out. */
export async function withReasonWords<Answer extends { skipped: readonly unknown[] }>(
  answer: Answer,
) {
  if (answer.skipped.length > 0) await fetchErrorWords();
  return answer;
}

/**
 * Gives the sentences for errors in a language, from loaded words and those of the page; undefined when its words were not
 * loaded.
 */
export const sentencesAtHand = (language: Language, page: Partial<Words>) =>
  atHand[language]?.(page);
