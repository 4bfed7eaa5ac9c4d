interface State {
  /** How sums count it. A claimant may change the claim while it is pending. */
  outcome: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  setBy: 'claimant' | 'professional';
}

/** In the order of a claim's life, as the database sorts them. */
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

export type ReviewStatus = SetBy<'professional'>;

export const claimStatuses = Object.keys(states) as ClaimStatus[];

export const reviewStatuses = claimStatuses.filter(
  (status): status is ReviewStatus => states[status].setBy === 'professional',
);

export const statusesOf = (outcome: Outcome) =>
  claimStatuses.filter((status) => states[status].outcome === outcome);

export const openStatuses = statusesOf('pending');

/** What a list is filtered by: a status, or all those that are pending. */
export type StatusFilter = ClaimStatus | 'pending';

/** Tells whether a claim was decided or withdrawn; its claimant cannot change it or add to it any more. */
export const isClosed = (status: ClaimStatus) => states[status].outcome !== 'pending';
