import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { editedSince } from '@/lib/claims/records/flags/edited';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { sharesOf } from '@/lib/law/alike';

/** The shares of a determination that others may be decided like, as the server judges it; null for another. */
export function exampleIn(claim: PresentedClaim, newest: PresentedDetermination | undefined) {
  if (!newest || (newest.state !== 'proposed' && newest.state !== 'confirmed')) return null;
  if (editedSince(claim) || newest.currency || newest.facilities) return null;
  return sharesOf(claim, newest.heads);
}
