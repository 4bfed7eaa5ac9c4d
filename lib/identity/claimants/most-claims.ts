/** The highest number of claims that a claimant can be allowed, one by one or by bulk upload. */
export const mostClaims = 1_000_000;
