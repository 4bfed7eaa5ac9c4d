/**
 * The edition of the law that the data of this room follows: the Code of 2016 and the CIRP Regulations of 2016, with the
 * formats notified by circular since June 2026. Each determination keeps the number of its edition.
 */
export const lawEdition = { number: '2026-1', inForceFrom: '2026-06-01' } as const;
