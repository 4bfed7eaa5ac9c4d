import { type Decimal, plainDecimal, readDecimal } from '@/lib/format/decimal';

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

/** Both are written with two decimals at least. */
const leastDecimals = 2;

/** A rate above zero with up to six digits and six decimals, as somebody sends it; null for anything else. */
function readReferenceRate(value: unknown): Decimal | null {
  const rate = typeof value === 'string' ? readDecimal(value, { whole: 6, decimals: 6 }) : null;
  return rate && rate.digits > 0n ? rate : null;
}

/** A rate as it is stored: `83.10` for `083.1`; null for a text that is none. */
export function plainReferenceRate(value: unknown): string | null {
  const rate = readReferenceRate(value);
  return rate && plainDecimal(rate, leastDecimals);
}
