import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { DeterminedHead, Reason } from './judge';

/** Math.min takes no bigint. */
const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** Reasons that explain contingent amounts go first. */
function reasonsFor(reasons: readonly Reason[], notAdmitted: bigint): Reason[] {
  const inOrder = [
    ...reasons.filter(({ code }) => code !== 'contingent'),
    ...reasons.filter(({ code }) => code === 'contingent'),
  ];
  let left = notAdmitted;
  return inOrder.flatMap((reason) => {
    const amount = least(paiseOf(reason.amount), left);
    left -= amount;
    return amount > 0n ? [{ ...reason, amount: fromPaise(amount) }] : [];
  });
}

/** Puts what is admitted or contingent under verification again. What was not admitted stays so, with its reasons. */
export function putBack(head: DeterminedHead): DeterminedHead {
  const verified = paiseOf(head.admitted) + paiseOf(head.contingent);
  return {
    ...head,
    admitted: '0.00',
    contingent: '0.00',
    underVerification: fromPaise(paiseOf(head.underVerification) + verified),
    reasons: reasonsFor(head.reasons, paiseOf(head.notAdmitted)),
  };
}
