import { withoutUnseen } from '@/lib/format/characters';
import { latinDigits, withoutHiddenMarks } from '@/lib/format/digits';
import { isMask } from '@/lib/forms/mask';

/** Turns typed text into the text to store, without judging it. */
export type Clean = (typed: string) => string;

/** A text on one line: line breaks and tabs become blanks, blanks at the ends go, and so do marks that nobody sees. */
export const line: Clean = (typed) =>
  withoutUnseen(typed)
    .replace(/[\t\r\n]+/g, ' ')
    .trim();

/** A text of several lines with plain line breaks, without blanks at the ends. */
export const lines: Clean = (typed) => typed.replace(/\r\n?/g, '\n').trim();

/** Removes what people and spreadsheets put before a number or between its signs. */
const closeUp: Clean = (typed) =>
  latinDigits(withoutHiddenMarks(typed))
    .replace(/^\s*['\u2019](?=\w)/, '')
    .replace(/\s/g, '')
    .replace(/(?<=\w)\p{Pd}(?=\w)/gu, '');

/**
 * A number written in groups, in the digits of any script: "1234 5678-9012". Other characters stay for checks to refuse:
 * without them, "1.23457E+11" would become another number. Only a ".0" at the end goes, which spreadsheets add to whole
 * numbers. A mask stays as it is.
 */
export const digits: Clean = (typed) =>
  isMask(typed) ? typed : closeUp(typed).replace(/^(\d+)\.0+$/, '$1');

/** A code of letters and digits, in upper case. A mask stays as it is. */
export const code: Clean = (typed) => (isMask(typed) ? typed : closeUp(typed).toUpperCase());

/** +91, 0091, 91 or 0 before ten digits. */
const countryCode = /^(?:(?:\+|0{1,2})?910?|0)(?=[6-9]\d{9}$)/;

/** An Indian mobile number without its country code; any other text stays whole. */
export const mobile: Clean = (typed) => {
  const number = digits(typed);
  if (/\p{L}/u.test(number)) return number;
  return number.replace(/[().](?=[+\d])/g, '').replace(countryCode, '');
};

/** A number without leading zeros. */
export const figure: Clean = (typed) => typed.trim().replace(/^(-?)0+(?=\d)/, '$1');
