import type { ListedClaim } from '@/lib/claims/present';

/** Whether somebody filed this claim for its claimant, who still owes the papers for it. */
export const needsDocuments = ({ claimData, documentCount }: ListedClaim) =>
  claimData.requiresDocumentUpload === true && documentCount === 0;
