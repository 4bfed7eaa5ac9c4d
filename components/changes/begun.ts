import { takenOf } from '@/lib/claims/deeds/changes/taken';
import type { PresentedClaim } from '@/lib/claims/records/present';

/** A request for a paper that another part of the page begins: its text, and how often the person pressed there. */
export interface BegunChange {
  reason: string;
  times: number;
}

type Asked = Pick<PresentedClaim, 'status' | 'determination'>;

const taken = ({ status, determination }: Asked) => takenOf(status, determination !== null);

/** Whether its claimant may ask for a change: before the decision they change it themselves. */
export const takesChanges = (claim: Asked) => taken(claim) === 'every';

/** Whether its claimant may ask that a paper is read: also once a part of it is decided. */
export const takesPapers = (claim: Asked) => taken(claim) !== 'none';
