import { maxRupeeDigits, partsOfAmount } from '@/lib/format/amount';
import { type MarkKind, markedAmount } from '@/lib/format/amount-marks';
import type { BrokenRule } from '@/lib/format/broken-rule';
import { hasRefusedCharacters } from '@/lib/format/characters';
import type { Rule } from './rules';

/** Judges one cleaned, non-empty value; gives undefined for a valid one. */
export type Check = (value: string) => BrokenRule<Rule> | undefined;

/** Gives `rule` for a value that does not match the pattern. */
export const matching =
  (rule: Rule, pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? undefined : { rule };

/** Gives `rule` for a value that does not fit. */
export const fitting =
  (rule: Rule, fits: (value: string) => boolean): Check =>
  (value) =>
    fits(value) ? undefined : { rule };

/** Refuses a number in powers of ten, as spreadsheets show long ones: its last digits are lost. */
export const notRounded = fitting('digitsLost', (value) => !/^\d(?:\.\d+)?E\+?\d+$/i.test(value));

/** Gives `option` for a value that is none of these. */
export const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value) ? undefined : { rule: 'option' };

/** Gives `characters` for a value with characters that a line, or a text of several lines, may not hold. */
export const characters =
  (layout: 'line' | 'lines'): Check =>
  (value) =>
    hasRefusedCharacters(value, layout) ? { rule: 'characters' } : undefined;

/** Refuses anything but a whole number from 1 to 9999999. */
export const count: Check = matching('count', /^[1-9]\d{0,6}$/);

const ruleOfMark = {
  ledger: 'amountLedger',
  currency: 'amountCurrency',
  minus: 'amountMinus',
  percent: 'amountPercent',
} satisfies Record<MarkKind, Rule>;

/** The rules that an amount breaks by the words or signs beside its number. */
export const amountMarks: readonly Rule[] = Object.values(ruleOfMark);

function noAmount(value: string): BrokenRule<Rule> {
  const marked = markedAmount(value);
  return marked
    ? { rule: ruleOfMark[marked.kind], params: { mark: marked.mark } }
    : { rule: 'amount' };
}

/** Judges an amount in rupees, as lib/format/amount.ts writes it. */
export const amountFrom =
  (min: 'aboveZero' | 'zero'): Check =>
  (value) => {
    const parts = partsOfAmount(value);
    if (!parts) return noAmount(value);
    const isZero = !/[1-9]/.test(value);
    if (min === 'aboveZero' && (parts.negative || isZero)) return { rule: 'amountAboveZero' };
    if (parts.negative && !isZero) return { rule: 'amountNotNegative' };
    if (parts.rupees.length > maxRupeeDigits) return { rule: 'amountTooLarge' };
  };
