import { PortalError } from '@/lib/platform/errors';
import { type ClaimStatus, isClosed } from '@/lib/reference/claim-status';

/**
 * Lets pass while the claim is its claimant's to change. Throws `withdrawn` when it was taken back and
 * `conflict` when it was decided, with a sentence that ends in `end`: what does not go any more.
 */
export function requireOpen({ status }: { status: ClaimStatus }, end: string) {
  if (!isClosed(status)) return;
  const code = status === 'withdrawn' ? status : 'conflict';
  throw new PortalError(code, `This claim is ${status} and ${end}.`);
}
