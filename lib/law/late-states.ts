/** In the order of the law. `late-track` says which may follow which. */
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

export const lateStates = ['received', ...lateStepNames] as const;

export type LateState = (typeof lateStates)[number];
