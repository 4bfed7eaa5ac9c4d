/** A number of nothing or more, exactly. */
export interface Decimal {
  /** The number times `10 ** decimals`. */
  digits: bigint;
  decimals: number;
}

interface Most {
  whole: number;
  decimals: number;
}

const shape = /^(\d+)(?:\.(\d+))?$/;

/** Reads a number without a float; null for a text that is none or has more digits. */
export function readDecimal(text: string, most: Most): Decimal | null {
  const [found, whole = '', decimals = ''] = shape.exec(text) ?? [];
  if (found === undefined || whole.length > most.whole || decimals.length > most.decimals)
    return null;
  return { digits: BigInt(whole + decimals), decimals: decimals.length };
}

/** Writes a number without needless zeros, but with at least so many decimals: `8` for `08.00`. */
export function plainDecimal({ digits, decimals }: Decimal, least = 0): string {
  const text = digits.toString().padStart(decimals + 1, '0');
  const whole = text.slice(0, text.length - decimals);
  let fraction = text.slice(text.length - decimals);
  while (fraction.length > least && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  fraction = fraction.padEnd(least, '0');
  return fraction ? `${whole}.${fraction}` : whole;
}
