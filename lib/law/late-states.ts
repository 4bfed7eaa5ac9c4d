/** The steps of a late claim, in the order of the law; what each may follow stands in `late-track`. */
export const lateStepNames = [
  'acceptable',
  'not_acceptable',
  'before_committee',
  'before_tribunal',
  'condoned',
  'refused',
] as const;

export type LateStep = (typeof lateStepNames)[number];

/** Where a late claim stands: received, and then by the newest step that was taken. */
export const lateStates = ['received', ...lateStepNames] as const;

export type LateState = (typeof lateStates)[number];
