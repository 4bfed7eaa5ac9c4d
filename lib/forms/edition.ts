/**
 * The edition of the forms of the CIRP Regulations 2016 that the portal offers, in the formats notified by circular since June
 * 2026. Each version of a claim keeps the number of its edition.
 */
export const formEdition = { number: '2026-1', inForceFrom: '2026-06-01' } as const;
