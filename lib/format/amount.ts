/**
 * Amounts as they are sent, read from files and stored: text of at most 16 digits and two decimals, since a float would lose
 * digits. plain-amount.ts and typed-amount.ts read what people type; money.ts writes amounts.
 */

export const maxRupeeDigits = 16;
const paiseDigits = 2;

export const amountColumn = `numeric(${maxRupeeDigits + paiseDigits}, ${paiseDigits})`;

const shape = new RegExp(`^(-?)(\\d+)(?:\\.(\\d{1,${paiseDigits}}))?$`);

export interface AmountParts {
  negative: boolean;
  /** As written, with leading zeros; may have more digits than an amount can. */
  rupees: string;
  paise: string;
}

/** Null for a text that is no amount. Negative ones are read, so that rules can refuse them. */
export function partsOfAmount(text: string): AmountParts | null {
  const found = shape.exec(text);
  if (!found) return null;
  const [, sign, rupees = '', paise = ''] = found;
  return { negative: sign === '-', rupees, paise: paise.padEnd(paiseDigits, '0') };
}

/** An amount in paise, exactly; null for a text that is none with up to 2 decimals. */
export function toPaise(amount: string): bigint | null {
  const parts = partsOfAmount(amount);
  if (!parts) return null;
  const paise = BigInt(parts.rupees + parts.paise);
  return parts.negative ? -paise : paise;
}

/** The paise of a text that is known to be an amount. Throws for any other. */
export function paiseOf(amount: string): bigint {
  const paise = toPaise(amount);
  if (paise === null) throw new Error('this is no amount');
  return paise;
}

const most = 10n ** BigInt(maxRupeeDigits + paiseDigits) - 1n;

/** The paise of a sent amount of nothing or more; null for anything else. */
export function readAmount(value: unknown): bigint | null {
  const paise = typeof value === 'string' ? toPaise(value) : null;
  return paise === null || paise < 0n || paise > most ? null : paise;
}
