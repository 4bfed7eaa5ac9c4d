import { type CaseDays, latenessOf, tellBy } from './clock';
import { type LateState, type LateStep, lateStepNames } from './late-states';

interface Step {
  /**
   * The states that the step may follow. A wrong mark is replaced by a new one, and on appeal the tribunal's decision may be
   * reversed.
   */
  after: readonly LateState[];
  /** The step requires reasons. */
  reasonsRequired?: true;
  /** The claimant gets a letter about it. */
  letter?: true;
  /** The claimant is to be told within the days of the law, see `tellBy`. */
  telling?: true;
  /** With it as the newest step, amounts of the claim may be admitted. */
  admits?: true;
  source: string;
}

/** Where a late claim stands, and since which day (`YYYY-MM-DD`). */
export interface LateStanding {
  state: LateState;
  since: string;
}

/**
 * The steps of a claim that came after the end of late claims (CIRP Regulations 2016, reg. 13(1B) and (1C)), in the edition of
 * `lawEdition`: it is verified, then marked acceptable for collation or not acceptable. An acceptable one goes to the
 * committee's next meeting and then to the tribunal. An order that the creditor obtained another way is entered at any time.
 */
export const lateSteps: Readonly<Record<LateStep, Step>> = {
  acceptable: { after: ['received', 'not_acceptable'], letter: true, source: 'reg. 13(1B)' },
  not_acceptable: {
    after: ['received', 'acceptable'],
    reasonsRequired: true,
    letter: true,
    telling: true,
    source: 'reg. 13(1B)',
  },
  before_committee: { after: ['acceptable'], source: 'reg. 13(1C)' },
  before_tribunal: { after: ['before_committee'], source: 'reg. 13(1C)' },
  condoned: { after: ['before_tribunal', 'refused'], admits: true, source: 'reg. 13(1C)' },
  refused: {
    after: ['before_tribunal', 'condoned', 'ordered'],
    reasonsRequired: true,
    source: 'reg. 13(1C)',
  },
  ordered: {
    after: [
      'received',
      'acceptable',
      'not_acceptable',
      'before_committee',
      'before_tribunal',
      'refused',
    ],
    reasonsRequired: true,
    admits: true,
    source: 'order of a court or tribunal',
  },
};

/** The steps about which the claimant gets a letter. */
export const stepsWithLetter = lateStepNames.filter((step) => lateSteps[step].letter);

/** The steps that the claimant is to be told of within the days of the law. */
export const stepsToTell = lateStepNames.filter((step) => lateSteps[step].telling);

/** The steps after which amounts of a late claim may be admitted. */
export const admittingSteps = lateStepNames.filter((step) => lateSteps[step].admits);

/** The steps that may follow a state, in the order of the law. */
export const stepsAfter = (state: LateState) =>
  lateStepNames.filter((step) => lateSteps[step].after.includes(state));

/** The day by which the claimant is to be told of a step taken on `day`; null where the law sets none. */
export const tellOfStepBy = (step: LateStep, day: string) =>
  lateSteps[step].telling ? tellBy(day) : null;

type LateFault = 'claim_not_late' | 'late_claim_received' | 'late_step_out_of_order';

/** Why a claim received on `receivedOn`, in this state, cannot take a step; undefined when it can. */
export function refusalOfStep(
  step: LateStep,
  { receivedOn, state }: { receivedOn: string; state: LateState },
  days: CaseDays,
): LateFault | undefined {
  const lateness = latenessOf(receivedOn, days);
  if (lateness === 'in_time') return 'claim_not_late';
  if (lateness !== 'late_track') return 'late_claim_received';
  return stepsAfter(state).includes(step) ? undefined : 'late_step_out_of_order';
}
