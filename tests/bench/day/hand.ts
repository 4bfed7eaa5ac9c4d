import type { Locator, Page } from '@playwright/test';

/** What one task took. */
export interface Took {
  task: string;
  clicks: number;
  keys: number;
  seconds: number;
}

/** A hand at mouse and keyboard that counts: each press of a button, and each text that is typed or key that is struck. */
export function handAt(page: Page) {
  const all: Took[] = [];
  let now = { clicks: 0, keys: 0 };
  return {
    all,
    async click(what: Locator) {
      now.clicks += 1;
      await what.click();
    },
    async type(what: Locator, text: string) {
      now.keys += 1;
      await what.fill(text);
    },
    async pick(what: Locator, value: string) {
      now.clicks += 1;
      await what.selectOption(value);
    },
    async press(key: string) {
      now.keys += 1;
      await page.keyboard.press(key);
    },
    /** Does one task to its end, which `work` waits for. */
    async does(task: string, work: () => Promise<void>) {
      now = { clicks: 0, keys: 0 };
      const from = Date.now();
      await work();
      all.push({ task, ...now, seconds: (Date.now() - from) / 1000 });
    },
  };
}

/** What was done, as a table. */
export const tableOf = (all: readonly Took[]) =>
  [
    '| Task | Clicks | Texts and keys | Seconds |',
    '|------|-------:|---------------:|--------:|',
    ...all.map(
      ({ task, clicks, keys, seconds }) =>
        `| ${task} | ${clicks} | ${keys} | ${seconds.toFixed(1)} |`,
    ),
  ].join('\n');
