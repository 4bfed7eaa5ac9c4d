import { formatMoney } from '@/lib/format/money';
import type { ReasonCode } from '@/lib/law/reasons';
import type { Ground } from './present';

type Say = (code: ReasonCode, given: { given: 'yes' | 'no'; text: string }) => string;

/** A reason's sentence with its amount. `other` stands for typed words, which lists do not show. */
export function groundText({ code, amount, text }: Ground, say: Say, other: string) {
  const said =
    code === 'other' ? other : say(code, { given: text ? 'yes' : 'no', text: text ?? '' });
  return amount && amount !== '0.00' ? `${said}: ${formatMoney(amount)}` : said;
}
