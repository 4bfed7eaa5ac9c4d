import { daysBetween } from '@/lib/format/days';
import { type Decimal, plainDecimal, readDecimal } from '@/lib/format/decimal';
import { fromPaise } from '@/lib/format/money';

/** How many months pass until interest is added to the principal; null for never. */
const months = { none: null, yearly: 12, quarterly: 3, monthly: 1 } as const;

export type Compounding = keyof typeof months;

export const compoundings = Object.keys(months) as Compounding[];

interface Asked {
  /** In paise. */
  principal: bigint;
  /** In per cent a year. */
  rate: Decimal;
  /** The first day that counts, `YYYY-MM-DD`. */
  from: string;
  /** The day up to which interest runs; it does not count itself. */
  to: string;
  compounding: Compounding;
}

/** Numerator and denominator, so that nothing is rounded before the end. */
type Fraction = readonly [bigint, bigint];

/** Per cent a year for the votes of creditors in a class, unless another was agreed: reg. 16A(7). */
export const classRate = '8';

const daysOfYear = 365n;

/** Reads a typed rate of 0 to 9999.9999 per cent a year; null for anything else. */
export const readRate = (text: string) => readDecimal(text, { whole: 4, decimals: 4 });

/** A rate as it is stored: `8` for `08.00`; null for a text that is none. */
export function plainRate(text: string): string | null {
  const rate = readRate(text);
  return rate && plainDecimal(rate);
}

/** The factor of one period: 1 + rate × days / 365. */
function growth({ digits, decimals }: Decimal, days: number): Fraction {
  const whole = 100n * 10n ** BigInt(decimals) * daysOfYear;
  return [whole + digits * BigInt(days), whole];
}

/** The last day of a month that is too short. */
function monthsAfter(day: string, count: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** The days of each period after which interest is added; the last period ends at `to`. */
function periodsOf({ from, to, compounding }: Asked): number[] {
  const step = months[compounding];
  if (step === null) return [daysBetween(from, to)];
  const periods: number[] = [];
  let start = from;
  for (let count = 1; start < to; count += 1) {
    const next = monthsAfter(from, count * step);
    const end = next < to ? next : to;
    periods.push(daysBetween(start, end));
    start = end;
  }
  return periods;
}

const roundedHalfUp = ([numerator, denominator]: Fraction) =>
  (2n * numerator + denominator) / (2n * denominator);

/**
 * Interest by actual days / 365, first day included, last excluded, added to the principal after each calendar period. Exact
 * until it is rounded to the paisa, half up.
 */
export function interestOf(asked: Asked) {
  const [numerator, denominator] = periodsOf(asked)
    .map((days) => growth(asked.rate, days))
    .reduce<Fraction>(([n, d], [by, of]) => [n * by, d * of], [1n, 1n]);
  const interest = roundedHalfUp([asked.principal * (numerator - denominator), denominator]);
  return {
    days: daysBetween(asked.from, asked.to),
    interest: fromPaise(interest),
    total: fromPaise(asked.principal + interest),
  };
}
