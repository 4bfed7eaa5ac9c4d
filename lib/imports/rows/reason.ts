import { bareHeader } from '@/lib/forms/columns';
import { inEachLanguage } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

/** Above the column that says why a row was not filed. */
export const reasonHeader = inEachLanguage((language) => wordsIn(language).import.sheet.reason);

/** Bare, in any language: the column is passed over when the mended file comes back. */
export const reasonHeaders: ReadonlySet<string> = new Set(
  Object.values(reasonHeader).map(bareHeader),
);
