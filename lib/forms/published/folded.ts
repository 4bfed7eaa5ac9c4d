import { latinDigits } from '@/lib/format/digits';

/** A text with plain digits and letters for comparing, see {@link folded}. */
export interface Folded {
  text: string;
  /** For each character of `text` its index in the typed text; the last entry is the length of the typed text. */
  at: readonly number[];
}

/** Capitals of other scripts that look like Latin ones: somebody may have copied a number with them. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{
    А: 'A',
    В: 'B',
    Е: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    Х: 'X',
    У: 'Y',
  },
  ...{
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
  },
};

const hidden = /\p{Cf}|\p{Variation_Selector}/u;
const mark = /\p{M}/u;
const latin = /[0-9A-Za-z]/;

/**
 * Turns the digits of every script into 0 to 9 and letters of full width or another look into plain ones, and drops invisible
 * marks. Letters keep their case.
 */
export function folded(typed: string): Folded {
  let text = '';
  const at: number[] = [];
  let index = 0;
  for (const one of typed) {
    // A mark on a digit or a Latin letter hides it from a search; letters of other scripts need theirs.
    const dropped = hidden.test(one) || (mark.test(one) && latin.test(text.at(-1) ?? ''));
    const plain = dropped ? '' : latinDigits(one.normalize('NFKC'));
    for (const unit of lookAlikes[plain] ?? plain) {
      text += unit;
      for (let count = unit.length; count > 0; count -= 1) at.push(index);
    }
    index += one.length;
  }
  at.push(index);
  return { text, at };
}

/** A letter or digit of a folded text. */
export interface Sign {
  sign: string;
  at: number;
  /** What separates it from the sign before; '' for nothing. */
  gap: string;
}

const isSign = /[\p{L}\p{N}\p{M}]/u;

/** Gives the letters and digits of a folded text, letters in capitals. */
export function signsOf({ text }: Folded): Sign[] {
  const signs: Sign[] = [];
  let gap = '';
  let at = 0;
  for (const one of text) {
    if (isSign.test(one)) {
      signs.push({ sign: one.toUpperCase(), at, gap });
      gap = '';
    } else gap += one;
    at += one.length;
  }
  return signs;
}

/** Gives only the letters and digits of a text, letters in capitals. */
export const signsIn = (typed: string) =>
  signsOf(folded(typed))
    .map(({ sign }) => sign)
    .join('');

/** A run of letters and digits. */
export interface Word {
  /** In small letters. */
  text: string;
  /** Its place in the folded text; `end` is the index after it. */
  start: number;
  end: number;
  /** What separates it from the word before. */
  gap: string;
}

/** Splits a folded text into words. */
export function wordsOf({ text }: Folded, signs: readonly Sign[]): Word[] {
  const words: Word[] = [];
  for (const { sign, at, gap } of signs) {
    const last = words.at(-1);
    const end = at + sign.length;
    if (!last || gap !== '') words.push({ text: '', start: at, end, gap });
    else last.end = end;
  }
  return words.map((word) => ({
    ...word,
    text: text.slice(word.start, word.end).toLowerCase().normalize('NFC'),
  }));
}
