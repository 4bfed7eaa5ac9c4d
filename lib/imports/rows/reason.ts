import { bareHeader } from '@/lib/forms/columns';
import { inEachLanguage } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

/** The heading of the column that says why a row was not filed. */
export const reasonHeader = inEachLanguage((language) => wordsIn(language).import.sheet.reason);

/** The same headings bare, in all languages: the reader passes over this column when the corrected file comes back. */
export const reasonHeaders: ReadonlySet<string> = new Set(
  Object.values(reasonHeader).map(bareHeader),
);
