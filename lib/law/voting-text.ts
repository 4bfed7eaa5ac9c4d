import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import type { Voting } from './voting-debt';

/** What the sentence about a voting debt takes: it says how the debt is reckoned. */
export const votingFacts = (
  { principal, from, rate, agreed, debt }: Voting,
  language: Language,
) => ({
  reckoned: from && principal !== '0.00' ? 'yes' : 'no',
  agreed: agreed ? 'yes' : 'no',
  debt: formatMoney(debt),
  principal: formatMoney(principal),
  rate,
  day: from ? formatDate(from, language) : '',
});
