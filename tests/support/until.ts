import { setTimeout as pause } from 'node:timers/promises';

let over = 0;

/** Ends all waiting that is under way: tests/support/after-test.ts calls it once a test is over. */
export function endWaiting() {
  over += 1;
}

/** Polls until there is a value, and gives it. It gives up only when its test does: no verdict depends on how long that takes. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const begun = over;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (over !== begun) throw new Error('The test is over');
    // Leaves the processor to what it waits for.
    await pause(10);
  }
}
