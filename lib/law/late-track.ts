import { type CaseDays, latenessOf, tellBy } from './clock';
import { type LateState, type LateStep, lateStepNames } from './late-states';

interface Step {
  /** The states that the step may follow. A wrong mark is replaced, and on appeal the tribunal's decision may be reversed. */
  after: readonly LateState[];
  reasonsRequired?: true;
  letter?: true;
  /** The claimant is to be told within the days of the law, see `tellBy`. */
  telling?: true;
  source: string;
}

/** `since` is `YYYY-MM-DD`. */
export interface LateStanding {
  state: LateState;
  since: string;
  /** Whether the claim is refused while this is its newest step. */
  refused: boolean;
}

/**
 * The late track (CIRP Regulations 2016, reg. 13(1B) and (1C)): an acceptable claim goes to the committee and the tribunal. An
 * order obtained another way is entered at any time.
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
  condoned: { after: ['before_tribunal', 'refused'], source: 'reg. 13(1C)' },
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
    source: 'order of a court or tribunal',
  },
};

export const stepsWithLetter = lateStepNames.filter((step) => lateSteps[step].letter);

/** The law sets days for telling the claimant of these. */
export const stepsToTell = lateStepNames.filter((step) => lateSteps[step].telling);

/** The steps that may follow a state, in the order of the law. */
export const stepsAfter = (state: LateState) =>
  lateStepNames.filter((step) => lateSteps[step].after.includes(state));

/** The day by which the claimant is told of a step taken on `day`; null where the law sets none. */
export const tellOfStepBy = (step: LateStep, day: string) =>
  lateSteps[step].telling ? tellBy(day) : null;

type LateFault = 'claim_not_late' | 'late_claim_received' | 'late_step_out_of_order';

/** Why a claim in this state cannot take a step; undefined when it can. */
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
