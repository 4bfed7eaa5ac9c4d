import type { PresentedClaim } from '@/lib/claims/records/present';
import { isClosed } from '@/lib/reference/claim-status';

/** A request for a paper that another part of the page begins: its text, and how often the person pressed there. */
export interface BegunChange {
  reason: string;
  times: number;
}

/** True once a claim is decided: before that, its claimant changes it themselves. */
export const takesChanges = ({ status }: Pick<PresentedClaim, 'status'>) =>
  isClosed(status) && status !== 'withdrawn';
