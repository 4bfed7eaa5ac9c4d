import { PortalError } from '@/lib/platform/errors';
import { type ClaimStatus, isClosed } from '@/lib/reference/claim-status';

/** Throws `withdrawn` or `decided` once the claimant may not change the claim; their sentences say that `act` is too late. */
export function requireOpen(
  { status }: { status: ClaimStatus },
  act: 'edit' | 'withdraw' | 'upload' | 'answer',
) {
  if (!isClosed(status)) return;
  const code = status === 'withdrawn' ? status : 'decided';
  throw new PortalError(code, { params: { status, act } });
}
