import { maxRupeeDigits, partsOfAmount } from '@/lib/format/amount';
import type { BrokenRule } from '@/lib/format/broken-rule';
import { hasRefusedCharacters } from '@/lib/format/characters';
import type { Rule } from './rules';

/** Judges one cleaned, non-empty value; undefined when there is nothing wrong with it. */
export type Check = (value: string) => BrokenRule<Rule> | undefined;

export const matching =
  (rule: Rule, pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? undefined : { rule };

export const fitting =
  (rule: Rule, fits: (value: string) => boolean): Check =>
  (value) =>
    fits(value) ? undefined : { rule };

/** A number that a spreadsheet shows in powers of ten has lost what it does not show. */
export const notRounded = fitting('digitsLost', (value) => !/^\d(?:\.\d+)?E\+?\d+$/i.test(value));

export const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value) ? undefined : { rule: 'option' };

export const characters =
  (layout: 'line' | 'lines'): Check =>
  (value) =>
    hasRefusedCharacters(value, layout) ? { rule: 'characters' } : undefined;

/** A whole number from 1 to 9999999. */
export const count: Check = matching('count', /^[1-9]\d{0,6}$/);

/** An amount in rupees, as lib/format/amount.ts writes them down. */
export const amountFrom =
  (min: 'aboveZero' | 'zero'): Check =>
  (value) => {
    const parts = partsOfAmount(value);
    if (!parts) return { rule: 'amount' };
    const isZero = !/[1-9]/.test(value);
    if (min === 'aboveZero' && (parts.negative || isZero)) return { rule: 'amountAboveZero' };
    if (parts.negative && !isZero) return { rule: 'amountNotNegative' };
    if (parts.rupees.length > maxRupeeDigits) return { rule: 'amountTooLarge' };
  };
