/** On what a determination is made (CIRP Regulations 2016), and when it takes the place of an earlier one. */
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
