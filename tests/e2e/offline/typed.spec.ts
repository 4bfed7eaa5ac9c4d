import { expect, type Page } from '@playwright/test';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import {
  browserKeeps,
  killed,
  lineIsBack,
  withForbiddenStorage,
  withFullDisk,
} from '@/tests/support/browser/mishaps';
import { choose, control } from '@/tests/support/browser/wizard';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

const drafts = '**/api/drafts/**';
const cut = (page: Page) => page.route(drafts, (route) => route.abort());
const mend = async (page: Page) => {
  await page.unroute(drafts);
  await lineIsBack(page);
};
const kept = (page: Page) => page.getByText(/^Kept on this device/);
const saved = (page: Page) => page.getByText(/^Saved at/);
const elsewhere = (page: Page) => page.getByText('You also changed this claim elsewhere');
const nameOnServer = async ({ token }: TestPerson) =>
  (await call<{ values?: { fullName?: string } }>('GET', '/api/drafts/form_f', { token })).body
    .values?.fullName;

async function begin(page: Page, asha: TestPerson, name = 'Asha') {
  await openAs(page, asha, '/claim/new');
  await choose(page, 'form_f');
  await control(page, 'fullName').fill(name);
  await expect(saved(page)).toBeVisible();
}

test('text typed without a network survives a killed browser, encrypted, and is sent later', async ({
  page,
}) => {
  const asha = await signUp();
  await begin(page, asha);
  await cut(page);
  await control(page, 'fullName').fill('Asha Devi Sharma');
  await control(page, 'panNumber').fill('ABCPK1234F');
  await expect(kept(page)).toBeVisible();
  const keeps = await browserKeeps(page);
  for (const secret of ['Asha Devi Sharma', 'ABCPK1234F']) expect(keeps).not.toContain(secret);

  const next = await killed(page);
  await openAs(next, asha, '/claim/new?type=form_f&step=2');
  await expect(control(next, 'fullName')).toHaveValue('Asha Devi Sharma');
  await expect(control(next, 'panNumber')).toHaveValue('ABCPK1234F');
  await expect(saved(next)).toBeVisible();
  await expect(elsewhere(next)).toHaveCount(0);
  expect(await nameOnServer(asha)).toBe('Asha Devi Sharma');
});

test('a save whose answer was lost is not taken for a change made elsewhere', async ({ page }) => {
  const asha = await signUp();
  await begin(page, asha);
  await page.route(drafts, async (route) => {
    await route.fetch().catch(() => undefined);
    await route.abort().catch(() => undefined);
  });
  await control(page, 'fullName').fill('Asha Devi');
  await expect(kept(page)).toBeVisible();
  await control(page, 'fullName').fill('Asha Devi Sharma');
  await mend(page);
  await expect(saved(page)).toBeVisible();
  expect(await nameOnServer(asha)).toBe('Asha Devi Sharma');

  // It also survives a reload with more text typed before any answer.
  await page.route(drafts, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch().catch(() => undefined);
    await route.abort().catch(() => undefined);
  });
  await control(page, 'fullName').fill('Asha of Pune');
  await expect(kept(page)).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await control(page, 'fullName').fill('Asha of Nashik');
  await mend(page);
  await expect(saved(page)).toBeVisible();
  await expect(elsewhere(page)).toHaveCount(0);
  expect(await nameOnServer(asha)).toBe('Asha of Nashik');
});

test('leaving without a network says where the text is kept, and the dashboard sends it later', async ({
  page,
}) => {
  const asha = await signUp();
  await begin(page, asha);
  await cut(page);
  await control(page, 'fullName').fill('Asha Devi');
  await expect(kept(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave this claim?' });
  await expect(question).toContainText('They are kept on this device');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Your claim is not saved yet', { exact: true })).toBeVisible();
  await expect(page.getByText('What you filled in is saved', { exact: true })).toHaveCount(0);
  const notice = page.getByText('Something you typed is not saved yet');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: /^Continue: / }).click();
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
  await page.goBack();
  await expect(notice).toBeVisible();
  await mend(page);
  await expect(notice).toHaveCount(0);
  expect(await nameOnServer(asha)).toBe('Asha Devi');
});

