import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { registrationOf, signUp } from '@/tests/support/data/people';
import { someAddress } from '@/tests/support/http/api';
import { fillRegistration } from '@/tests/support/http/sign-in';

test('@phone an answer on the landing page leads through registration to its form', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Your account' });
  await page.getByRole('link', { name: /I worked there/ }).click();
  // The press shows where one looks, and the keyboard goes on there.
  await expect(page.locator('div:focus', { hasText: 'You chose Form D' })).toBeInViewport();
  await expect(card.getByLabel('First Name')).toBeVisible();
  await fillRegistration(page, registrationOf());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/claim\/new\?type=form_d&step=2/);
  await expect(page.locator('#claim-form')).toBeVisible();
  const chosen = page.getByText('Form D, as you chose.');
  await expect(chosen).toBeVisible();
  await expect(page.getByText('Pay slips')).toBeHidden();
  await page.getByText('Papers to have ready').first().tap();
  await expect(page.getByText('Pay slips')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^I worked there/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue with Form D' }).click();
  await expect(page.locator('#claim-form')).toBeVisible();
  await expect(chosen).toHaveCount(0);
});

test('a lender is asked one more question, and cannot go on before answering it', async ({
  page,
}) => {
  await openAs(page, await signUp(), '/claim/new');
  await page.locator('input[value="form_b"]').check();
  await page.getByRole('radio', { name: /^I lent money/ }).check();
  await expect(page.locator('input[name="creditorType"]:checked')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please choose one')).toBeInViewport();
  await page.getByRole('radio', { name: /^One of many/ }).check();
  await expect(page.locator('input[value="form_ca"]')).toBeChecked();
  await expect(
    page.locator('label', { has: page.locator('input[value="form_ca"]') }),
  ).toContainText('A class is many people');
  await page.getByRole('button', { name: 'Continue with Form CA' }).click();
  await expect(page).toHaveURL(/type=form_ca&step=2/);
});

/** Opens a page of claimants: the way to help is in its head, and who runs the case at its foot. */
async function helpAt(page: Page, path: string) {
  await page.goto(path);
  const foot = page.getByRole('contentinfo');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help' }), path).toBeVisible();
  await expect(foot, path).toContainText('Insolvency professional: Meera Iyer');
  await expect(foot, path).toContainText('Monday to Friday, 10 am to 5 pm');
}

test('help and the contact of the case are on each page of a claimant', async ({ page }) => {
  const asha = await signUp();
  const { id } = await createClaimAs(asha);
  await openAs(page, asha, '/');
  const own = ['', '/edit', '/receipt'].map((part) => `/claim/${id}${part}`);
  for (const path of ['/', '/preferences', '/security', '/claim/new', ...own, '/creditors/9999'])
    await helpAt(page, path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.getByText('I have no papers. Can I file?').click();
  await expect(page.getByText('File with what you know', { exact: false })).toBeVisible();
});
