import { expect, type Page } from '@playwright/test';

/**
 * Stops the clock of a page that `clock.install` gave it: from here on the test moves it. A moment that has
 * already passed in the page cannot be stopped at, so that a slow machine tries again.
 */
export const stopClock = (page: Page) =>
  expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  }).toPass();

/** Lets so many seconds pass for the page, its timers and its network, a second at a time. */
export async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000);
}
