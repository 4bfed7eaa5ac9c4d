import { withoutUnseen } from '@/lib/format/characters';
import { latinDigits, withoutHiddenMarks } from '@/lib/format/digits';
import { isMask } from '@/lib/forms/mask';

/** Turns typed text into the text to store, without judging it. */
export type Clean = (typed: string) => string;

/** Makes one line: line breaks and tabs become blanks; blanks at the ends and invisible marks go. */
export const line: Clean = (typed) =>
  withoutUnseen(typed)
    .replace(/[\t\r\n]+/g, ' ')
    .trim();

/** Keeps several lines, with plain line breaks and without blanks at the ends. */
export const lines: Clean = (typed) => typed.replace(/\r\n?/g, '\n').trim();

/** Removes what people and spreadsheets put before a number or between its signs. */
const closeUp: Clean = (typed) =>
  latinDigits(withoutHiddenMarks(typed))
    .replace(/^\s*['\u2019](?=\w)/, '')
    .replace(/\s/g, '')
    .replace(/(?<=\w)\p{Pd}(?=\w)/gu, '');

/**
 * Joins a number written in groups, in the digits of any script: "1234 5678-9012". Keeps other characters for checks to refuse,
 * because "1.23457E+11" without them would be another number. Drops only ".0" at the end, which spreadsheets add. Keeps a mask.
 */
export const digits: Clean = (typed) =>
  isMask(typed) ? typed : closeUp(typed).replace(/^(\d+)\.0+$/, '$1');

/** Writes a code in upper case without blanks. Keeps a mask. */
export const code: Clean = (typed) => (isMask(typed) ? typed : closeUp(typed).toUpperCase());

const countryCode = /^(?:(?:\+|0{1,2})?910?|0)(?=[6-9]\d{9}$)/;

/** Removes the country code from an Indian mobile number. Keeps any other text. */
export const mobile: Clean = (typed) => {
  const number = digits(typed);
  if (/\p{L}/u.test(number)) return number;
  return number.replace(/[().](?=[+\d])/g, '').replace(countryCode, '');
};

/** Removes leading zeros. */
export const figure: Clean = (typed) => typed.trim().replace(/^(-?)0+(?=\d)/, '$1');
