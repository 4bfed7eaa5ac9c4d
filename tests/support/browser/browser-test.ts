import { test as base, expect } from '@playwright/test';
import { waitUntilAlive } from './alive';

interface Watched {
  /** What the portal's own policies have refused on pages of the test's browser; nothing may be left at its end. */
  refused: string[];
}

/** Playwright's `test`, which fails as well when a page does what the content policy does not let it do. */
export const test = base.extend<Watched>({
  context: async ({ context, browser }, use) => {
    context.on('page', waitUntilAlive);
    // So have those that a test opens for other people.
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const made = await newContext(options);
      if (options?.javaScriptEnabled !== false) made.on('page', waitUntilAlive);
      return made;
    };
    await use(context);
    browser.newContext = newContext;
  },
  page: async ({ page, context, browser }, use) => {
    await use(page);
    // Pages that a test opened for other people would go on listening to the portal, to the end of all tests.
    const others = browser.contexts().filter((other) => other !== context);
    await Promise.all(others.map((other) => other.close()));
  },
  refused: [
    async ({ context }, use) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (/Content.Security.Policy|Permissions.Policy/i.test(message.text()))
          refused.push(message.text());
      });
      await use(refused);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});
