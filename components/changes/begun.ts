import type { PresentedClaim } from '@/lib/claims/records/present';
import { isClosed } from '@/lib/reference/claim-status';

/** A paper that another part of the page begins to send: what is said of it, and how often that was pressed. */
export interface BegunChange {
  reason: string;
  times: number;
}

/** Whether its claimant may ask for a change: before the decision they change it themselves. */
export const takesChanges = ({ status }: Pick<PresentedClaim, 'status'>) =>
  isClosed(status) && status !== 'withdrawn';
