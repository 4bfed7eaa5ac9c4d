import { expect } from '@playwright/test';
import { maskOf } from '@/lib/forms/mask';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import {
  choose,
  control,
  fillForm,
  fillUpToReview,
  next,
  passDocuments,
} from '@/tests/support/browser/wizard';
import { signUp } from '@/tests/support/data/people';
import { expectToast } from '@/tests/support/http/sign-in';

const step = /step=/;

test.beforeEach(async ({ page }) => {
  await openAs(page, await signUp(), '/claim/new');
});

test('there is no way on without a creditor type; another one keeps what the first one held', async ({
  page,
}) => {
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await next(page);
  await expect(page.getByText('Please choose a creditor type')).toBeVisible();
  await expect(page).not.toHaveURL(/step=2/);

  await choose(page, 'form_d');
  await control(page, 'fullName').fill('Asha Devi');
  await page.getByRole('button', { name: 'Back' }).click();
  await choose(page, 'form_f');
  await expect(control(page, 'fullName')).toHaveValue('');
  await control(page, 'fullName').fill('A. Devi');
  await page.getByRole('button', { name: 'Back' }).click();
  await choose(page, 'form_d');
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
});

test("the browser's back and forward walk the steps, keep everything, and lead back to a field that was emptied", async ({
  page,
}) => {
  const values = sampleValuesOf('form_f');
  await choose(page, 'form_f');
  await fillForm(page, 'form_f', values);
  await next(page);
  await expect(page.getByText('Step 3 of 4')).toBeVisible();

  await page.goBack();
  await expect(control(page, 'fullName')).toHaveValue(String(values.fullName));
  await expect(control(page, 'bankAccountNumber')).toHaveValue(String(values.bankAccountNumber));
  await page.goBack();
  await expect(page.locator('input[value="form_f"]')).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();

  await page.goBack();
  await control(page, 'fullName').fill('');
  await page.goForward();
  await expect(page.getByRole('link', { name: 'Full Name' })).toBeVisible();
  await expect(page).toHaveURL(/step=2/);
});

test('leaving keeps what was typed as a draft, and says so', async ({ page }) => {
  await choose(page, 'form_d');
  await control(page, 'fullName').fill('Asha Devi');
  await page.getByRole('banner').getByRole('link').first().click();
  await expectToast(page, 'Your claim is kept as a draft');
  await page.getByRole('link', { name: /^Continue the draft/ }).click();
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
});

test('going back out of the first step asks first when it is not kept', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.goto('/claim/new');
  await choose(page, 'form_d');
  await page.route('**/api/drafts/**', (route) => route.abort());
  await control(page, 'fullName').fill('Asha Devi');
  await page.goBack();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave this claim?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(step);
  // The address stands before the page has followed.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/forgot-password/);
});

test('a reload keeps the step and all that was typed, numbers masked', async ({ page }) => {
  const values = sampleValuesOf('form_d');
  await choose(page, 'form_d');
  await fillForm(page, 'form_d', values);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(control(page, 'fullName')).toHaveValue(String(values.fullName));
  await expect(control(page, 'currentCity')).toHaveText(String(values.currentCity));
  await expect(control(page, 'panNumber')).toHaveValue(maskOf(String(values.panNumber)));
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
});

test('the review says what will be filed and leads back to each part', async ({ page }) => {
  await fillUpToReview(page, 'form_ca', sampleValuesOf('form_ca'));
  const main = page.getByRole('main');
  await expect(main).toContainText('Financial Creditors in a Class');
  await expect(main).toContainText('Financial Debt');
  await expect(main).toContainText('No documents');
  await page.getByRole('button', { name: 'Edit claim amount' }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await control(page, 'claimAmount').fill('777');
  await passDocuments(page);
  await expect(main).toContainText('₹777.00');
  // What was declared to be true was another claim.
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});
