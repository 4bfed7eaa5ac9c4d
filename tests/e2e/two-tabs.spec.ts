import { expect } from '@playwright/test';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';

test('a tab follows when another one signs in somebody else', async ({ page, context }) => {
  const asha = await signUp();
  const meera = await signUp('ip_admin');
  const claim = await createClaimAs(asha);
  await openAs(page, asha, '/');
  await expect(page.getByText(claim.claimNumber).first()).toBeVisible();

  const other = await context.newPage();
  await openAs(other, meera, '/');
  const title = { name: 'IP Dashboard' };
  await expect(other.getByRole('heading', title)).toBeVisible();
  await expect(page.getByRole('heading', title)).toBeVisible();
});

test('a tab follows when another one signs out', { tag: '@long' }, async ({ page, context }) => {
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  await openAs(page, asha, '/claim/new');
  await page.locator('input[value="form_d"]').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('#claim-form').getByRole('textbox').first().fill('Asha Devi Rao');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText(claim.claimNumber).first()).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login\?next=/);
});
