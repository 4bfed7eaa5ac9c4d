import type { ClaimStatus } from '@/lib/reference/claim-status';

export interface Step {
  status: ClaimStatus;
  reviewNote: string | null;
  hoursLater: number;
}

const review: Step = { status: 'under_review', reviewNote: null, hoursLater: 5 };
const ends: Partial<Record<ClaimStatus, Step>> = {
  info_required: {
    status: 'info_required',
    reviewNote: 'Please add the account statement for the last three months.',
    hoursLater: 35,
  },
  approved: {
    status: 'approved',
    reviewNote: 'Admitted in full against the books of account.',
    hoursLater: 57,
  },
  rejected: {
    status: 'rejected',
    reviewNote: 'The amount was paid before the commencement date.',
    hoursLater: 52,
  },
};

/** The steps that lead a claim from its filing to `status`. */
export function stepsTo(status: ClaimStatus): Step[] {
  if (status === 'submitted') return [];
  if (status === 'under_review') return [review];
  const end = ends[status];
  if (!end) throw new Error(`no steps lead to ${status}`);
  return [review, end];
}
