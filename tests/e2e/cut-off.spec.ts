import { expect, type Page } from '@playwright/test';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { logIn } from '@/tests/support/http/sign-in';
import { openPostOffice } from '@/tests/support/peers/post-office';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '../support/until';

const closing: (() => Promise<unknown>)[] = [];

test.afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function setUp(settings: Record<string, string> = {}) {
  const portal = await ownPortal(settings);
  closing.push(() => portal.remove());
  return portal;
}

const chat = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => chat(page).getByRole('textbox');

test('a portal that is killed in the middle of a conversation loses nothing and says nothing twice', async ({
  page,
  browser,
}) => {
  test.slow();
  const portal = await setUp();
  const before = await portal.start();
  const [asha, meera] = await Promise.all([
    signUp('claimant', before.address),
    signUp('ip_admin', before.address),
  ]);
  const claim = await createClaimAs(asha);
  const desk = await (await browser.newContext()).newPage();
  await openAs(page, asha, `/claim/${claim.id}?openChat=true`);
  await openAs(desk, meera, `/ip/claim/${claim.id}?openChat=true`);
  await box(page).fill('Before');
  await box(page).press('Enter');
  await expect(chat(desk).getByText('Before', { exact: true })).toBeVisible();

  // One is on its way when the portal dies: the server has it, and its answer is lost.
  await page.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await before.kill();
    await route.abort();
  });
  await box(page).fill('During');
  await box(page).press('Enter');
  await expect(chat(page).getByText('Not sent')).toBeVisible();
  await page.unroute('**/messages');
  await box(page).fill('Meanwhile');
  await box(page).press('Enter');
  await expect(chat(page).getByText('Not sent')).toHaveCount(2);

  await portal.start(before.port);
  for (let left = 2; left > 0; left -= 1) {
    await chat(page).getByRole('button', { name: 'Send again' }).first().click();
    await expect(chat(page).getByText('Not sent')).toHaveCount(left - 1);
  }
  // Neither page was reloaded: the other one has come back by itself.
  for (const text of ['Before', 'During', 'Meanwhile'])
    await expect(chat(desk).getByText(text, { exact: true })).toHaveCount(1, { timeout: 40_000 });
  const { rows } = await portal.database.query('SELECT message FROM messages ORDER BY seq');
  expect(rows.map(({ message }) => message)).toEqual(['Before', 'During', 'Meanwhile']);
});

test('a link that came by mail sets a new password', async ({ page }) => {
  test.slow();
  const office = await openPostOffice();
  closing.push(() => office.close());
  const portal = await setUp({
    SMTP_URL: office.url,
    MAIL_FROM: 'Daava <no-reply@portal.example>',
  });
  const { address } = await portal.start();
  const asha = await signUp('claimant', address);
  const { email } = asha.user;
  await page.goto(`${address}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has an Email too.
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();

  const letter = await until(async () => office.to(email)[0]);
  const link = /http:\S+\/reset-password\?token=[\w-]+/.exec(letter.text)?.[0] ?? '';
  expect(link).toContain(address);
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('Quiet-Harbour-19');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Quiet-Harbour-19');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, email, 'Quiet-Harbour-19');
  await expect(page).toHaveURL(`${address}/`);

  // It works once.
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('Second-Harbour-20');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Second-Harbour-20');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Invalid Reset Link')).toBeVisible();
});
