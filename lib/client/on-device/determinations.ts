import { readToken } from '@/lib/client/request/token';
import { discard, keep, keptUnder } from './vault';

/** The values of a determination that a person typed, and what they had seen when they began. */
export interface KeptDetermination<Values> {
  values: Values;
  claimVersion: number;
  /** The newest determination that they saw, 0 for none. */
  seen: number;
  /** The page sent it while it closed and got no answer, so the server may have it. */
  sent: boolean;
}

const nameOf = (userId: string, claimId: string) => `determination:${userId}:${claimId}`;

/** Stores a determination on this device until the server has it. Stores nothing once the person has signed out. */
export async function keepDetermination<Values>(
  userId: string,
  claimId: string,
  kept: KeptDetermination<Values>,
) {
  // A page that closes stores once more, and a person who has signed out leaves nothing behind.
  if (readToken() !== null) await keep(nameOf(userId, claimId), kept);
}

/** Gives the stored values of this claim's determination, or null. */
export async function keptDetermination<Values>(userId: string, claimId: string) {
  const name = nameOf(userId, claimId);
  return (await keptUnder<KeptDetermination<Values>>(name)).get(name) ?? null;
}

/** Removes the stored values of this claim's determination. */
export const discardDetermination = (userId: string, claimId: string) =>
  discard(nameOf(userId, claimId));
