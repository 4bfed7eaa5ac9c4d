import type { Locator, Page } from '@playwright/test';
import type { Language } from '@/lib/i18n/language';
import type { TestPerson } from '@/tests/support/data/people';
import { someAddress } from '@/tests/support/http/api';

/** Keeps live updates from a page, which would mend at once what a test has broken; before {@link openAs}. */
export const withoutLive = (page: Page) => page.route('**/api/events*', (route) => route.abort());

/**
 * Keeps from a page what notifies every administrator, other tests' claims among it: it would take the place of
 * the toast that is waited for; before {@link openAs}.
 */
export const withoutBell = (page: Page) =>
  page
    .context()
    .route('**/api/notifications/unread-count', (route) => route.fulfill({ json: { count: 0 } }));

/** Answers none of these calls until `letGo` is called; counts who waits. */
export async function hold(page: Page, url: Parameters<Page['route']>[0]) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = { waiting: 0, letGo: () => letGo() };
  await page.route(url, async (route) => {
    held.waiting += 1;
    await free;
    // A cancelled one is gone by now.
    await route.continue().catch(() => undefined);
  });
  return held;
}

/**
 * Presses a button twice before any timer of the page has its turn, as an impatient person does on a slow device:
 * between two presses of a real hand a page only does what it has promised.
 */
export const pressTwice = (button: Locator) =>
  button.evaluate(async (element: HTMLElement) => {
    element.click();
    for (let promise = 0; promise < 100; promise += 1) await Promise.resolve();
    element.click();
  });

/** The methods of a page's calls to addresses that end like this, from now on. */
export function callsTo(page: Page, end: string) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(end)) calls.push(request.method());
  });
  return calls;
}

/** The page is put behind another one, or brought to the front again. */
export async function show(page: Page, state: 'visible' | 'hidden') {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Opens a page as this person, in the given language, as if they had signed in before. */
export async function openAs(
  page: Page,
  person: TestPerson,
  path: string,
  language: Language = 'en',
) {
  const { email } = person.user;
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
  const answer = await page.request.post(`${person.portal}/api/auth/login`, {
    data: { email, password: person.password },
  });
  const { token } = await answer.json();
  await page.addInitScript(
    ([kept, chosen]) => {
      // Once a tab: a page that signs out, or changes the language, must find it so after a reload.
      if (sessionStorage.getItem('opened')) return;
      sessionStorage.setItem('opened', 'yes');
      localStorage.setItem('token', kept ?? '');
      localStorage.setItem('claimantLanguage', chosen ?? '');
    },
    [token as string, language] as const,
  );
  const { origin } = new URL(answer.url());
  await page.context().addCookies([{ name: 'claimantLanguage', value: language, url: origin }]);
  await page.goto(`${person.portal}${path}`);
}
