export interface SeenVersions {
  claimVersion: number;
  /** The newest determination, 0 for none. */
  seen: number;
}

/**
 * Says what changed since they read it. If both did, it names the claim; {@link withSeen} then leaves the determination for
 * later.
 */
export function conflictOf(read: SeenVersions, now: SeenVersions) {
  if (read.claimVersion !== now.claimVersion) return 'claim';
  return read.seen === now.seen ? null : 'determination';
}

/** Gives the versions seen after the person looked at one of the two conflicts. */
export const withSeen = (
  read: SeenVersions,
  now: SeenVersions,
  what: 'claim' | 'determination',
): SeenVersions =>
  what === 'claim' ? { ...read, claimVersion: now.claimVersion } : { ...read, seen: now.seen };
