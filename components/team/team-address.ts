import { keptDepth } from '@/components/claim-form/sections/section-depth';
import type { ListedClaim } from '@/lib/claims/records/present';

export interface TeamOverPage {
  /** The claims that are listed on the page; left out where none are. */
  claims?: readonly ListedClaim[] | undefined;
}

/** In the address while the team is open over a page: what is searched for in it, or nothing. */
export const teamInAddress = 'team';

/** Opens the team with this search, or closes it (null). Like filters of lists, it changes the present entry of the history. */
export function showTeam(search: string | null) {
  const address = new URL(window.location.href);
  if (search === null) address.searchParams.delete(teamInAddress);
  else address.searchParams.set(teamInAddress, search);
  window.history.replaceState(keptDepth(), '', address);
}
