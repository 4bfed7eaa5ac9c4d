export const mostClaims = 1_000_000;
