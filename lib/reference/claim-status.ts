interface State {
  /** What it counts as where claims are summed up; while that is pending, the claim is its claimant's to change. */
  outcome: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  setBy: 'claimant' | 'professional';
}

/** The states of a claim, in the order of its life; the database sorts them in the same order. */
const states = {
  submitted: { outcome: 'pending', setBy: 'claimant' },
  under_review: { outcome: 'pending', setBy: 'professional' },
  info_required: { outcome: 'pending', setBy: 'professional' },
  approved: { outcome: 'approved', setBy: 'professional' },
  rejected: { outcome: 'rejected', setBy: 'professional' },
  withdrawn: { outcome: 'withdrawn', setBy: 'claimant' },
} as const satisfies Record<string, State>;

export type ClaimStatus = keyof typeof states;

export type Outcome = State['outcome'];

type SetBy<Who extends State['setBy']> = {
  [Status in ClaimStatus]: (typeof states)[Status]['setBy'] extends Who ? Status : never;
}[ClaimStatus];

/** A state that an insolvency professional can move a claim to. */
export type ReviewStatus = SetBy<'professional'>;

export const claimStatuses = Object.keys(states) as ClaimStatus[];

/** The states that an insolvency professional can move a claim to. */
export const reviewStatuses = claimStatuses.filter(
  (status): status is ReviewStatus => states[status].setBy === 'professional',
);

/** The states that count as this outcome. */
export const statusesOf = (outcome: Outcome) =>
  claimStatuses.filter((status) => states[status].outcome === outcome);

/** The states of claims that are still to be decided. */
export const openStatuses = statusesOf('pending');

/** Whether a claim was decided or withdrawn; its claimant cannot change it or add to it any more. */
export const isClosed = (status: ClaimStatus) => states[status].outcome !== 'pending';
