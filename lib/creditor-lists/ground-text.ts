import { formatMoney } from '@/lib/format/money';
import type { ReasonCode } from '@/lib/law/reasons';
import type { Ground } from './present';

type Say = (code: ReasonCode, given: { given: 'yes' | 'no'; text: string }) => string;

/**
 * A reason by its sentence, which `say` makes, with its amount. `other` is said of the reason whose only words were typed for the creditor:
 * lists do not show these.
 */
export function groundText({ code, amount, text }: Ground, say: Say, other: string) {
  const said =
    code === 'other' ? other : say(code, { given: text ? 'yes' : 'no', text: text ?? '' });
  return amount && amount !== '0.00' ? `${said}: ${formatMoney(amount)}` : said;
}
