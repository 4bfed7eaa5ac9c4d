import { errorSentences } from '@/lib/format/error-sentences';
import { errorWords } from '@/lib/i18n/error-words';
import { type Language, languageFrom } from '@/lib/i18n/language';
import { loadWords } from '@/lib/i18n/load';
import type { Words } from '@/lib/i18n/words';

type Loaded = Awaited<ReturnType<typeof loadWords<'errors'>>>;

const atHand: Partial<Record<Language, Loaded>> = {};

/**
 * Loads what failures are said in on this page, once: most pages never need it. In English the answers bring their own
 * sentences. Without a network a failure is said in general words.
 */
export async function fetchErrorWords() {
  const language = languageFrom(globalThis.document?.documentElement.lang);
  if (language === 'en' || atHand[language]) return;
  const loaded = await loadWords('errors', language).catch(() => undefined);
  if (loaded) atHand[language] = loaded;
}

/** Says errors in a language whose words were loaded, with those that the page has; undefined when they were not. */
export function sentencesAtHand(language: Language, page: Partial<Words>) {
  const loaded = atHand[language];
  if (!loaded) return undefined;
  const errors = errorWords(loaded, page);
  const judged = { ...errors.judged, ...page.errors?.judged };
  return errorSentences(language, { ...page, errors: { ...errors, judged } });
}
