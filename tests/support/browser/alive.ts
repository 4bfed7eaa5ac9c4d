import type { Page } from '@playwright/test';

/**
 * Waits until a page responds: React has taken over each control that the server rendered. People are slower
 * than that, tests are not. A page whose scripts a test holds back never responds, and is waited for in vain.
 */
export async function alive(page: Page) {
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('button, input, select, textarea')].every((control) =>
          Object.keys(control).some((key) => key.startsWith('__reactProps$')),
        ),
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => undefined);
}

/** Makes each opening of a page wait until it responds, unless the test waits itself. */
export function waitUntilAlive(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await alive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await alive(page);
    return answer;
  };
}
