import { formatDate } from '@/lib/format/date';
import { inThousands } from '@/lib/format/in-thousands';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import type { ClaimedInCurrency } from './currency';

/** Writes an amount as banks do, in groups of three digits in either language: "USD 1,250,000.00". */
export function formatCurrency({ code, amount }: Pick<ClaimedInCurrency, 'code' | 'amount'>) {
  const [whole = '', decimals = ''] = amount.split('.');
  return `${code} ${inThousands(whole)}.${decimals}`;
}

/** What the sentence about a claim in another currency takes. */
export const currencyFacts = (claimed: ClaimedInCurrency, language: Language) => ({
  amount: formatCurrency(claimed),
  rate: claimed.rate,
  rupees: formatMoney(claimed.rupees),
  date: formatDate(claimed.day, language),
  source: claimed.source,
});
