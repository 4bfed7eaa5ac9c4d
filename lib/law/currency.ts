import { type Decimal, plainDecimal, readDecimal } from '@/lib/format/decimal';
import { fromPaise } from '@/lib/format/money';

/** The official rate of the commencement date, or of the last day before it that had one (CIRP Regulations 2016, reg. 15). */
export interface ReferenceRate {
  currency: string;
  /** Rupees for one unit. */
  rate: string;
  /** The day of the rate, `YYYY-MM-DD`. */
  day: string;
  source: string;
}

export interface ClaimedInCurrency extends Omit<ReferenceRate, 'currency'> {
  code: string;
  amount: string;
  /** To the paisa, half up. */
  rupees: string;
}

const leastDecimals = 2;
const mostOfAmount = { whole: 16, decimals: 3 };
const mostOfRate = { whole: 6, decimals: 6 };

function aboveZero(value: unknown, most: typeof mostOfAmount): Decimal | null {
  const read = typeof value === 'string' ? readDecimal(value, most) : null;
  return read && read.digits > 0n ? read : null;
}

/** An amount above zero with up to three decimals; null for anything else. */
export const readCurrencyAmount = (value: unknown) => aboveZero(value, mostOfAmount);

/** A rate as it is stored, above zero with up to six decimals: `83.10` for `083.1`; null for anything else. */
export function plainReferenceRate(value: unknown): string | null {
  const rate = aboveZero(value, mostOfRate);
  return rate && plainDecimal(rate, leastDecimals);
}

const halfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);

/** Turns an amount into rupees by a rate. Throws for a rate that is none, which is never stored. */
export function claimedAt(
  amount: Decimal,
  { currency, ...from }: ReferenceRate,
): ClaimedInCurrency {
  const rate = aboveZero(from.rate, mostOfRate);
  if (!rate) throw new Error('this is no rate');
  const scale = 10n ** BigInt(amount.decimals + rate.decimals);
  const paise = halfUp(amount.digits * rate.digits * 100n, scale);
  return {
    code: currency,
    amount: plainDecimal(amount, leastDecimals),
    ...from,
    rupees: fromPaise(paise),
  };
}

/** The part of a claim in a currency for `part` of its rupees (paise), to a thousandth, half up; null where that is nothing. */
export function partClaimed(
  { code, amount, rate, day, source }: ClaimedInCurrency,
  part: bigint,
  whole: bigint,
): ClaimedInCurrency | null {
  const read = readCurrencyAmount(amount);
  if (!read) throw new Error('this is no amount of a currency');
  const scale = 10n ** BigInt(mostOfAmount.decimals - read.decimals);
  const digits = halfUp(read.digits * scale * part, whole);
  if (digits === 0n) return null;
  return claimedAt(
    { digits, decimals: mostOfAmount.decimals },
    { currency: code, rate, day, source },
  );
}
