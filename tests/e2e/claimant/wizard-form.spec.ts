import { expect, type Locator } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { choose, control, fillForm, next, onward } from '@/tests/support/browser/wizard';
import { signUp } from '@/tests/support/data/people';

test.beforeEach(async ({ page }) => {
  await openAs(page, await signUp(), '/claim/new');
});

test('missing fields are listed with links to them, and a wrong format has its own message', async ({
  page,
}) => {
  await choose(page, 'form_b');
  await next(page);

  const summary = page.getByRole('alert').filter({ hasText: 'Still empty' });
  const focused = page.locator(':focus').filter({ has: summary });
  await expect(focused).toContainText('Company Name');
  await expect(summary).not.toContainText('GSTIN');
  await expect(page.getByText('Missing required fields', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/step=2/);

  const name = control(page, 'companyName');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#field-companyName-error')).toHaveText('This field is required');
  await summary.getByRole('link', { name: 'Company Name' }).click();
  await expect(name).toBeFocused();
  await name.fill('Sunrise Auto Parts');
  await expect(page.locator('#field-companyName-error')).toHaveCount(0);
  await next(page);
  await expect(focused).toContainText('City');
  await expect(focused).not.toContainText('Company Name');

  await summary.getByRole('link', { name: 'City' }).click();
  await expect(control(page, 'companyCity')).toBeFocused();

  await fillForm(page, 'form_b', {
    ...sampleValuesOf('form_b'),
    representativeEmail: 'asha@example',
    representativePhone: '5876543210',
  });
  await next(page);

  const toast = page.getByRole('listitem').filter({ hasText: 'Validation Errors' });
  await expect(toast).toContainText('Please enter a valid representative email address');
  await expect(page.locator('#field-representativePhone-error')).toHaveText(
    'Please enter a valid 10-digit mobile number for representative',
  );
  await expect(page).toHaveURL(/step=2/);
});

test('a fault shows when its field is left, and phone, PAN and city are formatted while typing', async ({
  page,
}) => {
  await choose(page, 'form_b');
  await control(page, 'companyPincode').pressSequentially('4110');
  await expect(control(page, 'companyPincode')).toHaveValue('4110');
  await expect(page.locator('#field-companyPincode-error')).toHaveCount(0);
  await control(page, 'companyPincode').blur();
  await expect(page.locator('#field-companyPincode-error')).toHaveText('Pincode must be 6 digits');
  await control(page, 'companyName').focus();
  await control(page, 'companyName').blur();
  await expect(page.locator('#field-companyName-error')).toHaveCount(0);

  const phone = control(page, 'representativePhone');
  await phone.fill('');
  await phone.pressSequentially('98-76 abc543210');
  await expect(phone).toHaveValue('9876543210');
  await phone.press('Home');
  await phone.press('1');
  await expect(phone).toHaveValue('19876543210');
  await phone.blur();
  await expect(page.locator('#field-representativePhone-error')).toContainText('10-digit');
  await phone.fill('+91 98765 01234');
  await expect(phone).toHaveValue('9876501234');

  const pan = control(page, 'representativePan');
  await pan.pressSequentially('abc1234f');
  await expect(pan).toHaveValue('ABC1234F');
  await pan.press('Home');
  for (let letter = 0; letter < 3; letter += 1) await pan.press('ArrowRight');
  await pan.pressSequentially('de');
  await expect(pan).toHaveValue('ABCDE1234F');

  const city = control(page, 'companyCity');
  await city.click();
  await page.getByRole('dialog').getByRole('combobox').fill('Wai');
  await page.getByRole('option', { name: 'Use “Wai”' }).click();
  await expect(city).toHaveText('Wai');
});

test('an amount is shown with separators, and its parts are added up', async ({ page }) => {
  await choose(page, 'form_c');
  await control(page, 'claimAmount').fill('1,25,000.50');
  await control(page, 'claimAmount').blur();
  await expect(control(page, 'claimAmount')).toHaveValue('1,25,000.50');
  await expect(page.locator('#field-claimAmount-hint')).toContainText('₹1,25,000.50');
  await control(page, 'principalAmount').fill('100000');
  await control(page, 'interestAmount').fill('25000');
  const hint = page.locator('#field-claimAmount-hint');
  await expect(hint).toContainText('add up to ₹1,25,000.00');
  await expect(hint).toContainText('not the claim amount');
  await control(page, 'penaltyAmount').fill('0.50');
  await expect(hint).toContainText('add up to ₹1,25,000.50');
  await expect(hint).not.toContainText('not the claim amount');
});

test('an amount keeps its caret while it is grouped, and gives back what was typed', async ({
  page,
}) => {
  await choose(page, 'form_c');
  const amount = control(page, 'claimAmount');
  const { keyboard } = page;
  const caret = () => amount.evaluate((input: HTMLInputElement) => input.selectionStart);
  await amount.pressSequentially('13343750.00');
  await expect(amount).toHaveValue('1,33,43,750.00');
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  await keyboard.press('9');
  await expect(amount).toHaveValue('19,33,43,750.00');
  expect(await caret()).toBe(2);
  // Behind the comma: the key takes the digit before it.
  await keyboard.press('ArrowRight');
  await keyboard.press('Backspace');
  await expect(amount).toHaveValue('1,33,43,750.00');
  expect(await caret()).toBe(1);
  await keyboard.press('ControlOrMeta+z');
  await expect(amount).toHaveValue('19,33,43,750.00');
  await keyboard.press('ControlOrMeta+z');
  await keyboard.press('ControlOrMeta+z');
  await expect(amount).toHaveValue('1,33,43,750.0');
  await keyboard.press('ControlOrMeta+Shift+z');
  await expect(amount).toHaveValue('1,33,43,750.00');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText('₹ 5,00,000/-');
  await expect(amount).toHaveValue('5,00,000');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('ControlOrMeta+x');
  await keyboard.press('ControlOrMeta+v');
  await expect(amount).toHaveValue('5,00,000');
  await keyboard.press('Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.type('5 Cr');
  await expect(amount).toHaveValue('5 Cr');
});

/** Two ways to enter a text: pasted at once, or typed key by key. */
const hands = {
  typed: (field: Locator, text: string) => field.pressSequentially(text),
  pasted: async (field: Locator, text: string) => {
    await field.focus();
    await field.page().keyboard.insertText(text);
  },
};

for (const [hand, bring] of Object.entries(hands))
  test(`a value that is ${hand} is stored as it was meant, or refused with a message`, async ({
    page,
  }) => {
    await choose(page, 'form_d');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toContainText('फ़ॉर्म D');
    const brought = [
      ['phone', '+91 98765 43210', '9876543210', ''],
      ['alternatePhone', '98765432101', '98765432101', '10 अंकों का सही भारतीय मोबाइल नंबर'],
      ['currentPincode', '५६०-००१', '560001', ''],
      ['accountNumber', '12345678901234567890', '12345678901234567890', '8-18 अंक'],
      ['overtimeAmount', '1.25 lakh', '1,25,000', ''],
      ['gratuityAmount', '5000,50', '5000,50', 'केवल अंकों'],
      ['claimAmount', '₹ 1,25,000/-', '1,25,000', ''],
    ] as const;
    for (const [name, text, kept, refusal] of brought) {
      await control(page, name).fill('');
      await bring(control(page, name), text);
      await control(page, name).blur();
      await expect(control(page, name)).toHaveValue(kept);
      const error = page.locator(`#field-${name}-error`);
      if (refusal) await expect(error).toContainText(refusal);
      else await expect(error).toHaveCount(0);
    }
  });

test('new employees get the next number, and all but the first can be removed', async ({
  page,
}) => {
  await choose(page, 'form_e');
  const remove = page.getByRole('button', { name: /^Remove employee/ });
  await expect(remove).toHaveCount(0);
  const add = page.getByRole('button', { name: '+ Add Another Employee' });
  await add.click();
  await add.click();
  await control(page, 'employeeDetails.1.employeeName').fill('Salim Shaikh');
  await control(page, 'employeeDetails.2.employeeName').fill('Manoj Jadhav');
  await expect(remove).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove employee 2' }).click();
  await expect(page.getByRole('group', { name: /^Employee \d/ })).toHaveCount(2);
  await expect(control(page, 'employeeDetails.1.employeeName')).toHaveValue('Manoj Jadhav');
  await expect(page.getByRole('group', { name: 'Employee 3' })).toBeVisible();
  await next(page);
  await page.getByRole('link', { name: 'Period Due (employee 3)' }).click();
  await expect(control(page, 'employeeDetails.1.periodDue')).toBeFocused();
});

test('changing the language keeps what was typed, and shows faults in that language', async ({
  page,
}) => {
  await choose(page, 'form_d');
  await control(page, 'fullName').fill('आशा देवी');
  await control(page, 'phone').fill('12345');
  await next(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('फ़ॉर्म D');
  await expect(control(page, 'fullName')).toHaveValue('आशा देवी');
  await expect(page.locator('#field-fatherName-error')).toHaveText('यह भरना ज़रूरी है');
  await expect(page.locator('#field-phone-error')).toContainText('10 अंकों का सही मोबाइल नंबर');
  await expect(control(page, 'gender').locator('option').nth(1)).toHaveText('पुरुष');
});

test('on a phone employees are shown as cards without sideways scrolling @phone', async ({
  page,
}) => {
  await choose(page, 'form_e');
  await page.getByRole('button', { name: '+ Add Another Employee' }).click();
  await onward(page).click();
  await expect(page.getByText('Employee 2', { exact: true })).toBeVisible();
  await expect(page.locator('#field-employeeDetails-1-periodDue-label')).toHaveCSS(
    'position',
    'static',
  );
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBe(width[1]);
});
