/** As many claims as are named in a sentence. */
const atMost = 10;

/** Claims in a sentence: how many, the numbers of the first ten, and how many more. */
export const namedShort = (claims: readonly { claimNumber: string }[]) => ({
  count: claims.length,
  numbers: claims
    .slice(0, atMost)
    .map(({ claimNumber }) => claimNumber)
    .join(', '),
  more: Math.max(0, claims.length - atMost),
});
