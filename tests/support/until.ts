import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until there is something, and gives it; gives up after `seconds`. */
export async function until<T>(look: () => Promise<T | undefined>, seconds = 20): Promise<T> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    // Leaves the processors to what it waits for.
    await pause(10);
  }
  throw new Error(`It did not happen within ${seconds} seconds`);
}
