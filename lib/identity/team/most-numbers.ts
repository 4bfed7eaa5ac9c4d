/** A day's full numbers that an administrator can allow a professional. */
export const numbersAllowed = { least: 2_001, most: 50_000 };
