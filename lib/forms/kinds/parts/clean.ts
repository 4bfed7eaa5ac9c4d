import { latinDigits, withoutHiddenMarks } from '@/lib/format/digits';
import { isMask } from '@/lib/forms/mask';

/** Turns what was typed into what is stored, without judging it. */
export type Clean = (typed: string) => string;

export const line: Clean = (typed) => typed.replace(/[\t\r\n]+/g, ' ').trim();

export const lines: Clean = (typed) => typed.replace(/\r\n?/g, '\n').trim();

/** Without what people and spreadsheets put between the signs of a number, and before it. */
const closeUp: Clean = (typed) =>
  latinDigits(withoutHiddenMarks(typed))
    .replace(/^\s*['\u2019](?=\w)/, '')
    .replace(/\s/g, '')
    .replace(/(?<=\w)\p{Pd}(?=\w)/gu, '');

/**
 * A number that is written in groups, in the digits of any script: "1234 5678-9012". What else there is stays, for checks to refuse:
 * dropped, "1.23457E+11" would be another number. Only ".0" goes, which spreadsheets write behind whole numbers.
 */
export const digits: Clean = (typed) =>
  isMask(typed) ? typed : closeUp(typed).replace(/^(\d+)\.0+$/, '$1');

/** A code of letters and digits, in upper case. */
export const code: Clean = (typed) => (isMask(typed) ? typed : closeUp(typed).toUpperCase());

/** Ten digits after +91, 0091, 91 or 0. */
const countryCode = /^(?:(?:\+|0{1,2})?910?|0)(?=[6-9]\d{9}$)/;

/** An Indian mobile number without its country code; what is none stays whole. */
export const mobile: Clean = (typed) => {
  const number = digits(typed);
  if (/\p{L}/u.test(number)) return number;
  return number.replace(/[().](?=[+\d])/g, '').replace(countryCode, '');
};

/** An address to write to. */
export const address: Clean = (typed) => line(withoutHiddenMarks(typed));

/** Without leading zeros. */
export const figure: Clean = (typed) => typed.trim().replace(/^(-?)0+(?=\d)/, '$1');
