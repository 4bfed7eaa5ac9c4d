import { type Language, languages, type Script, scriptOf } from './language';

const letters: Record<Script, RegExp> = {
  Latin: /\p{Script=Latin}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
};

/** Names in brackets, short words in capitals, and codes stand in texts of every language. */
const foreign = /\([^()]*\)|\b(?:[A-Z]{1,5}|[A-Za-z]*\d[A-Za-z\d]*)\b/g;

/** A text belongs to a language if it has so many times more letters of its script than of any other. */
const clearly = 4;

/**
 * Tells by its letters in which language somebody wrote a text; Hindi in Latin letters counts as English. Null for a text
 * without words or in both languages.
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

/** Tells whether somebody wrote a text in another language than `reader`. */
export function inAnotherLanguage(text: string, reader: Language) {
  const language = writtenIn(text);
  return language !== null && language !== reader;
}
