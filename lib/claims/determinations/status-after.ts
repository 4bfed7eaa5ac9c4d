import { paiseOf } from '@/lib/format/amount';
import type { Amounts } from '@/lib/law/amounts';
import type { ClaimStatus } from '@/lib/reference/claim-status';

/**
 * The status that a confirmed determination gives its claim: approved with something admitted, rejected with nothing. One
 * that is not decided whole is under review still, or goes on waiting for its claimant.
 */
export function statusAfter(
  { admitted, underVerification }: Pick<Amounts, 'admitted' | 'underVerification'>,
  before: ClaimStatus,
): Extract<ClaimStatus, 'approved' | 'rejected' | 'under_review' | 'info_required'> {
  if (paiseOf(underVerification) > 0n)
    return before === 'info_required' ? 'info_required' : 'under_review';
  return paiseOf(admitted) > 0n ? 'approved' : 'rejected';
}
