import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { hold, openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import {
  codeNow,
  waitForNextCode,
  withSecondFactor,
  wrongCode,
} from '@/tests/support/http/second-factor';
import { expectToast, logIn } from '@/tests/support/http/sign-in';
import { letterAbout } from '@/tests/support/peers/outbox';
import { ownPortal } from '@/tests/support/portal/own-portal';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
});

const signInPage = async (page: Page, person: TestPerson, path = '/login') => {
  await page.goto(path);
  await logIn(page, person.user.email, person.password);
};

/** The secret that is shown for an authenticator app. */
const secretIn = async (card: Locator) =>
  ((await card.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');

test('a professional is asked to set up two-step sign-in, does so, and signs in with a code', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  await openAs(page, meera, '/ip/dashboard');
  await page.getByRole('link', { name: 'Set it up' }).click();
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const password = card.getByLabel('Current Password');
  await expect(password).toBeFocused();
  await password.fill('Not-her-password');
  await password.press('Enter');
  await expect(card.getByText('This password is wrong.')).toBeVisible();
  await password.fill(meera.password);
  await password.press('Enter');
  await expect(card.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = await secretIn(card);
  const code = card.getByLabel('Code', { exact: true });
  await code.fill(wrongCode(secret));
  await code.press('Enter');
  await expect(card.getByText('This code is wrong')).toBeVisible();
  await code.fill(codeNow(secret));
  await code.press('Enter');
  await expect(card.getByRole('listitem')).toHaveCount(10);
  const codes = await card.getByRole('listitem').allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  for (const recoveryCode of codes) expect(saved).toContain(recoveryCode);
  await card.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(card.getByText(codes[0] ?? '')).toHaveCount(0);

  await card.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(card.getByLabel('Current Password')).toBeFocused();
  await page.keyboard.type(meera.password);
  await waitForNextCode(meera);
  await card.getByLabel('Code', { exact: true }).fill(codeNow(secret));
  await page.keyboard.press('Enter');
  await expect(card.getByRole('listitem')).toHaveCount(10);
  for (const recoveryCode of codes) await expect(card.getByText(recoveryCode)).toHaveCount(0);
  await card.getByRole('button', { name: 'I have kept them' }).click();

  await page.getByRole('button', { name: 'Account of Meera Iyer' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/ip$/);
  await waitForNextCode(meera);
  await signInPage(page, meera, '/ip/login');
  const asked = page.getByLabel('Code', { exact: true });
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAttribute('autocomplete', 'one-time-code');
  await asked.fill(wrongCode(secret));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'Login failed', 'This code is wrong');
  const [first, last] = codeNow(secret).match(/.{3}/g) ?? [];
  await asked.fill(`${first} ${last}`);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/ip/dashboard');
  await expect(page.getByText('Protect your account')).toHaveCount(0);
});

test('where two-step sign-in is required, a professional sets it up before anything else', async ({
  page,
}) => {
  test.slow();
  const portal = await ownPortal({ IP_SECOND_FACTOR: 'required' });
  try {
    const { address } = await portal.start();
    const ravi = await signUp('ip_case_manager', address);
    await openAs(page, ravi, '/ip/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'First set up two-step sign-in',
    );
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Set it up' }).click();
    const card = page.getByRole('region', { name: 'Two-step sign-in' });
    await card.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    await card.getByLabel('Current Password').fill(ravi.password);
    await page.keyboard.press('Enter');
    await card.getByLabel('Code', { exact: true }).fill(codeNow(await secretIn(card)));
    await page.keyboard.press('Enter');
    await card.getByRole('button', { name: 'I have kept them' }).click();
    await page.goto(`${address}/ip/dashboard`);
    await expect(page.getByRole('searchbox')).toBeVisible();
  } finally {
    await portal.remove();
  }
});

test('two-step sign-in that was put off is not offered again in the same browser session', async ({
  page,
}) => {
  const ravi = await signUp('ip_case_manager');
  // The offer is shown before anything else is loaded: shown later it would move the list.
  const held = await hold(page, /\/api\/(?!auth\/(me|security)$)/);
  await openAs(page, ravi, '/ip/dashboard');
  await expect(page.getByText('Protect your account')).toBeVisible();
  held.letGo();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Protect your account')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Protect your account')).toHaveCount(0);
});

