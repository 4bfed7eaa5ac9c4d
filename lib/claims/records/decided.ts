import { isClosed } from '@/lib/reference/claim-status';
import type { PresentedClaim } from './present';

/**
 * Whether its claimant reads first what became of a claim: once it is decided or withdrawn, or amounts of it are; but not while the
 * office waits for answers.
 */
export const isDecided = ({
  status,
  determination,
}: Pick<PresentedClaim, 'status' | 'determination'>) =>
  isClosed(status) || (determination !== null && status !== 'info_required');
