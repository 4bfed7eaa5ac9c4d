import { nextSteps, standingOfListed } from '@/lib/claims/records/next-steps';
import type { ListedClaim } from '@/lib/claims/records/present';

/** Whether somebody filed this claim for its claimant, who still owes the papers for it. */
export const needsDocuments = (claim: ListedClaim) =>
  nextSteps.documents.is(standingOfListed(claim));
