/** How many numbers in full an administrator can allow a professional in a day, at least and at most. */
export const numbersAllowed = { least: 2_001, most: 50_000 };
