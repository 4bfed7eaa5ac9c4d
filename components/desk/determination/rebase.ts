import type { PresentedClaim } from '@/lib/claims/records/present';
import { isDividedAtDesk, rowHeads, rowNumberOf } from '@/lib/law/heads';
import { type DeskValues, type HeadValues, headsOf } from './values';

/**
 * Puts what the person typed on the heads of the changed claim; the claimed amounts are the claim's. Rows of a table are empty:
 * after an edit a row may be another person's.
 */
export function rebased(
  values: DeskValues,
  claim: PresentedClaim,
): Pick<DeskValues, 'heads' | 'moved'> {
  const typed = new Map(values.heads.map((head) => [head.head, head]));
  const divided = isDividedAtDesk(claim);
  const moved = values.moved && !divided && rowHeads(claim).length === 0;
  const keepsClaimed = moved || divided;
  const heads = headsOf(claim).map((empty): HeadValues => {
    const head = rowNumberOf(empty.head) === undefined ? typed.get(empty.head) : undefined;
    if (!head) return empty;
    return { ...head, claimed: keepsClaimed ? head.claimed : empty.claimed };
  });
  return { heads, moved };
}
