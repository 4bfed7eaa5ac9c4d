import { toPaise } from './amount';

/** Rupees with two decimals: 12500000n is "125000.00". */
export function fromPaise(paise: bigint): string {
  const digits = (paise < 0n ? -paise : paise).toString().padStart(3, '0');
  return `${paise < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whole rupees with their commas: "12500000" is "1,25,00,000". */
export const inGroups = (rupees: string) => rupees.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');

/** "125000" is "₹1,25,000.00" in either language, since banks print 0 to 9 in Hindi too; no amount stays as it is. */
export function formatMoney(amount: string): string {
  const paise = toPaise(amount);
  if (paise === null) return amount;
  const [rupees = '', fraction] = fromPaise(paise < 0n ? -paise : paise).split('.');
  return `${paise < 0n ? '-' : ''}₹${inGroups(rupees)}.${fraction}`;
}
