import type { Page } from '@playwright/test';

/**
 * Waits until what stands on a page answers: React has taken over each control that the server drew. A person is slower
 * than that, a test is not. A page that never comes alive, since a test keeps its scripts from it, is waited for in vain.
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

/** Has a page be alive after each opening, but for one that a test does not wait for itself. */
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
