/** The versions that somebody had before them when they decided. */
export interface SeenVersions {
  claimVersion: number;
  /** The number of the newest determination, 0 for none. */
  seen: number;
}

/** What changed since they read it. If both did, it is the claim: {@link withSeen} then leaves the determination. */
export function conflictOf(read: SeenVersions, now: SeenVersions) {
  if (read.claimVersion !== now.claimVersion) return 'claim';
  return read.seen === now.seen ? null : 'determination';
}

/** The versions seen after somebody looked at one of the two conflicts. */
export const withSeen = (
  read: SeenVersions,
  now: SeenVersions,
  what: 'claim' | 'determination',
): SeenVersions =>
  what === 'claim' ? { ...read, claimVersion: now.claimVersion } : { ...read, seen: now.seen };
