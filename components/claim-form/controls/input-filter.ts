import type { InputAttributes } from '@/lib/forms/kinds/parts/behaviour';

/** Takes what was typed or pasted into an input, and gives it without what does not belong there. */
export type InputFilter = (typed: string) => string;

const devanagariZero = '०'.charCodeAt(0);

const latinDigits: InputFilter = (typed) =>
  typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));

export const onlyDigits: InputFilter = (typed) => latinDigits(typed).replace(/\D/g, '');

/** Codes such as a PAN are pasted with spaces or hyphens, and have none. */
export const onlyCode: InputFilter = (typed) => typed.replace(/[\s-]/g, '').toUpperCase();

/**
 * Drops what people write around an amount and inside it: ₹, Rs., commas, spaces between digits, the dash at its
 * end. Whatever else there is stays, a minus and "lakh" too: dropped, "1.25 lakh" would be ₹1.25.
 */
export const withoutMarks: InputFilter = (typed) =>
  latinDigits(typed)
    .replace(/[₹,]/g, '')
    .replace(/^\s*(?:(?:rs|inr|रु|रू)\.?\s*(?=\d))?/i, '')
    .replace(/(?<=[\d.])\s+(?=[\d.])/g, '')
    .replace(/(?<=\d)(?:\/[-=]?|-)$/, '');

/** The filter of an input with these attributes; undefined when it takes everything. */
export function filterOf(input: InputAttributes): InputFilter | undefined {
  if (input.digitsOnly) return onlyDigits;
  return input.upperCase ? onlyCode : undefined;
}

/**
 * Refuses the keystroke that is one too many. A longer text that was pasted stays whole, so that
 * no digit of an account number goes missing unseen.
 */
export function withinLength(typed: string, before: string, max: number): string {
  if (typed.length <= max) return typed;
  return before.length === max && typed.length === max + 1 ? before : typed;
}

/** Contacts are stored, and pasted, with +91 or 0 before the ten digits. */
export const withoutCountryCode: InputFilter = (digits) =>
  digits.replace(/^(?:91|0)(?=\d{10}$)/, '');
