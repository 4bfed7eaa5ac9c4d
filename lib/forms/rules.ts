import { hasRefusedCharacters } from '@/lib/format/characters';

/** Every way in which a value can be wrong. Each has its words in messages/*\/forms.json. */
export const rules = [
  'required',
  'type',
  'characters',
  'tooShort',
  'tooLong',
  'email',
  'phone',
  'pan',
  'aadhaar',
  'aadhaarCheck',
  'gstin',
  'gstinCheck',
  'pincode',
  'ifsc',
  'accountNumber',
  'amount',
  'amountAboveZero',
  'amountNotNegative',
  'amountTooLarge',
  'count',
  'date',
  'dateRange',
  'option',
  'tooManyRows',
  'professionalEmail',
  'digitsLost',
  'brokenCell',
] as const;
export type Rule = (typeof rules)[number];

export interface Broken {
  rule: Rule;
  params?: Record<string, string | number>;
}

/** Judges one cleaned, non-empty value; undefined when there is nothing wrong with it. */
export type Check = (value: string) => Broken | undefined;

export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const phonePattern = /^[6-9]\d{9}$/;

/** NUMERIC(18,2) */
const amountDigits = 16;

const firstYear = 1900;
const lastYear = 2100;

export const matching =
  (rule: Rule, pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? undefined : { rule };

export const fitting =
  (rule: Rule, fits: (value: string) => boolean): Check =>
  (value) =>
    fits(value) ? undefined : { rule };

export const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value) ? undefined : { rule: 'option' };

/** An amount in rupees: digits, and at most two decimals after a point. */
export const amountFrom =
  (least: 'aboveZero' | 'zero'): Check =>
  (value) => {
    const parts = /^(-?)(\d+)(\.\d{1,2})?$/.exec(value);
    if (!parts) return { rule: 'amount' };
    const isZero = !/[1-9]/.test(value);
    if (least === 'aboveZero' && (parts[1] || isZero)) return { rule: 'amountAboveZero' };
    if (parts[1] && !isZero) return { rule: 'amountNotNegative' };
    if ((parts[2] ?? '').length > amountDigits) return { rule: 'amountTooLarge' };
  };

/** A day of the calendar as YYYY-MM-DD. */
export const date: Check = (value) => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return { rule: 'date' };
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    return { rule: 'date' };
  }
  const year = Number(parts[1]);
  if (year < firstYear || year > lastYear) {
    return { rule: 'dateRange', params: { first: firstYear, last: lastYear } };
  }
};

export const characters =
  (layout: 'line' | 'lines'): Check =>
  (value) =>
    hasRefusedCharacters(value, layout) ? { rule: 'characters' } : undefined;
