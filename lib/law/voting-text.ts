import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import type { Voting } from './voting-debt';

/**
 * With what a creditor in a class votes, and how it is reckoned, as its sentence takes it. Without a principal or a
 * first day of interest it is what is admitted.
 */
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
