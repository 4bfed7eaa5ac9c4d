import { folded, signsIn, signsOf, wordsOf } from './folded';
import { toldIn } from './judge';
import { knownWordsIn } from './known-words';

/** A word that tells who somebody is, although a list shows only their initials. */
export interface Unmasking {
  word: string;
  by: 'name' | 'relative' | 'number';
}

/** Words that many names have in common, or that say what somebody is. */
const common = new Set(
  (
    'MR MRS MS MISS DR SHRI SRI SMT KUMARI KM LATE THE AND OF FOR PRIVATE PVT LIMITED LTD LLP CO COMPANY CORP CORPORATION INC BANK ' +
    'FINANCE FUND TRUST ASSOCIATION UNION SOCIETY SANGH WORKERS WORKMEN EMPLOYEES STAFF CREDITORS INDIA INDIAN ' +
    'श्री श्रीमती सुश्री कुमारी डॉ स्व और एवं लिमिटेड प्राइवेट बैंक संघ यूनियन'
  ).split(' '),
);

/** Shorter words of Latin letters are initials, or stand in any text. */
const shortest = 3;

/** Words for a parent or a spouse; and the first of a pair: son of, S/o. */
const relatives = new Set(
  'father mother husband wife widow widower spouse parent parents पुत्र सुपुत्र पुत्री सुपुत्री पत्नी पति विधवा पिता माता माँ'.split(
    ' ',
  ),
);
const beforeOf = new Set(['son', 'daughter', 's', 'd', 'w', 'c', 'h']);

function relativesIn(text: string): string[] {
  const whole = folded(text);
  const words = wordsOf(whole, signsOf(whole));
  return words.flatMap(({ text: word, start, end }, at) => {
    const next = words[at + 1];
    const pair = word.length === 1 ? next?.gap === '/' && next.text === 'o' : next?.text === 'of';
    const last = beforeOf.has(word) && pair ? next?.end : relatives.has(word) ? end : undefined;
    return last === undefined ? [] : [text.slice(whole.at[start], whole.at[last])];
  });
}

const partsOf = (text: string) => text.split(/[^\p{L}\p{N}\p{M}\p{Cf}]+/u).filter(Boolean);

/** Gives the words of names that identify somebody, in the form in which they are compared. */
const tellingWords = (names: readonly string[]) =>
  new Set(
    names
      .flatMap(partsOf)
      .map(signsIn)
      .filter((word) => {
        const long = /[^A-Z0-9]/.test(word) ? word.length > 1 : word.length >= shortest;
        return long && !common.has(word);
      }),
  );

const isYear = (digits: string) => /^(?:19|20)\d{2}$/.test(digits);

/** Gives numbers of at least four digits that are no year, amount, day or case. */
function numbersIn(text: string): string[] {
  const whole = folded(text);
  const known = knownWordsIn(whole, wordsOf(whole, signsOf(whole)));
  return [...whole.text.matchAll(/\d{4,}/g)].flatMap(({ 0: digits, index }) => {
    const stands = known.some(({ start, end }) => index >= start && index < end);
    return stands || isYear(digits) ? [] : [digits];
  });
}

/**
 * Finds what in a remark identifies a creditor whose name a list masks: a word of these names, a parent or a spouse, and a
 * number that is neither an amount nor a day.
 */
export function unmaskingIn(text: string, names: readonly string[]): Unmasking[] {
  const telling = tellingWords(names);
  const found = [
    ...partsOf(text).flatMap((word): Unmasking[] =>
      telling.has(signsIn(word)) ? [{ word, by: 'name' }] : [],
    ),
    ...relativesIn(text).map((word): Unmasking => ({ word, by: 'relative' })),
    ...toldIn(text).map(({ word }): Unmasking => ({ word, by: 'number' })),
    ...numbersIn(text).map((word): Unmasking => ({ word, by: 'number' })),
  ];
  return found.filter(
    ({ word }, at) => found.findIndex((other) => other.word.includes(word)) === at,
  );
}
