import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Language } from '@/lib/i18n/language';
import type { TestPerson } from '@/tests/support/data/people';
import { baseUrl, someAddress } from '@/tests/support/http/api';
import { alive } from './alive';

/** What a page is answered while the portal is away. */
export const unavailable = { status: 503, json: { message: 'Briefly away.', code: 'unavailable' } };

/** Keeps live updates from a page, which would undo what a test breaks; call it before {@link openAs}. */
export const withoutLive = (page: Page) => page.route('**/api/events*', (route) => route.abort());

/**
 * Has pages rendered without data, as for a browser that does not say what it asks for, so that they load
 * everything themselves; call it before {@link openAs}.
 */
export const withoutFirstData = (page: Page) =>
  page.route(
    ({ pathname }) => !/^\/(api|_next)\//.test(pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      await route.fulfill({ response: await route.fetch() });
    },
  );

const listening = new WeakSet<BrowserContext>();

/** Lets a professional's page receive its notifications; call it before {@link openAs}, which keeps them away. */
export const withBell = (page: Page) => listening.add(page.context());

/**
 * Keeps notifications for every administrator, other tests' among them, from a professional's page: they would
 * take the place of the expected toast. A route would make the browser load every script again for each page.
 */
const withoutBell = (page: Page) =>
  page.context().addInitScript(() => {
    const { fetch } = window;
    window.fetch = (asked, options) =>
      String(asked).endsWith('/api/notifications/unread-count')
        ? Promise.resolve(Response.json({ count: 0 }))
        : fetch(asked, options);
  });

/** Answers these calls as the portal does, with these facts in place of its own. */
export const withFacts = (page: Page, url: string, facts: object) =>
  page.route(url, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...facts } });
    } catch {
      // A page loads again when others change something: once its test is over it gets no answer.
    }
  });

/** Holds these calls until `letGo` is called, and counts those waiting. */
export async function hold(page: Page, url: Parameters<Page['route']>[0]) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = { waiting: 0, letGo: () => letGo() };
  await page.route(url, async (route) => {
    held.waiting += 1;
    await free;
    // A cancelled call is gone by now.
    await route.continue().catch(() => undefined);
  });
  return held;
}

/** Presses a button twice before any timer of the page runs, as an impatient person does on a slow device. */
export const pressTwice = (button: Locator) =>
  button.evaluate(async (element: HTMLElement) => {
    element.click();
    for (let promise = 0; promise < 100; promise += 1) await Promise.resolve();
    element.click();
  });

/** Gives a function that tells whether the page has shown a toast with these words since now, even briefly. */
export async function watchForToast(page: Page, words: string) {
  await page.evaluate((wanted) => {
    const seen = { shown: false };
    Object.assign(window, { [`shown ${wanted}`]: seen });
    const look = () => {
      const toasts = [...document.querySelectorAll('li[data-state]')];
      seen.shown ||= toasts.some(({ textContent }) => textContent.includes(wanted));
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
  }, words);
  return () => page.evaluate((name) => Reflect.get(window, name).shown, `shown ${words}`);
}

/** The methods of a page's calls to addresses that end like this, from now on. */
export function callsTo(page: Page, end: string) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(end)) calls.push(request.method());
  });
  return calls;
}

/** Hides the page behind another one, or shows it again. */
export async function show(page: Page, state: 'visible' | 'hidden') {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** What a browser keeps of a sign-in. */
export interface SignIn {
  token: string;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** Signs this person in, for {@link openWith}. Throws when they are refused. */
export async function signInAs(page: Page, person: TestPerson): Promise<SignIn> {
  const { email } = person.user;
  const answer = await page.request.post(`${person.portal}/api/auth/login`, {
    data: { email, password: person.password },
  });
  if (!answer.ok()) throw new Error(`Could not sign in: ${await answer.text()}`);
  const { token } = await answer.json();
  const cookies = await page.context().cookies(answer.url());
  // Not the browser's own choices, such as its language.
  return { token, cookies: cookies.filter(({ httpOnly }) => httpOnly) };
}

/** Opens a page in the given language with an earlier sign-in. */
export async function openWith(
  page: Page,
  { token, cookies }: SignIn,
  url: string,
  language: Language = 'en',
) {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
  await page.addInitScript(
    ([kept, chosen]) => {
      // Set once in a tab: a page that signs out, or changes the language, must find that after a reload.
      if (sessionStorage.getItem('opened')) return;
      sessionStorage.setItem('opened', 'yes');
      localStorage.setItem('token', kept);
      localStorage.setItem('claimantLanguage', chosen);
    },
    [token, language] as const,
  );
  const { origin } = new URL(url, baseUrl());
  await page
    .context()
    .addCookies([...cookies, { name: 'claimantLanguage', value: language, url: origin }]);
  await page.goto(url);
  await alive(page);
}

/** Opens a page as this person, in the given language, as if they had signed in before. */
export async function openAs(
  page: Page,
  person: TestPerson,
  path: string,
  language: Language = 'en',
) {
  if (person.user.role !== 'claimant' && !listening.has(page.context())) await withoutBell(page);
  await openWith(page, await signInAs(page, person), `${person.portal}${path}`, language);
}
