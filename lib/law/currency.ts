import { type Decimal, plainDecimal, readDecimal } from '@/lib/format/decimal';
import { fromPaise } from '@/lib/format/money';

/**
 * The rate by which claims in a currency are valued: the official one of the insolvency commencement date, or of the last day
 * before it that had one (CIRP Regulations 2016, reg. 15). It is stored and answered like this.
 */
export interface ReferenceRate {
  currency: string;
  /** Rupees for one unit. */
  rate: string;
  /** The day of the rate, `YYYY-MM-DD`. */
  day: string;
  /** Who published it. */
  source: string;
}

/** A claim in the currency in which it was claimed, as it was turned into rupees. It is stored and answered like this. */
export interface ClaimedInCurrency extends Omit<ReferenceRate, 'currency'> {
  /** The currency, by its code. */
  code: string;
  amount: string;
  /** What the amount is in rupees: to the paisa, half up. */
  rupees: string;
}

/** Amounts and rates are written with two decimals at least. */
const leastDecimals = 2;
const mostOfAmount = { whole: 16, decimals: 3 };
const mostOfRate = { whole: 6, decimals: 6 };

function aboveZero(value: unknown, most: typeof mostOfAmount): Decimal | null {
  const read = typeof value === 'string' ? readDecimal(value, most) : null;
  return read && read.digits > 0n ? read : null;
}

/** An amount of a currency above zero with up to three decimals, as somebody sends it; null for anything else. */
export const readCurrencyAmount = (value: unknown) => aboveZero(value, mostOfAmount);

/** A rate as it is stored, above zero with up to six decimals: `83.10` for `083.1`; null for anything else. */
export function plainReferenceRate(value: unknown): string | null {
  const rate = aboveZero(value, mostOfRate);
  return rate && plainDecimal(rate, leastDecimals);
}

const halfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);

/** What an amount of a currency is by a rate. Throws for a rate that is none, which is never stored. */
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

/**
 * What of a claim in a currency goes along with a part of its rupees, in paise: in proportion, to a thousandth of the currency,
 * half up. Null where that is nothing.
 */
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
