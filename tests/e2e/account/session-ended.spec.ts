import { expect, type Page } from '@playwright/test';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';

const again = (page: Page) => page.getByRole('dialog', { name: 'Please log in again' });
const note = (page: Page) => page.getByLabel('Review note');

const endSessionsOf = ({ user }: TestPerson) =>
  rows('DELETE FROM sessions WHERE user_id = $1', [user.id]);

/** The layer between the page and the dialog. */
const curtainOf = (page: Page) => again(page).locator('xpath=preceding-sibling::*[1]');

/** A professional on the page of a claim, with a half-written note. */
async function writing(page: Page, meera: TestPerson) {
  const claim = await createClaimAs(await signUp());
  await openAs(page, meera, `/ip/claim/${claim.id}?tab=decision`);
  await note(page).fill('Bills seen, amounts agree');
  return claim;
}

test('a professional whose session ended signs in again on the page and keeps the typed text', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  const claim = await writing(page, meera);
  await endSessionsOf(meera);
  await expect(again(page)).toBeVisible();
  const shown = page.getByRole('heading', { name: claim.claimNumber });
  await expect(shown).toHaveCount(0);
  // The layer is opaque.
  await expect(curtainOf(page)).toHaveCSS('background-color', /^rgb\(\d+, \d+, \d+\)$/);
  await again(page).locator('input[type=password]').fill('wrong');
  await again(page).getByRole('button', { name: 'Log in and go on' }).click();
  await expect(again(page).getByRole('alert')).toBeVisible();
  await again(page).locator('input[type=password]').fill(meera.password);
  await again(page).getByRole('button', { name: 'Log in and go on' }).click();
  await expect(again(page)).toHaveCount(0);
  await expect(shown.first()).toBeVisible();
  await expect(note(page)).toHaveValue('Bills seen, amounts agree');
});

test('a professional whose session ended can leave, and the sign-in brings them back to the page', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  const claim = await writing(page, meera);
  await endSessionsOf(meera);
  await again(page).getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL(
    `/ip/login?next=${encodeURIComponent(`/ip/claim/${claim.id}?tab=decision`)}`,
  );
});

test('signing in again in one of two tabs is enough, and logging out closes both', async ({
  page,
  context,
}) => {
  const meera = await signUp('ip_admin');
  await writing(page, meera);
  const other = await context.newPage();
  await other.goto('/ip/dashboard');
  await expect(other.getByRole('heading', { name: 'IP Dashboard' })).toBeVisible();
  await endSessionsOf(meera);
  await expect(again(page)).toBeVisible();
  await expect(again(other)).toBeVisible();
  await again(other).locator('input[type=password]').fill(meera.password);
  await again(other).getByRole('button', { name: 'Log in and go on' }).click();
  await expect(again(other)).toHaveCount(0);
  await expect(again(page)).toHaveCount(0);
  await expect(note(page)).toHaveValue('Bills seen, amounts agree');
  await other.getByRole('button', { name: 'Account of Meera Iyer' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/ip\/login\?next=/);
});
