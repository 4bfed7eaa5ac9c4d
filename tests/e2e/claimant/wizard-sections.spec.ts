import { expect, type Page } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { boxesOf, fillDate } from '@/tests/support/browser/dates';
import {
  choose,
  control,
  fillForm,
  next,
  onward,
  shownSection,
} from '@/tests/support/browser/wizard';
import { signUp } from '@/tests/support/data/people';

test.beforeEach(async ({ page }) => {
  await openAs(page, await signUp(), '/claim/new');
});

const later = (page: Page) =>
  shownSection(page).getByRole('button', { name: 'Go on, I will do it later' });

test('@phone the form shows one section at a time, and the back button goes through them without loss', async ({
  page,
}) => {
  await choose(page, 'form_d');
  await expect(page.getByText('Section 1 of 5')).toBeInViewport();
  await expect(control(page, 'employeeId')).not.toBeInViewport();
  await control(page, 'fatherName').fill('Shivnath Yadav');
  await onward(page).tap();
  await later(page).tap();
  await expect(page.getByRole('heading', { name: 'Address Information' })).toBeFocused();
  await expect(page.getByText('Section 2 of 5')).toBeInViewport();
  await control(page, 'currentAddress').fill('House 42');
  await onward(page).tap();
  await later(page).tap();
  await expect(page.getByRole('heading', { name: 'Employment Details' })).toBeFocused();
  await expect(page).toHaveURL(/section=3/);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Address Information' })).toBeFocused();
  await expect(control(page, 'currentAddress')).toHaveValue('House 42');
  await page.goBack();
  await expect(page.getByText('Section 1 of 5')).toBeInViewport();
  await expect(control(page, 'fatherName')).toHaveValue('Shivnath Yadav');
  await page.goForward();
  await page.goForward();
  await expect(page.getByText('Section 3 of 5')).toBeInViewport();
  await page
    .locator('#claim-form [data-open]')
    .getByRole('button', { name: 'Previous section' })
    .tap();
  await expect(page.getByText('Section 2 of 5')).toBeInViewport();
  expect(await faultsOf(page)).toEqual([]);
  // The wizard's own button leads to the previous step, past all history entries of sections.
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBe(width[1]);
});

test('@phone the keyboard goes through the form across sections, and missing fields open their section', async ({
  page,
}) => {
  await choose(page, 'form_d');
  await control(page, 'fatherName').fill('Shivnath Yadav');
  await control(page, 'employeeId').focus();
  await expect(shownSection(page)).toContainText('Section 3 of 5');
  await expect(control(page, 'employeeId')).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(shownSection(page)).toContainText('Section 2 of 5');

  await control(page, 'accountHolderName').focus();
  await next(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Still empty' });
  await expect(page.locator(':focus').filter({ has: summary })).toBeVisible();
  await expect(shownSection(page)).toContainText('Section 1 of 5');
  await summary.getByRole('link', { name: 'Account Number' }).tap();
  await expect(control(page, 'accountNumber')).toBeFocused();
  await expect(page.getByText('Section 5 of 5')).toBeVisible();
  await expect(onward(page)).toHaveCount(0);
});

test('@phone each section has one way on, which says what this section lacks and nothing of the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, 'form_d');
  const ofWizard = page.getByRole('button', { name: 'Next', exact: true });
  await expect(onward(page)).toHaveText(/Address Information$/);
  await expect(ofWizard).toBeHidden();
  await onward(page).tap();
  const lacks = page.getByRole('alert').filter({ hasText: 'of this section' });
  await expect(page.locator(':focus').filter({ has: lacks })).toBeInViewport();
  await expect(page.getByText('Section 1 of 5')).toBeVisible();
  await lacks.getByRole('link', { name: "Father's Name" }).tap();
  await expect(control(page, 'fatherName')).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.type('Shivnath Yadav');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus').filter({ has: lacks })).toBeInViewport();
  await expect(lacks.getByRole('link', { name: "Father's Name" })).toHaveCount(0);
  await later(page).tap();
  await expect(page.getByRole('heading', { name: 'Address Information' })).toBeFocused();
  await expect(lacks).toHaveCount(0);
  const red = page.locator('#claim-form [aria-invalid=true]');
  await expect(shownSection(page).locator('[aria-invalid=true]')).toHaveCount(0);
  expect(await red.count()).toBeGreaterThan(0);

  await control(page, 'accountHolderName').focus();
  await expect(page.getByText('Section 5 of 5')).toBeVisible();
  await expect(onward(page)).toHaveCount(0);
  await expect(ofWizard).toBeVisible();
});

