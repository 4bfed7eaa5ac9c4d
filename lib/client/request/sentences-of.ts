import { errorSentences } from '@/lib/format/error-sentences';
import { errorWords } from '@/lib/i18n/error-words';
import type { Language } from '@/lib/i18n/language';
import type { loadWords } from '@/lib/i18n/load';
import type { Words } from '@/lib/i18n/words';

type Loaded = Awaited<ReturnType<typeof loadWords<'errors'>>>;

/** Makes the function that says errors in a language, with these words and those of the page. */
export const sentencesOf = (language: Language, loaded: Loaded) => (page: Partial<Words>) => {
  const errors = errorWords(loaded, page);
  const judged = { ...errors.judged, ...page.errors?.judged };
  return errorSentences(language, { ...page, errors: { ...errors, judged } });
};
