import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { DeterminedHead, Reason } from './judge';

export interface WhyNot extends Reason {
  part: 'notAdmitted' | 'contingent';
  /** The heads of which it is said, in their order. */
  heads: string[];
}

/** If a head has both parts, only the reason `contingent` explains what is contingent. */
const partOf = ({ notAdmitted }: DeterminedHead, { code }: Reason): WhyNot['part'] =>
  code === 'contingent' || paiseOf(notAdmitted) === 0n ? 'contingent' : 'notAdmitted';

/** Whether this is what a reason of a head is said by. */
export const saysOf = (why: WhyNot, head: DeterminedHead, reason: Reason) =>
  why.code === reason.code && why.text === reason.text && why.part === partOf(head, reason);

/** Why amounts are not admitted: each reason once over all heads, with its sum in rupees, the largest first. */
export function whyNot(determined: readonly DeterminedHead[]): WhyNot[] {
  const found = new Map<string, WhyNot>();
  for (const head of determined)
    for (const { code, text, amount } of head.reasons) {
      const part = partOf(head, { code, text, amount });
      const key = JSON.stringify([part, code, text]);
      const before = found.get(key);
      const sum = paiseOf(before?.amount ?? '0') + paiseOf(amount);
      const heads = [...new Set([...(before?.heads ?? []), head.head])];
      found.set(key, { part, code, text, amount: fromPaise(sum), heads });
    }
  return [...found.values()].toSorted((a, b) =>
    paiseOf(b.amount) > paiseOf(a.amount) ? 1 : paiseOf(b.amount) < paiseOf(a.amount) ? -1 : 0,
  );
}
