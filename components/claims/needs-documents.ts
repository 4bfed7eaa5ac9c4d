import { nextSteps, standingOfListed } from '@/lib/claims/next-steps';
import type { ListedClaim } from '@/lib/claims/present';

/** Whether somebody filed this claim for its claimant, who still owes the papers for it. */
export const needsDocuments = (claim: ListedClaim) =>
  nextSteps.documents.is(standingOfListed(claim));
