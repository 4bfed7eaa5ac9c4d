import type { Page } from '@playwright/test';
import { someAddress } from './api';
import type { TestPerson } from './people';

/** Keeps live updates from a page, which would mend at once what a test has broken; before {@link openAs}. */
export const withoutLive = (page: Page) => page.route('**/api/events*', (route) => route.abort());

/**
 * Opens a page as this person, in the given language, as if they had signed in before, and put off two-step
 * sign-in unless `offered`: the offer comes a moment after the list and moves what is about to be clicked.
 */
export async function openAs(
  page: Page,
  person: TestPerson,
  path: string,
  language: 'en' | 'hi' = 'en',
  { offered = false } = {},
) {
  const { id, email } = person.user;
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
  const answer = await page.request.post(`${person.portal}/api/auth/login`, {
    data: { email, password: person.password },
  });
  const { token } = await answer.json();
  await page.addInitScript(
    ([kept, chosen, putOff]) => {
      // Once a tab: a page that signs out, or changes the language, must find it so after a reload.
      if (sessionStorage.getItem('opened')) return;
      sessionStorage.setItem('opened', 'yes');
      localStorage.setItem('token', kept ?? '');
      localStorage.setItem('claimantLanguage', chosen ?? '');
      if (putOff) sessionStorage.setItem(putOff, 'yes');
    },
    [token as string, language, offered ? '' : `secondFactorLater:${id}`] as const,
  );
  const { origin } = new URL(answer.url());
  await page.context().addCookies([{ name: 'claimantLanguage', value: language, url: origin }]);
  await page.goto(`${person.portal}${path}`);
}
