import { paiseOf } from '@/lib/format/amount';
import type { Amounts } from '@/lib/law/amounts';
import type { ClaimStatus } from '@/lib/reference/claim-status';

/**
 * Gives the claim's status after a confirmed determination: approved if something is admitted, rejected if nothing is. A claim
 * not wholly decided stays under review, or keeps waiting for its claimant.
 */
export function statusAfter(
  { admitted, underVerification }: Pick<Amounts, 'admitted' | 'underVerification'>,
  before: ClaimStatus,
): Extract<ClaimStatus, 'approved' | 'rejected' | 'under_review' | 'info_required'> {
  if (paiseOf(underVerification) > 0n)
    return before === 'info_required' ? 'info_required' : 'under_review';
  return paiseOf(admitted) > 0n ? 'approved' : 'rejected';
}