test('@phone rarely needed fields are shown by one press, and always when they hold something', async ({
  page,
}) => {
  await choose(page, 'form_d');
  const phone = control(page, 'alternatePhone');
  await expect(phone).toBeHidden();
  await page
    .locator('#claim-form [data-open]')
    .getByRole('button', { name: 'Optional: more' })
    .tap();
  await expect(phone).toBeFocused();
  await phone.fill('8800012345');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('8800012345');
  await expect(phone).toBeVisible();
});

test('a list beside the form shows what is missing in each section, and links to it', async ({
  page,
}) => {
  await choose(page, 'form_f');
  const list = page.getByRole('navigation', { name: 'Sections of the form' });
  await expect(list.getByRole('link', { name: /Personal Information/ })).toContainText('Complete');
  const address = list.getByRole('link', { name: /Address Information/ });
  await expect(address).toContainText('4 fields left');
  await address.press('Enter');
  await expect(page.getByRole('heading', { name: 'Address Information' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(control(page, 'address')).toBeFocused();
  await fillForm(page, 'form_f', sampleValuesOf('form_f'));
  await expect(list.getByText('Complete')).toHaveCount(8);
  await expect(page.getByRole('button', { name: /^Next section/ })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
});

test('amounts are understood as people write them, repeated in words, and questioned when unusual', async ({
  page,
}) => {
  await choose(page, 'form_f');
  const amount = control(page, 'claimAmount');
  const hint = page.locator('#field-claimAmount-hint');
  await amount.pressSequentially('1.25 lakh');
  await amount.blur();
  await expect(amount).toHaveValue('1,25,000');
  await expect(hint).toContainText('₹1,25,000.00');
  await expect(hint).toContainText('One lakh twenty-five thousand rupees');
  await amount.fill('Rs. १,२५,०००/-');
  await amount.blur();
  await expect(amount).toHaveValue('1,25,000');
  await amount.fill('1.25');
  await amount.blur();
  await expect(hint).toContainText('This is ₹1.25 only. Did you mean ₹1,25,000.00?');
  await page.getByRole('button', { name: 'Yes, ₹1,25,000.00' }).click();
  await expect(amount).toHaveValue('1,25,000');
  await expect(amount).toBeFocused();

  await control(page, 'walletBalance').fill('300');
  await control(page, 'refundAmount').fill('200.50');
  await page.getByRole('button', { name: 'Use ₹500.50 as the claim amount' }).first().click();
  await expect(amount).toHaveValue('500.50');
  await expect(page.getByRole('button', { name: /as the claim amount/ })).toHaveCount(0);
});

test('an IFSC fills in its bank, a city its state, and unlikely values are questioned', async ({
  page,
}) => {
  await choose(page, 'form_d');
  const ifsc = control(page, 'ifscCode');
  await ifsc.fill('hdfco001234');
  await ifsc.blur();
  await page.getByRole('button', { name: 'Yes, HDFC0001234' }).click();
  await expect(ifsc).toHaveValue('HDFC0001234');
  await expect(control(page, 'bankName')).toHaveValue('HDFC Bank');
  await ifsc.fill('SBIN0000691');
  await expect(control(page, 'bankName')).toHaveValue('State Bank of India');
  await control(page, 'bankName').fill('SBI, Pune');
  await ifsc.fill('HDFC0001234');
  await expect(page.getByRole('status').filter({ hasText: 'HDFC Bank' })).toBeVisible();
  await expect(control(page, 'bankName')).toHaveValue('SBI, Pune');

  await control(page, 'currentCity').click();
  await page.getByRole('dialog').getByRole('combobox').fill('Pune');
  await page.keyboard.press('Enter');
  await expect(control(page, 'currentState')).toHaveValue('Maharashtra');

  await fillDate(control(page, 'joiningDate'), '2019-02-01');
  await fillDate(control(page, 'lastWorkingDate'), '2018-02-01');
  await boxesOf(control(page, 'lastWorkingDate')).last().blur();
  await expect(page.locator('#field-lastWorkingDate-hint')).toContainText('This is before');
  await expect(control(page, 'lastWorkingDate')).not.toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: 'What is this? IFSC Code' }).click();
  await expect(page.getByRole('img', { name: /^A cheque/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
