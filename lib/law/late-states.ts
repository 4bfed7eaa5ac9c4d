/** The steps of a late claim, in the order of the law. `late-track` says which may follow which. */
export const lateStepNames = [
  'acceptable',
  'not_acceptable',
  'before_committee',
  'before_tribunal',
  'condoned',
  'refused',
  'ordered',
] as const;

export type LateStep = (typeof lateStepNames)[number];

/** Where a late claim stands: received, then at the newest step taken. */
export const lateStates = ['received', ...lateStepNames] as const;

export type LateState = (typeof lateStates)[number];