test('with a full disk the page says that nothing is kept, and loses nothing while it is open', async ({
  page,
}) => {
  const asha = await signUp();
  await begin(page, asha);
  await withFullDisk(page);
  await page.reload();
  await cut(page);
  await control(page, 'fullName').fill('Asha Devi');
  await expect(page.getByText(/this browser cannot keep it/)).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Your claim is not saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Continue: / }).click();
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
  await mend(page);
  await expect(saved(page)).toBeVisible();
  expect(await nameOnServer(asha)).toBe('Asha Devi');
});

test('nothing of a person who signed out is kept on the device', async ({ page }) => {
  const asha = await signUp();
  await begin(page, asha);
  await cut(page);
  await control(page, 'fullName').fill('Asha Devi');
  await expect(kept(page)).toBeVisible();
  await page.unroute(drafts);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await nameOnServer({ ...asha, token: (await signInAgain(asha)).token })).toBe('Asha Devi');
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
    .toBeLessThanOrEqual(1);
  expect(await browserKeeps(page)).not.toContain('draft:');
});

const signInAgain = async ({ user, password }: TestPerson) =>
  (
    await call<{ token: string }>('POST', '/api/auth/login', {
      body: { email: user.email, password },
    })
  ).body;

test('a device whose clock is wrong by a day keeps and sends a draft as usual', async ({
  page,
}) => {
  const asha = await signUp();
  await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 });
  await begin(page, asha);
  await cut(page);
  await control(page, 'fullName').fill('Asha Devi');
  await page.clock.runFor(3_000);
  await expect(kept(page)).toBeVisible();
  const next = await killed(page);
  await openAs(next, asha, '/claim/new?type=form_f&step=2');
  await expect(control(next, 'fullName')).toHaveValue('Asha Devi');
  await expect(saved(next)).toBeVisible();
});

test('the days left to file and a claim just filed follow the server’s clock', async ({ page }) => {
  const asha = await signUp();
  await createClaimAs(asha);
  const different: string[] = [];
  page.on('console', (message) => {
    if (/hydrat|React error/i.test(message.text())) different.push(message.text());
  });
  page.on('pageerror', ({ message }) => different.push(message));
  const shown = async () => {
    await expect(page.getByRole('link', { name: /receipt/i }).first()).toBeVisible();
    return page
      .getByText(/^Last date/)
      .first()
      .locator('..')
      .textContent();
  };
  await openAs(page, asha, '/');
  const right = await shown();
  await page.clock.install({ time: Date.now() + 36 * 60 * 60 * 1000 });
  await page.reload();
  expect(await shown()).toBe(right);
  expect(different).toEqual([]);
});

test('cookies that are deleted while typing lose nothing', async ({ page, context }) => {
  const asha = await signUp();
  await begin(page, asha);
  await context.clearCookies();
  await control(page, 'fullName').fill('Asha Devi');
  await expect.poll(() => nameOnServer(asha)).toBe('Asha Devi');
  await page.reload();
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
});

test('two tabs that lose the network each keep their own text', async ({ page, context }) => {
  const asha = await signUp();
  await begin(page, asha);
  const other = await context.newPage();
  await other.goto('/claim/new?type=form_f&step=2');
  await expect(control(other, 'fullName')).toHaveValue('Asha');
  for (const [tab, name] of [
    [page, 'Asha of the first'],
    [other, 'Asha of the second'],
  ] as const) {
    await cut(tab);
    await control(tab, 'fullName').fill(name);
    await expect(kept(tab)).toBeVisible();
  }
  for (const [tab, name] of [
    [page, 'Asha of the first'],
    [other, 'Asha of the second'],
  ] as const) {
    tab.on('dialog', (dialog) => dialog.accept());
    await tab.reload();
    await expect(control(tab, 'fullName')).toHaveValue(name);
  }
});

test('with storage forbidden a person can sign in, fill in and save while the page is open', async ({
  page,
}) => {
  const asha = await signUp();
  await withForbiddenStorage(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(asha.user.email);
  await page.locator('input[type=password]').first().fill(asha.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('link', { name: 'New Claim' }).first().click();
  await choose(page, 'form_f');
  await control(page, 'fullName').fill('Asha');
  await expect(saved(page)).toBeVisible();
  await cut(page);
  await control(page, 'fullName').fill('Asha Devi Sharma');
  await expect(page.getByText(/this browser cannot keep it/)).toBeVisible();
  await mend(page);
  await expect(saved(page)).toBeVisible();
  expect(await nameOnServer(asha)).toBe('Asha Devi Sharma');
});
