/**
 * An amount in rupees as it is typed, sent, read from files and stored: text, since a float would lose
 * digits. At most 16 digits, and at most two decimals after a point.
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
