/** How many claims a claimant can be allowed at most, one by one or by bulk upload. */
export const mostClaims = 1_000_000;
