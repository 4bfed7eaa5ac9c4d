/** The bases of a determination (CIRP Regulations 2016). All but the first replace an earlier determination. */
export const bases = {
  original: 'reg. 13',
  revised: 'reg. 14',
  satisfied: 'reg. 12A',
  assigned: 'reg. 28',
  order: 'order of a court or tribunal',
  condoned: 'reg. 13(1C)',
} as const;

export type Basis = keyof typeof bases;

export const basisNames = Object.keys(bases) as Basis[];
