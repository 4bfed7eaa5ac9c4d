import type { InputAttributes } from '@/lib/forms/kinds/parts/behaviour';

/** What a control takes of what is typed or pasted into it, letter by letter. */
export type Keep = (typed: string) => string;

const devanagariZero = '०'.charCodeAt(0);

const latinDigits: Keep = (typed) =>
  typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));

export const keepDigits: Keep = (typed) => latinDigits(typed).replace(/\D/g, '');

/** Codes such as a PAN are pasted with spaces or hyphens, and have none. */
export const keepCode: Keep = (typed) => typed.replace(/[\s-]/g, '').toUpperCase();

/** Drops what people write around an amount: ₹, commas, spaces. A minus stays, to be told of. */
export const keepAmount: Keep = (typed) => latinDigits(typed).replace(/[^\d.-]/g, '');

/** What controls with these attributes take; undefined when they take everything. */
export function keepOf(input: InputAttributes): Keep | undefined {
  if (input.digitsOnly) return keepDigits;
  return input.upperCase ? keepCode : undefined;
}

/**
 * Refuses the keystroke that is one too many. A longer text that was pasted stays whole, so that
 * no digit of an account number goes missing unseen.
 */
export function withinLength(kept: string, before: string, max: number): string {
  if (kept.length <= max) return kept;
  return before.length === max && kept.length === max + 1 ? before : kept;
}

/** Contacts are kept, and pasted, with +91 or 0 before the ten digits. */
export const withoutCountryCode = (digits: string) => digits.replace(/^(?:91|0)(?=\d{10}$)/, '');
