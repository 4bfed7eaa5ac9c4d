import { expect, type Page } from '@playwright/test';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { choose, control } from '@/tests/support/browser/wizard';
import { aClaim } from '@/tests/support/data/changing';
import { signUp } from '@/tests/support/data/people';

const api = '**/api/**';
const cut = (page: Page) => page.route(api, (route) => route.abort());
const logout = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
const question = (page: Page, name = 'Log out without saving?') =>
  page.getByRole('alertdialog', { name });
const press = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const loggedOutHere = (page: Page) =>
  page.getByRole('heading', { name: 'Logged out, but the portal does not know yet' });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('logging out asks about a draft that cannot be saved, and staying keeps it', async ({
  page,
}) => {
  await openAs(page, await signUp(), '/claim/new');
  await choose(page, 'form_f');
  await control(page, 'fullName').fill('Asha');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await cut(page);
  await control(page, 'fullName').fill('Asha Devi');
  await logout(page);
  await expect(question(page)).toContainText('you lose them');
  await press(page, 'Stay logged in');
  await expect(question(page)).toHaveCount(0);
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
  expect(await token(page)).not.toBeNull();

  await logout(page);
  await press(page, 'Log out');
  await expect(loggedOutHere(page)).toBeVisible();
  await expect(control(page, 'fullName')).toHaveCount(0);
  expect(await token(page)).toBeNull();
  await page.unroute(api);
  await page.getByRole('button', { name: 'Tell it now' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('logging out asks about unsaved changes of a claim, on its page and on the dashboard', async ({
  page,
}) => {
  const { asha, id } = await aClaim();
  await openAs(page, asha, `/claim/${id}/edit`);
  await control(page, 'department').fill('Night depot');
  const menu = page.getByRole('button', { name: /^Account of/ });
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(question(page)).toBeVisible();
  await press(page, 'Stay logged in');
  await expect(control(page, 'department')).toHaveValue('Night depot');

  await page.waitForTimeout(1_000);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/');
  await logout(page);
  await press(page, 'Stay logged in');
  await page.goto(`/claim/${id}/edit`);
  await expect(control(page, 'department')).toHaveValue('Night depot');
  const undo = page.getByRole('button', { name: 'Undo my changes' });
  await undo.click();
  await expect(undo).toHaveCount(0);
  // The data on the device is removed a moment later.
  await expect(async () => {
    await page.goto('/');
    await logout(page);
    const login = page.getByRole('button', { name: 'Login', exact: true });
    await expect(login).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('logging out without a network or stored pages ends on a page that says what happened', async ({
  page,
  context,
}) => {
  await openAs(page, await signUp(), '/preferences');
  await page.getByRole('button', { name: /^Account of/ }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Logout' });
  await expect(button).toBeVisible();
  await page.waitForTimeout(6_000);
  await context.setOffline(true);
  await button.click();
  await expect(question(page, 'Log out without a network?')).toContainText('leave the page open');
  await press(page, 'Log out');
  await expect(loggedOutHere(page)).toBeVisible();
  expect(await token(page)).toBeNull();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});
