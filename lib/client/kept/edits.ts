import { readToken } from '@/lib/client/request/token';
import { discard, keep, keptUnder } from './vault';

const nameOf = (userId: string, of: string) => `edit:${userId}:${of}`;

/** Keeps what a person changed in their claim, or in a part of it, and has not saved; forgets it when nothing is changed any more. */
export async function keepEdit(userId: string, of: string, changed: Record<string, unknown>) {
  const name = nameOf(userId, of);
  if (Object.keys(changed).length === 0) await discard(name);
  // Nothing is to stay of who has signed out.
  else if (readToken() !== null) await keep(name, changed);
}

/** What a person changed there before the page was gone; null for nothing. */
export async function keptEdit(userId: string, of: string) {
  const name = nameOf(userId, of);
  return (await keptUnder<Record<string, unknown>>(name)).get(name) ?? null;
}
