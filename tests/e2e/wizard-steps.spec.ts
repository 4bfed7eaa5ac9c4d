import { expect, test } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples';
import { openAs } from '../support/browser';
import { signUp } from '../support/people';
import { choose, control, fillForm, fillUpToReview, next } from '../support/wizard';

const step = /step=/;

test.beforeEach(async ({ page }) => {
  await openAs(page, await signUp(), '/claim/new');
});

test('there is no way on without a creditor type, and none back from the first step', async ({
  page,
}) => {
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await next(page);
  await expect(page.getByText('Please choose a creditor type')).toBeVisible();
  await expect(page).not.toHaveURL(/step=2/);
});

test("the browser's back and forward walk the steps and keep everything", async ({ page }) => {
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
});

test('going forward over a field that was emptied leads back to it', async ({ page }) => {
  await choose(page, 'form_f');
  await fillForm(page, 'form_f', sampleValuesOf('form_f'));
  await next(page);
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await page.goBack();
  await control(page, 'fullName').fill('');
  await page.goForward();
  await expect(page.getByRole('link', { name: 'Full Name' })).toBeVisible();
  await expect(page).toHaveURL(/step=2/);
});

test('another creditor type keeps what the first one held', async ({ page }) => {
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

test('a link asks before it leads away from what was typed', async ({ page }) => {
  await choose(page, 'form_d');
  await control(page, 'fullName').fill('Asha Devi');
  const home = page.getByRole('banner').getByRole('link');
  await home.click();
  const question = page.getByRole('alertdialog', { name: 'Leave this claim?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
  await home.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/claim/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asha Devi');
});

test('going back out of the first step asks first', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.goto('/claim/new');
  await choose(page, 'form_d');
  await control(page, 'fullName').fill('Asha Devi');
  await page.goBack();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave this claim?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(step);
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/forgot-password/);
});

test('a reload keeps what was typed, but no identifying number', async ({ page }) => {
  const values = sampleValuesOf('form_d');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await choose(page, 'form_d');
  await fillForm(page, 'form_d', values);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);

  await expect(page.getByText('We kept what you had typed')).toBeVisible();
  await expect(control(page, 'fullName')).toHaveValue(String(values.fullName));
  await expect(control(page, 'currentCity')).toHaveText(String(values.currentCity));
  await expect(control(page, 'panNumber')).toHaveValue('');
  await expect(control(page, 'accountNumber')).toHaveValue('');
  const stored = await page.evaluate(() => [
    JSON.stringify(sessionStorage),
    JSON.stringify(localStorage),
  ]);
  for (const number of [values.panNumber, values.aadhaarNumber, values.accountNumber]) {
    expect(stored.join()).not.toContain(String(number));
  }
  expect(stored[1]).not.toContain(String(values.fullName));
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
  await next(page);
  await next(page);
  await expect(main).toContainText('₹777.00');
  // What was declared to be true was another claim.
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});
