/** The states of a list: it is made, confirmed by an administrator, published, and may be withdrawn at any time. */
export const listStates = ['making', 'draft', 'confirmed', 'published', 'withdrawn'] as const;
export type ListState = (typeof listStates)[number];

/** The states that somebody can move a list to, each with the states it can come from. */
export const stepsTo = {
  confirmed: ['draft'],
  published: ['confirmed'],
  withdrawn: ['making', 'draft', 'confirmed', 'published'],
} as const satisfies Partial<Record<ListState, readonly ListState[]>>;

export type DecidedState = keyof typeof stepsTo;
export const decidedStates = Object.keys(stepsTo) as DecidedState[];
