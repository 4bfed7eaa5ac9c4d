/** The states of a claim, in the order of its life. */
export const claimStatuses = [
  'submitted',
  'under_review',
  'info_required',
  'approved',
  'rejected',
  'withdrawn',
] as const;

export type ClaimStatus = (typeof claimStatuses)[number];

/** The states that an insolvency professional can move a claim to. */
export const reviewStatuses = ['under_review', 'info_required', 'approved', 'rejected'] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** The states in which a claim waits for a decision, and is its claimant's to change. */
const openStatuses: readonly ClaimStatus[] = ['submitted', 'under_review', 'info_required'];

/** Whether a claim was decided or withdrawn; its claimant cannot change it or add to it any more. */
export const isClosed = (status: ClaimStatus) => !openStatuses.includes(status);
