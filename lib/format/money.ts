import type { Language } from '@/lib/i18n/language';
import { partsOfAmount } from './amount';

/** The amount in paise, exactly, or null when the text is not an amount with up to 2 decimals. */
export function toPaise(amount: string): bigint | null {
  const parts = partsOfAmount(amount);
  if (!parts) return null;
  const paise = BigInt(parts.rupees + parts.paise);
  return parts.negative ? -paise : paise;
}

/** Rupees with two decimals: 12500000n is "125000.00". */
export function fromPaise(paise: bigint): string {
  const digits = (paise < 0n ? -paise : paise).toString().padStart(3, '0');
  return `${paise < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * An amount as people in India write it: "125000" is "₹1,25,000.00", in either language, since
 * banks print the digits 0 to 9 in Hindi too. Goes through no float, so that sixteen digits stay
 * as they are. A text that is not an amount comes back unchanged.
 */
export function formatMoney(amount: string, _language?: Language): string {
  const paise = toPaise(amount);
  if (paise === null) return amount;
  const plain = fromPaise(paise);
  const [sign, rupees, fraction] = [
    plain.startsWith('-') ? '-' : '',
    plain.slice(plain.startsWith('-') ? 1 : 0, -3),
    plain.slice(-3),
  ];
  const grouped = `${rupees.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${rupees.slice(-3)}`;
  return `${sign}₹${rupees.length > 3 ? grouped : rupees}${fraction}`;
}
