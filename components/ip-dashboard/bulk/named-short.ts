const atMost = 10;

/** How many claims, the numbers of the first ten, and how many more, for a sentence. */
export const namedShort = (claims: readonly { claimNumber: string }[]) => ({
  count: claims.length,
  numbers: claims
    .slice(0, atMost)
    .map(({ claimNumber }) => claimNumber)
    .join(', '),
  more: Math.max(0, claims.length - atMost),
});
