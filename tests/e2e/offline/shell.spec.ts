import { expect, type Page } from '@playwright/test';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { browserKeeps } from '@/tests/support/browser/mishaps';
import { choose, control } from '@/tests/support/browser/wizard';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

test.use({ serviceWorkers: 'allow' });

const drafts = '**/api/drafts/**';
const kept = (page: Page) => page.getByText(/^Kept on this device/);
const saved = (page: Page) => page.getByText(/^Saved at/);

/** Waits until the service worker controls the page and has stored the pages for use without a network. */
const ready = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const pages = (await caches.has('pages')) && (await (await caches.open('pages')).keys());
          return navigator.serviceWorker.controller && pages ? pages.length : 0;
        }),
      { timeout: 30_000 },
    )
    .toBe(2);

test('a claimant’s pages open without a network, with what was typed, and send it later', async ({
  page,
  context,
}) => {
  test.slow();
  const asha = await signUp();
  await openAs(page, asha, '/');
  await page.getByRole('heading', { level: 1 }).click();
  await ready(page);
  await page.getByRole('link', { name: 'New Claim' }).first().click();
  await choose(page, 'form_f');
  await control(page, 'fullName').fill('Asha');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await control(page, 'fullName').fill('Asha Devi');
  await expect(kept(page)).toBeInViewport();
  await expect(page.getByText('You are offline.', { exact: false })).toBeInViewport();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
  await expect(kept(page)).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('Something you typed is not saved yet')).toBeVisible();
  await page.goto('/preferences');
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await page.goto('/claim/new?type=form_f&step=2');
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');

  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  const { body } = await call<{ values: object }>('GET', '/api/drafts/form_f', asha);
  expect(body.values).toMatchObject({ fullName: 'Asha Devi' });

  // The service worker stores no API answers.
  await page.route(drafts, (route) => route.abort());
  await control(page, 'fullName').fill('Asha Devi Sharma');
  await expect(kept(page)).toBeVisible();
});

test('a page that comes through the service worker is rendered with its data', async ({ page }) => {
  const asha = await signUp();
  const { claimNumber } = await createClaimAs(asha, 'form_d');
  await openAs(page, asha, '/');
  await ready(page);
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).toContain(claimNumber);
});

test('pages stored for use without a network contain nobody’s data', async ({ page }) => {
  const asha = await signUp();
  const { id, claimNumber, claimAmount } = await createClaimAs(asha, 'form_d');
  await openAs(page, asha, `/claim/${id}`);
  await page.goto('/');
  await expect(page.getByText(claimNumber).first()).toBeVisible();
  await ready(page);
  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.startsWith('/_next/')) continue;
        texts.push(`${request.url}\n${await (await cache.match(request))?.text()}`);
      }
    }
    return texts;
  });
  expect(kept.some((text) => /\/claim\/new\n/.test(text) && text.includes('<html'))).toBe(true);
  const { id: userId, email } = asha.user;
  for (const secret of [id, claimNumber, claimAmount, userId, email]) {
    expect(kept.filter((text) => text.includes(String(secret)))).toEqual([]);
  }
});

test('logging out without a network asks, leaves nothing on the device, and is told to the server later', async ({
  page,
  context,
}) => {
  test.slow();
  const asha = await signUp();
  await openAs(page, asha, '/');
  await ready(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const logout = page.getByRole('button', { name: 'Logout' }).first();
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForTimeout(6_000);
  await context.setOffline(true);
  await logout.click();
  const question = page.getByRole('alertdialog', { name: 'Log out without a network?' });
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question).toHaveCount(0);
  await logout.click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(
    page.getByRole('heading', { name: 'You are logged out on this device' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/signed-out/);
  const keeps = await browserKeeps(page);
  for (const hers of [asha.user.email, asha.user.firstName, asha.user.id])
    expect(keeps).not.toContain(hers);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await page.goto('/claim/new');
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  // Until now the server could not be told.
  expect((await call('GET', '/api/auth/me', { token: token ?? '' })).status).toBe(200);

  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect((await call('GET', '/api/auth/me', { token: token ?? '' })).status).toBe(401);
  expect(await page.evaluate(() => caches.has('sign-outs'))).toBe(false);
});

test('professionals’ pages are not stored for use without a network', async ({ page }) => {
  await openAs(page, await signUp('ip_admin'), '/ip/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(7_000);
  expect(await page.evaluate(() => caches.has('pages'))).toBe(false);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('the service worker may contact only the portal, and is never cached', async ({ request }) => {
  const answer = await request.get('/sw.js');
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers()['content-type']).toMatch(/javascript/);
});

test('what tells of a lost network moves nothing, and lies over nothing that can be pressed at the end of a page @phone', async ({
  page,
  context,
}) => {
  await openAs(page, await signUp(), '/claim/new');
  await choose(page, 'form_f');
  await control(page, 'fullName').fill('Asha');
  await expect(saved(page)).toBeVisible();
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header a, header button, main input, main button')]
        .filter((one) => !one.closest('[data-lower-edge]'))
        .map((one) => `${one.outerHTML.slice(0, 80)} ${one.getBoundingClientRect().top}`),
    );
  const before = await places();
  await context.setOffline(true);
  const notice = page.getByText('You are offline.', { exact: false });
  await expect(notice).toBeInViewport();
  expect(await places()).toEqual(before);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const covered = await notice.evaluate((line) => {
    const { top } = line.getBoundingClientRect();
    const pressed = [...document.querySelectorAll('main button, main a, [data-lower-edge]')];
    return pressed
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        // Other sections of the form lie beside the window.
        const { left, right, bottom } = one.getBoundingClientRect();
        return right > 0 && left < window.innerWidth && bottom > top + 1;
      })
      .map((one) => one.outerHTML.slice(0, 120));
  });
  expect(covered).toEqual([]);
});
