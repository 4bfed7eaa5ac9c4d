import type { Language } from '@/lib/i18n/language';
import { toPaise } from './amount';
import { formatMoney } from './money';

const rupee = 100n;
const lakh = 100_000n * rupee;
const crore = 100n * lakh;
const lakhCrore = 100_000n * crore;

const names: Record<Language, { lakh: string; crore: string }> = {
  en: { lakh: 'L', crore: 'Cr' },
  hi: { lakh: 'लाख', crore: 'करोड़' },
};

/** Gives one decimal, rounded half up, and leaves ".0" out: 12.35 is 12.4. */
function inUnits(paise: bigint, unit: bigint) {
  const tenths = (paise * 20n + unit) / (unit * 2n);
  const whole = formatMoney((tenths / 10n).toString()).slice(0, -3);
  return tenths % 10n === 0n ? whole : `${whole}.${tenths % 10n}`;
}

/** "₹12.4 L" (lakh), "₹3.1 Cr", "₹1.2 L Cr", whole rupees below a lakh; in Hindi "₹12.4 लाख". Takes amounts from 0 up. */
export function formatMoneyShort(amount: string, language: Language): string {
  const paise = toPaise(amount);
  if (paise === null || paise < 0n) return amount;
  const name = names[language];
  // Compared as shown: 99.96 lakh would read 100 L.
  const reaches = (unit: bigint, step: bigint) => paise + step / 2n >= unit;
  if (reaches(lakhCrore, crore / 10n))
    return `${inUnits(paise, lakhCrore)} ${name.lakh} ${name.crore}`;
  if (reaches(crore, lakh / 10n)) return `${inUnits(paise, crore)} ${name.crore}`;
  if (reaches(lakh, rupee)) return `${inUnits(paise, lakh)} ${name.lakh}`;
  return formatMoney(((paise + rupee / 2n) / rupee).toString()).slice(0, -3);
}
