import { expect } from '@playwright/test';
import { maskOf } from '@/lib/forms/mask';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { fillDate } from '@/tests/support/browser/dates';
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

test('the wizard needs a creditor type, and another type keeps the common answers', async ({
  page,
}) => {
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await next(page);
  await expect(page.getByText('Please choose one')).toBeVisible();
  await expect(page).not.toHaveURL(/step=2/);

  await choose(page, 'form_d');
  await control(page, 'fullName').fill('Asha Kumari');
  await page.getByRole('button', { name: 'Back' }).click();
  await choose(page, 'form_f');
  // The account's name, and not the one from the other form.
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
  await control(page, 'fullName').fill('A. Devi');
  await page.getByRole('button', { name: 'Back' }).click();
  await choose(page, 'form_d');
  await expect(control(page, 'fullName')).toHaveValue('Asha Kumari');
});

test('the browser’s back and forward go through the steps, and lead to a field that was emptied', async ({
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

test('leaving the wizard saves a draft and says so', async ({ page }) => {
  await choose(page, 'form_d');
  await control(page, 'fullName').fill('Asha Devi Rao');
  await page.getByRole('banner').getByRole('link').first().click();
  await expectToast(page, 'What you filled in is saved');
  await page.getByRole('link', { name: /^Continue: / }).click();
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi Rao');
});

test('going back from the first step asks first when nothing could be saved', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.goto('/claim/new');
  await choose(page, 'form_d');
  await page.route('**/api/drafts/**', (route) => route.abort());
  await control(page, 'fullName').fill('Asha Devi Rao');
  await page.goBack();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave this claim?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(step);
  // The address changes before the page does.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/forgot-password/);
});

test('a reload keeps the step and every answer, with identifiers masked', async ({ page }) => {
  const values = sampleValuesOf('form_d');
  await choose(page, 'form_d');
  await fillForm(page, 'form_d', values);
  // Text typed during a save is saved after it.
  const last = `${values.fullName} Junior`;
  const saved = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes(last),
  );
  await control(page, 'fullName').fill(last);
  await saved;
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(control(page, 'fullName')).toHaveValue(last);
  await expect(control(page, 'currentCity')).toHaveText(String(values.currentCity));
  await expect(control(page, 'panNumber')).toHaveValue(maskOf(String(values.panNumber)));
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
});

test('the review shows what will be filed, and links back to each part', async ({ page }) => {
  await fillUpToReview(page, 'form_ca', sampleValuesOf('form_ca'));
  const main = page.getByRole('main');
  await expect(main).toContainText('Financial Creditors in a Class');
  await expect(main).toContainText('Financial Debt');
  await expect(main).toContainText('No documents');
  await page.getByRole('button', { name: 'Change claim amount', exact: true }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(control(page, 'claimAmount')).toBeFocused();
  await control(page, 'claimAmount').fill('777');
  await passDocuments(page);
  await expect(main).toContainText('₹777.00');
  // The declaration was made about the former values.
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('the review shows every answer with identifiers masked, and a link leads to a field and back', async ({
  page,
}) => {
  const values = sampleValuesOf('form_d');
  await fillUpToReview(page, 'form_d', { ...values, dateOfBirth: '2030-01-01', panNumber: '' });
  const identity = page.getByRole('region', { name: 'Identity Documents' });
  await expect(identity).toContainText('2107');
  await expect(identity).not.toContainText(String(values.aadhaarNumber));
  await expect(identity).not.toContainText('PAN');
  await expect(page.getByText(/1 Jan 2030 is in the future/)).toBeVisible();

  await page.getByRole('button', { name: 'Change Date of Birth' }).first().click();
  await expect(control(page, 'dateOfBirth')).toBeFocused();
  await expect(page.locator('#field-dateOfBirth-hint')).toContainText('is in the future');
  const back = page.getByRole('button', { name: 'Back to my check' });
  await fillDate(control(page, 'dateOfBirth'), '1988-08-12');
  await control(page, 'fatherName').fill('');
  await back.click();
  await expect(page.getByRole('link', { name: "Father's Name" })).toBeVisible();
  await control(page, 'fatherName').fill('Shivnath Yadav');
  await back.click();
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  await expect(page.getByText(/is in the future/)).toHaveCount(0);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.goBack();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(back).toHaveCount(0);
});
