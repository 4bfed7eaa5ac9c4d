/**
 * The edition of the forms that the portal offers: those of the CIRP Regulations of 2016, in the formats notified by circular
 * since June 2026. Each version of a claim keeps the number of the edition that it was filed or saved in.
 */
export const formEdition = { number: '2026-1', inForceFrom: '2026-06-01' } as const;
