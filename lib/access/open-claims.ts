import { PortalError } from '@/lib/platform/errors';
import { type ClaimStatus, isClosed } from '@/lib/reference/claim-status';

/**
 * Passes while the claimant may change the claim. Otherwise throws `withdrawn` or `decided`, whose sentences say that `act` is
 * no longer possible.
 */
export function requireOpen(
  { status }: { status: ClaimStatus },
  act: 'edit' | 'withdraw' | 'upload' | 'answer',
) {
  if (!isClosed(status)) return;
  const code = status === 'withdrawn' ? status : 'decided';
  throw new PortalError(code, { params: { status, act } });
}
