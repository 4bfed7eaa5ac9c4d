import { readToken } from '@/lib/client/request/token';
import { discard, keep, keptUnder } from './vault';

/** What somebody typed of a claim's determination, and what they had read when they began. */
export interface KeptDetermination<Values> {
  values: Values;
  claimVersion: number;
  /** The number of the newest determination they saw, 0 for none. */
  seen: number;
  /** It was sent when the page was left, and not answered: the server may have it or not. */
  sent: boolean;
}

const nameOf = (userId: string, claimId: string) => `determination:${userId}:${claimId}`;

/** Keeps it on this device until the server has it. */
export async function keepDetermination<Values>(
  userId: string,
  claimId: string,
  kept: KeptDetermination<Values>,
) {
  // A page that is being left writes once more, and nothing is to stay of who has signed out.
  if (readToken() !== null) await keep(nameOf(userId, claimId), kept);
}

/** What is kept of this claim's determination, if anything is. */
export async function keptDetermination<Values>(userId: string, claimId: string) {
  const name = nameOf(userId, claimId);
  return (await keptUnder<KeptDetermination<Values>>(name)).get(name) ?? null;
}

export const discardDetermination = (userId: string, claimId: string) =>
  discard(nameOf(userId, claimId));
