import { PortalError } from '@/lib/platform/errors';
import { type ClaimStatus, isClosed } from '@/lib/reference/claim-status';

/**
 * Lets pass while the claim is its claimant's to change. Throws `withdrawn` when it was taken back and
 * `decided` when it was decided, whose sentences say that `act` does not go any more.
 */
export function requireOpen(
  { status }: { status: ClaimStatus },
  act: 'edit' | 'withdraw' | 'upload' | 'answer',
) {
  if (!isClosed(status)) return;
  const code = status === 'withdrawn' ? status : 'decided';
  throw new PortalError(code, { params: { status, act } });
}
