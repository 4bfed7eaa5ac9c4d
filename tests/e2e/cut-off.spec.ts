import { expect, type Page } from '@playwright/test';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

const chat = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => chat(page).getByRole('textbox');

let portal: OwnPortal;
test.beforeEach(async () => {
  portal = await ownPortal();
});
test.afterEach(() => portal.remove());

test('a conversation during which the portal is killed loses no message and repeats none', async ({
  page,
  browser,
}) => {
  test.slow();
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

  // One message is being sent when the portal is killed: the server has it, and its answer is lost.
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
  // Neither page was reloaded: each reconnects by itself.
  for (const text of ['Before', 'During', 'Meanwhile'])
    await expect(chat(desk).getByText(text, { exact: true })).toHaveCount(1);
  const { rows } = await portal.database.query('SELECT message FROM messages ORDER BY seq');
  expect(rows.map(({ message }) => message)).toEqual(['Before', 'During', 'Meanwhile']);
});