test('a claimant signs in with a recovery code, once, in Hindi @phone', async ({
  page,
  context,
  baseURL,
}) => {
  const asha = await signUp();
  const { recoveryCodes } = await withSecondFactor(asha);
  await context.addCookies([{ name: 'claimantLanguage', value: 'hi', url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('claimantLanguage', 'hi'));
  const enter = async () => {
    await page.goto('/login');
    await page.getByLabel('ईमेल').fill(asha.user.email);
    await page.getByLabel('पासवर्ड', { exact: true }).fill(asha.password);
    await page.getByRole('button', { name: 'लॉग इन करें', exact: true }).click();
    await page.getByRole('button', { name: 'इसकी जगह रिकवरी कोड लिखें' }).click();
    await page.getByLabel('रिकवरी कोड', { exact: true }).fill(recoveryCodes[0] ?? '');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'लॉग इन करें', exact: true }).click();
  };
  await enter();
  await expect(page).toHaveURL('/');
  await page.goto('/security');
  await expect(page.getByText('9 रिकवरी कोड बचे हैं।')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('token'));
  await context.clearCookies({ name: /session-token/ });
  await enter();
  await expectToast(page, 'लॉग इन नहीं हो सका', 'यह कोड सही नहीं है');
});

test('a person signs out a device from another one', async ({ page, browser }) => {
  const asha = await signUp();
  const elsewhere = await browser.newPage();
  await openAs(elsewhere, asha, '/security');
  await expect(elsewhere.getByText('This device')).toBeVisible();
  await openAs(page, asha, '/security');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await devices.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
  await expectToast(page, 'Signed out');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?next=%2Fsecurity$/);
  await elsewhere.close();

  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
  expect((await call('GET', '/api/auth/me', { token: asha.token })).status).toBe(401);
});

test('a person changes password and e-mail address, and the mailed link works once', async ({
  page,
}) => {
  const asha = await signUp();
  const newPassword = `${asha.password}-new`;
  await openAs(page, asha, '/security');
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByRole('button', { name: 'Change password' }).click();
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Current Password is required')).toBeVisible();
  await password.getByLabel('Current Password').fill(asha.password);
  await password.getByLabel('New Password').fill(newPassword);
  await password.getByLabel('Confirm Password').fill(`${newPassword}x`);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText("Passwords don't match")).toBeVisible();
  await password.getByLabel('Confirm Password').fill(newPassword);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Password changed');
  await expect(password.getByRole('button', { name: 'Change password' })).toBeFocused();

  const address = page.getByRole('region', { name: 'E-mail address' });
  const email = `new.${asha.user.email}`;
  await address.getByRole('button', { name: 'Change address' }).click();
  await address.getByLabel('Current Password').fill(newPassword);
  await address.getByLabel('New address').fill(email);
  await address.getByRole('button', { name: 'Send the link' }).click();
  await expect(address.getByText(`We sent a link to ${email}`)).toBeVisible();
  const { text } = await letterAbout(email, 'Confirm your new address for Daava');
  const link = /\/confirm-email\?token=[\w-]+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeFocused();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
  await page.goto('/security');
  await expect(page.getByText(`You sign in with ${email}`)).toBeVisible();
});

test("an administrator resets a colleague's second factor", async ({ page }) => {
  const meera = await signUp('ip_admin');
  const ravi = await signUp('ip_case_manager');
  await withSecondFactor(ravi);
  await openAs(page, meera, '/ip/dashboard');
  await page.getByRole('button', { name: 'Team Management' }).click();
  await page.getByRole('searchbox', { name: 'Search the team' }).fill(ravi.user.email);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: 'Reset two-step sign-in of Ravi Menon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset two-step sign-in of Ravi Menon?' });
  await expect(dialog).toContainText('signed out at once');
  await expect(dialog.getByLabel('Current Password')).toBeFocused();
  await page.keyboard.type('Not-her-password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This password is wrong.')).toBeVisible();
  // Her own second factor was set up on another device since the page was opened.
  const { secret } = await withSecondFactor(meera);
  const reset = dialog.getByRole('button', { name: 'Reset two-step sign-in' });
  await dialog.getByLabel('Current Password').fill(meera.password);
  await reset.click();
  await expectToast(page, 'Failed to change the account');
  await dialog.getByLabel('Code', { exact: true }).fill(codeNow(secret));
  await reset.click();
  await expectToast(page, 'Two-step sign-in of Ravi Menon was reset');
  await expect(card.getByText('Two-step sign-in')).toHaveCount(0);
});
