/** Code and CIRP Regulations of 2016 with the formats of June 2026. A determination keeps its edition's number. */
export const lawEdition = { number: '2026-1', inForceFrom: '2026-06-01' } as const;
