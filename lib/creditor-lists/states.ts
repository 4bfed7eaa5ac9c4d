/** A list may be withdrawn at any time. */
export const listStates = ['making', 'draft', 'confirmed', 'published', 'withdrawn'] as const;
export type ListState = (typeof listStates)[number];

export const stepsTo = {
  confirmed: ['draft'],
  published: ['confirmed'],
  withdrawn: ['making', 'draft', 'confirmed', 'published'],
} as const satisfies Partial<Record<ListState, readonly ListState[]>>;

export type DecidedState = keyof typeof stepsTo;
export const decidedStates = Object.keys(stepsTo) as DecidedState[];
