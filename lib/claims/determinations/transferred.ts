import type { Refusal } from '@/lib/claims/review/bulk';
import { paiseOf } from '@/lib/format/amount';
import { formatMoney } from '@/lib/format/money';
import type { Amounts } from '@/lib/law/amounts';
import type { ToDetermine } from './to-determine';

/** The refusal of a determination that admits again what went to other creditors, who claim it themselves. */
export const refusalOfTransferred = (
  { transferred }: Pick<ToDetermine, 'transferred'>,
  { notAdmitted }: Pick<Amounts, 'notAdmitted'>,
): Refusal | undefined =>
  paiseOf(notAdmitted) < paiseOf(transferred)
    ? { code: 'transferred_stays', params: { amount: formatMoney(transferred) } }
    : undefined;
