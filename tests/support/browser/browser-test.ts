import { test as base, expect } from '@playwright/test';
import { waitUntilAlive } from './alive';

interface Watched {
  /** Complaints of the pages in the test's browser: refusals by the content policy, and missing words. A test must end without any. */
  complaints: string[];
}

/** Playwright's `test`, which also fails when a page breaks the content policy or lacks words. */
export const test = base.extend<Watched>({
  context: async ({ context, browser }, use) => {
    context.on('page', waitUntilAlive);
    // The same holds for pages that a test opens for other people.
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
    // Closes pages opened for other people, which would otherwise listen to the portal until the end of all tests.
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
