/** How many claims by bulk upload a claimant can be allowed at most. */
export const maxBulkClaims = 1_000_000;
