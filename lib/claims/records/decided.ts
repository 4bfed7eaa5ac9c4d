import { isClosed } from '@/lib/reference/claim-status';
import type { PresentedClaim } from './present';

/**
 * Tells whether its claimant reads first what became of a claim: it is decided or withdrawn, or amounts of it are decided, and
 * the office does not wait for answers.
 */
export const isDecided = ({
  status,
  determination,
}: Pick<PresentedClaim, 'status' | 'determination'>) =>
  isClosed(status) || (determination !== null && status !== 'info_required');
