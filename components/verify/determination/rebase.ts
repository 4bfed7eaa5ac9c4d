import type { PresentedClaim } from '@/lib/claims/present';
import { isDividedAtDesk } from '@/lib/law/heads';
import { type DeskValues, type HeadValues, headsOf } from './values';

/** What was typed, laid over the heads as the claim has them now; what is claimed is the claim's again. */
export function rebased(values: DeskValues, claim: PresentedClaim): HeadValues[] {
  const typed = new Map(values.heads.map((head) => [head.head, head]));
  const keepsClaimed = values.moved || isDividedAtDesk(claim.creditorType);
  return headsOf(claim).map((empty) => {
    const head = typed.get(empty.head);
    if (!head) return empty;
    return { ...head, claimed: keepsClaimed ? head.claimed : empty.claimed };
  });
}
