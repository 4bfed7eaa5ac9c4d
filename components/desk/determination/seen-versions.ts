/** What somebody read before they decided. */
export interface SeenVersions {
  claimVersion: number;
  /** The number of the newest determination, 0 for none. */
  seen: number;
}

/** What changed since it was read: first the claim, then what was determined of it. */
export function conflictOf(read: SeenVersions, now: SeenVersions) {
  if (read.claimVersion !== now.claimVersion) return 'claim';
  return read.seen === now.seen ? null : 'determination';
}

/** What counts as read once this one conflict was looked at: another that came with it has still to be. */
export const withSeen = (
  read: SeenVersions,
  now: SeenVersions,
  what: 'claim' | 'determination',
): SeenVersions =>
  what === 'claim' ? { ...read, claimVersion: now.claimVersion } : { ...read, seen: now.seen };
