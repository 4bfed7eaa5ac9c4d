/**
 * The steps in the order of the law, and how a claim stands while one is its newest: it may still be taken up, amounts of it may be
 * admitted, or it is refused. `late-track` says which step may follow which.
 */
const standings = {
  acceptable: 'open',
  not_acceptable: 'refused',
  before_committee: 'open',
  before_tribunal: 'open',
  condoned: 'admits',
  refused: 'refused',
  ordered: 'admits',
} as const;

export type LateStep = keyof typeof standings;

export const lateStepNames = Object.keys(standings) as LateStep[];

const stepsThat = (standing: (typeof standings)[LateStep]): readonly LateState[] =>
  lateStepNames.filter((step) => standings[step] === standing);

export const admittingSteps = stepsThat('admits');

export const refusingSteps = stepsThat('refused');

export type LateState = 'received' | LateStep;

export const lateStates: readonly LateState[] = ['received', ...lateStepNames];
