/** What somebody read before they decided. */
export interface Read {
  claimVersion: number;
  /** The number of the newest determination, 0 for none. */
  seen: number;
}

/** What changed since it was read: first the claim, then what was determined of it. */
export function conflictOf(read: Read, now: Read) {
  if (read.claimVersion !== now.claimVersion) return 'claim';
  return read.seen === now.seen ? null : 'determination';
}

/** What counts as read once this one conflict was looked at: another that came with it has still to be. */
export const readAnew = (read: Read, now: Read, what: 'claim' | 'determination'): Read =>
  what === 'claim' ? { ...read, claimVersion: now.claimVersion } : { ...read, seen: now.seen };
