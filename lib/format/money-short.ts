import { formatMoney, toPaise } from './money';

const rupee = 100n;
const lakh = 100_000n * rupee;
const crore = 100n * lakh;
const lakhCrore = 100_000n * crore;

/** `paise` in units of `unit` with one decimal, rounded half up, ".0" left out; 12.35 is 12.4. */
function inUnits(paise: bigint, unit: bigint) {
  const tenths = (paise * 20n + unit) / (unit * 2n);
  const whole = formatMoney((tenths / 10n).toString()).slice(0, -3);
  return tenths % 10n === 0n ? whole : `${whole}.${tenths % 10n}`;
}

/**
 * An amount in the short form of Indian newspapers: "₹12.4 L" (lakh), "₹3.1 Cr" (crore), "₹1.2 L Cr"
 * (lakh crore), below a lakh whole rupees. Takes what formatMoney takes, from 0 up.
 */
export function formatMoneyShort(amount: string): string {
  const paise = toPaise(amount);
  if (paise === null || paise < 0n) return amount;
  // Compared as they will be shown: 99.96 lakh would read 100 L.
  const reaches = (unit: bigint, step: bigint) => paise + step / 2n >= unit;
  if (reaches(lakhCrore, crore / 10n)) return `${inUnits(paise, lakhCrore)} L Cr`;
  if (reaches(crore, lakh / 10n)) return `${inUnits(paise, crore)} Cr`;
  if (reaches(lakh, rupee)) return `${inUnits(paise, lakh)} L`;
  return formatMoney(((paise + rupee / 2n) / rupee).toString()).slice(0, -3);
}
