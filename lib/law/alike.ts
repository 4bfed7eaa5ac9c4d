import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { type ClaimedForm, claimedHeads, isDividedAtDesk, rowNumberOf } from './heads';
import type { DeterminedHead, GivenHead, Reason } from './judge';
import { namedWith } from './reasons';

/** What a determination admits under a head, for claims that are decided like it. */
export interface HeadShare {
  head: string;
  /** Of ten thousand: 10000 is all of it, 0 nothing. */
  admitted: number;
  /** Why the rest is not admitted; their amounts are those of the determination. */
  reasons: Reason[];
}

const whole = 10_000n;

/** Between all and nothing it is never rounded to either. */
function shareOf(admitted: bigint, claimed: bigint): bigint {
  if (admitted === claimed) return whole;
  if (admitted === 0n) return 0n;
  const rounded = (admitted * whole * 2n + claimed) / (claimed * 2n);
  if (rounded === 0n) return 1n;
  return rounded === whole ? whole - 1n : rounded;
}

/** A text that names a claim, a person or a day is true of one claim alone; claims that are decided like another are in time. */
const isOfOneClaim = ({ code }: Reason) =>
  code === 'late_not_acceptable' || ['claim', 'date', 'name'].includes(namedWith(code) ?? '');

/**
 * Gives the share of each head of a determination that others may be decided like. Null where something is under verification, contingent, or
 * a row of a table, where the desk divided the claim or moved amounts, or where a reason says something of this claim alone.
 */
export function sharesOf(claim: ClaimedForm, heads: readonly DeterminedHead[]): HeadShare[] | null {
  const claimed = new Map(claimedHeads(claim).map((one) => [one.head, one.claimed]));
  const given = heads.filter((one) => paiseOf(one.claimed) > 0n);
  if (given.length === 0 || (isDividedAtDesk(claim) && given.length > 1)) return null;
  const fits = given.every(
    (one) =>
      rowNumberOf(one.head) === undefined &&
      claimed.get(one.head) === paiseOf(one.claimed) &&
      paiseOf(one.contingent) === 0n &&
      paiseOf(one.underVerification) === 0n &&
      !one.reasons.some(isOfOneClaim),
  );
  if (!fits) return null;
  return given.map(({ head, claimed: of, admitted, reasons }) => ({
    head,
    admitted: Number(shareOf(paiseOf(admitted), paiseOf(of))),
    reasons,
  }));
}

/** Divides what is refused among reasons as they divide it in the determination; the last gets what is left. */
function reasonsFor(refused: bigint, reasons: readonly Reason[]) {
  const total = reasons.reduce((sum, { amount }) => sum + paiseOf(amount), 0n);
  let left = refused;
  return reasons
    .map(({ code, text, amount }, at) => {
      const part = at === reasons.length - 1 ? left : (refused * paiseOf(amount)) / (total || 1n);
      left -= part;
      return { code, text, amount: part };
    })
    .filter((reason) => reason.amount > 0n);
}

/** Divides a claim by these shares; null where it claims something under a head that they say nothing of. */
export function decidedLike(claim: ClaimedForm, shares: readonly HeadShare[]): GivenHead[] | null {
  const byHead = new Map(shares.map((share) => [share.head, share]));
  const heads = claimedHeads(claim).map(({ head, claimed }): GivenHead | null => {
    const share = byHead.get(head);
    if (!share) return null;
    const admitted = (claimed * BigInt(share.admitted)) / whole;
    const notAdmitted = claimed - admitted;
    const reasons = notAdmitted > 0n ? reasonsFor(notAdmitted, share.reasons) : [];
    return { head, claimed, admitted, contingent: 0n, notAdmitted, underVerification: 0n, reasons };
  });
  const found = heads.filter((head) => head !== null);
  return found.length === heads.length && found.length > 0 ? found : null;
}

/** A share as people read it: '62.5'. */
export const percentOf = ({ admitted }: Pick<HeadShare, 'admitted'>) =>
  fromPaise(BigInt(admitted)).replace(/\.00$|0$/, '');
