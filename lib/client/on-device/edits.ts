import { readToken } from '@/lib/client/request/token';
import { discard, keep, keptUnder } from './vault';

const nameOf = (userId: string, of: string) => `edit:${userId}:${of}`;

/** Stores a person's unsaved changes of their claim, or of a part of it; removes them when nothing is changed any more. */
export async function keepEdit(userId: string, of: string, changed: Record<string, unknown>) {
  const name = nameOf(userId, of);
  if (Object.keys(changed).length === 0) await discard(name);
  // A person who has signed out leaves nothing behind.
  else if (readToken() !== null) await keep(name, changed);
}

/** Gives the changes that a person had made there before the page closed, or null. */
export async function keptEdit(userId: string, of: string) {
  const name = nameOf(userId, of);
  return (await keptUnder<Record<string, unknown>>(name)).get(name) ?? null;
}
