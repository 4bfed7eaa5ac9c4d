import { setImmediate } from 'node:timers/promises';

/** Looks again and again until there is something, and gives it; after 10 s it gives up. */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await setImmediate();
  }
  throw new Error('It did not happen within 10 seconds');
}
