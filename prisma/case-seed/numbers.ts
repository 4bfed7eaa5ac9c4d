import type { FormDefinition } from '@/lib/forms/definitions/field';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { fitsGstin, withAadhaarDigit } from '@/lib/forms/kinds/codes/check-digits';

/** Shares no divisor with ten, so that no two of the first ten to the power of `length` numbers become the same. */
const step = 7_368_787;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Digits that look like any and belong to no other `serial`. */
export const digitsOf = (serial: number, length: number) =>
  String((serial * step + 5_470_123) % 10 ** length).padStart(length, '0');

/** A claim with its account and numbers of the one before: that many stand between two such. */
const everyPair = 200;

const isPair = (index: number) => index % everyPair === everyPair - 1;

/** Whose numbers a claim has: those of the one before where a pair is meant. */
const ownerOf = (index: number) => (isPair(index) ? index - 1 : index);

/** Invented: Z begins none of the demonstration. The fourth letter says what its holder is. */
export function panOf(index: number, holder: 'P' | 'C') {
  const mixed = (index * 1_000_003) % (26 * 26 * 10_000);
  const begins = Math.floor(mixed / 10_000);
  const pair = `${letters[Math.floor(begins / 26)]}${letters[begins % 26]}`;
  return `Z${pair}${holder}${letters[index % 26]}${String(mixed % 10_000).padStart(4, '0')}K`;
}

export function gstinOf(index: number) {
  const given = `27${panOf(index, 'C')}1Z`;
  const last = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((sign) => fitsGstin(given + sign));
  return given + last;
}

/** The last digits of a number, in their length if seven or more of them stand together. */
function withDigits(text: string, serial: number) {
  const before = [...text].findLastIndex((sign) => !/\d/.test(sign)) + 1;
  const length = text.length - before;
  return length === 0
    ? text
    : text.slice(0, before) + digitsOf(serial, length < 7 ? 9 : Math.min(length, 11));
}

/** Gives a claim's values numbers that identify which no other has, but for those of the pairs. */
export function withOwnNumbers(
  form: FormDefinition,
  values: Record<string, unknown>,
  index: number,
): Record<string, unknown> {
  const owner = ownerOf(index);
  return mapIdentifiers(form, values, (text, path, kind) => {
    const row = Number(/\.(\d+)\./.exec(path)?.[1] ?? -1);
    if (row >= 0) return withDigits(text, index * 100 + row);
    if (kind === 'pan') return panOf(owner, 'P');
    if (kind === 'account') return `6${digitsOf(owner, 11)}`;
    // No real one begins with 1.
    if (kind === 'aadhaar') return withAadhaarDigit(`1${digitsOf(owner, 10)}`);
    return withDigits(text, index);
  });
}
