import { nextSteps, standingOfListed } from '@/lib/claims/records/next-steps';
import type { ListedClaim } from '@/lib/claims/records/present';

/** Somebody filed this claim for its claimant, who still owes its documents. */
export const needsDocuments = (claim: ListedClaim) =>
  nextSteps.documents.is(standingOfListed(claim));
