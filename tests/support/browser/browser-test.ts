import { test as base, expect } from '@playwright/test';
import { waitUntilAlive } from './alive';

interface Watched {
  /**
   * What pages of the test's browser complain of: that the portal's own policies refused something, or that words are
   * missing. Nothing may be left at its end.
   */
  complaints: string[];
}

/** Playwright's `test`, which fails as well when a page does what the content policy does not let it do, or lacks words. */
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
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (
          /Content.Security.Policy|Permissions.Policy|MISSING_MESSAGE|FORMATTING_ERROR/i.test(
            message.text(),
          )
        )
          complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
