import { setTimeout as pause } from 'node:timers/promises';

let over = 0;

/** Ends all looking that is under way: tests/support/after-test.ts calls it once a test is over. */
export function endLooking() {
  over += 1;
}

/** Looks again and again until there is something, and gives it. It gives up when its test does: how long that may take is no verdict. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const begun = over;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (over !== begun) throw new Error('The test is over');
    // Leaves the processors to what it waits for.
    await pause(10);
  }
}
