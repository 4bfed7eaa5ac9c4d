import { paiseOf } from '@/lib/format/amount';
import { isClosed } from '@/lib/reference/claim-status';
import type { Awaited, ListedClaim, PresentedClaim } from './present';

/** The facts of a claim, in a list or whole, from which the next steps follow. */
export interface StandingOfClaim
  extends Pick<PresentedClaim, 'status' | 'determination' | 'lateTrack'>,
    Pick<ListedClaim, 'asked'> {
  claimData: ListedClaim['claimData'];
  documents: number;
  awaited: Awaited | null;
}

const open = ({ status }: StandingOfClaim) => !isClosed(status);

const has = (amount: 'notAdmitted' | 'contingent', { determination }: StandingOfClaim) =>
  determination !== null && paiseOf(determination.totals[amount]) > 0n;

const lacksAmounts = (claim: StandingOfClaim) =>
  has('notAdmitted', claim) || has('contingent', claim);

const mayObject = ({ awaited }: StandingOfClaim) => awaited?.objectUntil != null;

/** They have answered what was decided, and wait. */
const hasAnswered = ({ awaited }: StandingOfClaim) =>
  awaited?.objectedOn != null || awaited?.askedOn != null;

/** An amount to which they can only say something in a request, and have not. */
const mayAsk = (amount: 'notAdmitted' | 'contingent', claim: StandingOfClaim) =>
  has(amount, claim) && !mayObject(claim) && !hasAnswered(claim);

interface NextStep {
  is: (claim: StandingOfClaim) => boolean;
  /** A part of the claim's page; `edit` is the page where it is edited. */
  at:
    | 'questions'
    | 'documents'
    | 'objections'
    | 'changes'
    | 'late'
    | 'admitted'
    | 'papers'
    | 'edit';
  /** The professionals do it: the claimant waits for them. */
  waits?: true;
}

/** What a claimant can do for a claim, the most pressing first, and what they wait for; the words are in `claim.steps.todo`. */
export const nextSteps = {
  questions: { is: ({ status }) => status === 'info_required', at: 'questions' },
  fields: {
    is: (claim) => open(claim) && Boolean(claim.claimData.missingFields?.length),
    at: 'edit',
  },
  documents: {
    is: (claim) =>
      open(claim) && claim.claimData.requiresDocumentUpload === true && claim.documents === 0,
    at: 'documents',
  },
  objection: { is: (claim) => mayObject(claim) && lacksAmounts(claim), at: 'objections' },
  late: {
    is: ({ lateTrack }) => lateTrack?.refused === true,
    at: 'late',
  },
  refused: { is: (claim) => mayAsk('notAdmitted', claim), at: 'admitted' },
  contingent: { is: (claim) => mayAsk('contingent', claim), at: 'admitted' },
  letter: { is: ({ awaited }) => (awaited?.letters ?? 0) > 0, at: 'papers' },
  listed: { is: (claim) => mayObject(claim) && !lacksAmounts(claim), at: 'objections' },
  objected: { is: ({ awaited }) => awaited?.objectedOn != null, at: 'objections', waits: true },
  asked: { is: ({ awaited }) => awaited?.askedOn != null, at: 'changes', waits: true },
} as const satisfies Record<string, NextStep>;

export type NextStepName = keyof typeof nextSteps;

const names = Object.keys(nextSteps) as NextStepName[];

/** Tells whether the claimant does a step, and does not wait for others to do it. */
export const isToDo = (name: NextStepName) => !('waits' in nextSteps[name]);

/** Gives what its claimant can do for a claim now, the most pressing first, then what they wait for; nothing once it is withdrawn. */
export const nextStepsOf = (claim: StandingOfClaim): NextStepName[] =>
  claim.status === 'withdrawn' ? [] : names.filter((name) => nextSteps[name].is(claim));

const pressureOf = (claim: ListedClaim) => {
  const [first] = nextStepsOf(standingOfListed(claim));
  const objects = first === 'objection' || first === 'listed';
  const due = objects ? claim.awaited?.objectUntil : claim.asked?.due;
  return { place: first ? names.indexOf(first) : names.length, due: due ?? '9' };
};

/** Orders claims by how pressing their first step is, then by its day. */
export const byPressure = (one: ListedClaim, other: ListedClaim) => {
  const [here, there] = [pressureOf(one), pressureOf(other)];
  return here.place - there.place || here.due.localeCompare(there.due);
};

/** Gives the facts of a claim in a list for {@link nextStepsOf}. */
export const standingOfListed = (claim: ListedClaim): StandingOfClaim => ({
  ...claim,
  documents: claim.documentCount,
  awaited: claim.awaited ?? null,
});

/** Gives the facts of a whole claim for {@link nextStepsOf}. */
export const standingOfWhole = (claim: PresentedClaim): StandingOfClaim => ({
  ...claim,
  documents: claim.documents.length,
});
