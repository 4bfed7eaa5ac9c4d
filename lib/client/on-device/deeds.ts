import { discard, keep, keptUnder } from './vault';

/** A decision that the server does not have yet, and what sends it. */
export interface KeptDeed<Deed> {
  deed: Deed;
  /** It was sent. */
  tried: boolean;
  /** Why the server refused it. */
  refusal?: { status: number; body: string } | undefined;
}

const prefixOf = (userId: string) => `deed:${userId}:`;

/** Stores a decision on this device until the server has it, or the person drops it. */
export const keepDeed = <Deed>(userId: string, key: string, kept: KeptDeed<Deed>) =>
  keep(prefixOf(userId) + key, kept);

export const forgetDeed = (userId: string, key: string) => discard(prefixOf(userId) + key);

/** Gives the stored decisions of this person by their keys. */
export async function keptDeeds<Deed>(userId: string): Promise<Map<string, KeptDeed<Deed>>> {
  const prefix = prefixOf(userId);
  const found = await keptUnder<KeptDeed<Deed>>(prefix);
  return new Map([...found].map(([name, kept]) => [name.slice(prefix.length), kept]));
}

const lockOf = (key: string) => `deed:${key}`;
const releases = new Map<string, () => void>();

/** Tells other tabs that this one has a decision, until it is released or the page is gone. */
export function ownDeed(key: string) {
  const until = () => new Promise<void>((release) => releases.set(key, release));
  void navigator.locks?.request(lockOf(key), until);
}

export function releaseDeed(key: string) {
  releases.get(key)?.();
  releases.delete(key);
}

/**
 * Runs `take` once no other page has this decision: at once, or when a page that is closed, or loaded anew, lets go of it. If it gives true,
 * this page has the decision from then on.
 */
export async function onceFree(key: string, take: () => Promise<boolean>) {
  // Without locks, nothing outlives a page either (vault.ts).
  if (!navigator.locks) return void (await take());
  await navigator.locks.request(lockOf(key), async () => {
    if (await take()) await new Promise<void>((release) => releases.set(key, release));
  });
}
