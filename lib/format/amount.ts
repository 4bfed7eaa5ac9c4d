/**
 * Reads amounts in rupees as they are sent, read from files and stored: text, since a float would lose digits. At most 16
 * digits, and at most two decimals after a point. What people type is first made such a text, by plain-amount.ts and
 * typed-amount.ts; money.ts writes amounts.
 */

/** Digits before the point. */
export const maxRupeeDigits = 16;
const paiseDigits = 2;

/** The type of a database column that holds any amount. */
export const amountColumn = `numeric(${maxRupeeDigits + paiseDigits}, ${paiseDigits})`;

const shape = new RegExp(`^(-?)(\\d+)(?:\\.(\\d{1,${paiseDigits}}))?$`);

export interface AmountParts {
  negative: boolean;
  /** As written, with leading zeros; may be more digits than an amount can have. */
  rupees: string;
  /** Two digits. */
  paise: string;
}

/** The parts of an amount; null for a text that is none. Negative ones are read, to be refused by rules. */
export function partsOfAmount(text: string): AmountParts | null {
  const found = shape.exec(text);
  if (!found) return null;
  const [, sign, rupees = '', paise = ''] = found;
  return { negative: sign === '-', rupees, paise: paise.padEnd(paiseDigits, '0') };
}

/** The amount in paise, exactly, or null when the text is not an amount with up to 2 decimals. */
export function toPaise(amount: string): bigint | null {
  const parts = partsOfAmount(amount);
  if (!parts) return null;
  const paise = BigInt(parts.rupees + parts.paise);
  return parts.negative ? -paise : paise;
}

/** The paise of an amount that is known to be one. Throws for any other text. */
export function paiseOf(amount: string): bigint {
  const paise = toPaise(amount);
  if (paise === null) throw new Error('this is no amount');
  return paise;
}

const most = 10n ** BigInt(maxRupeeDigits + paiseDigits) - 1n;

/** The paise of an amount of nothing or more as somebody sends it; null for anything else. */
export function readAmount(value: unknown): bigint | null {
  const paise = typeof value === 'string' ? toPaise(value) : null;
  return paise === null || paise < 0n || paise > most ? null : paise;
}
