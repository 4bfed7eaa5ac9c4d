import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until there is something, and gives it. It gives up when its test does: how long that may take is no verdict. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    // Leaves the processors to what it waits for.
    await pause(10);
  }
}
