import { type Language, languages, type Script, scriptOf } from './language';

const letters: Record<Script, RegExp> = {
  Latin: /\p{Script=Latin}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
};

/** Names in brackets, short words in capitals, and codes: they stand in texts of every language. */
const foreign = /\([^()]*\)|\b(?:[A-Z]{1,5}|[A-Za-z]*\d[A-Za-z\d]*)\b/g;

/** How many times more letters of one script a text has than of any other, to be in its language. */
const clearly = 4;

/**
 * In which language somebody wrote a text, as far as its letters tell: Hindi in Latin letters counts as English. Null where it has
 * no words, or is mixed.
 */
export function writtenIn(text: string): Language | null {
  const words = text.replace(foreign, ' ');
  const counts = languages.map((language) => ({
    language,
    count: words.match(letters[scriptOf(language)])?.length ?? 0,
  }));
  const [most, next] = counts.toSorted((a, b) => b.count - a.count);
  if (!most || most.count === 0 || most.count < clearly * (next?.count ?? 0)) return null;
  return most.language;
}

/** Whether somebody wrote a text in another language than its reader's. */
export function inAnotherLanguage(text: string, reader: Language) {
  const language = writtenIn(text);
  return language !== null && language !== reader;
}
