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

/** Whether a claim has been decided; its claimant cannot add to it any more. */
export const isDecided = (status: ClaimStatus) => status === 'approved' || status === 'rejected';
