import { expect, type Page } from '@playwright/test';

/**
 * Stops the clock of a page that `clock.install` gave it: from here on time passes only as it is told to. A moment that is over before
 * the page hears of it is none to stop at, so that a slow machine tries again.
 */
export const stopClock = (page: Page) =>
  expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  }).toPass();

/** Time passes for the page, its timers and its network: `seconds`, a second at a time. */
export async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000);
}
