import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

// One after another: all of them change the same case.
test.describe.configure({ mode: 'default' });

const rule = (page: Page, form: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: form }) });
const customers = 'Form F: other creditors';

let meera: TestPerson;
const change = async (path: string, body: object) => {
  await call('PATCH', `/api/case${path}`, { token: meera.token, body });
};

test.beforeEach(async () => {
  meera = await signUp('ip_admin');
});
test.afterEach(() => change('/rules/form_f', { on: false, below: null }));

test('a proposal rule is off at first, shows what it would touch, and is saved with its amount', async ({
  page,
}) => {
  await openAs(page, meera, '/ip/case');
  const form = rule(page, customers);
  const [amount, on, save] = [
    form.getByLabel('Claims below (₹)'),
    form.getByRole('checkbox', { name: 'Propose' }),
    page.getByRole('button', { name: 'Save: Automatic proposals' }),
  ];
  await expect(on).not.toBeChecked();
  await expect(save).toBeDisabled();
  await on.check();
  await save.click();
  await expect(form).toContainText('Give an amount above zero');
  await amount.fill('0.02');
  await amount.blur();
  await expect(form).toContainText('Now it applies to no claim below ₹0.02.');
  await amount.fill('0.015');
  await amount.press('Enter');
  await expect(form).toContainText('Give an amount above zero');
  await amount.fill('₹ 0.02');
  await amount.press('Enter');
  await expectToast(page, 'Rule saved');
  await expect(save).toBeDisabled();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(amount).toHaveValue('0.02');
  await expect(on).toBeChecked();
});

test('the second of two administrators is told, and sees the rule as it now is', async ({
  page,
}) => {
  await openAs(page, meera, '/ip/case');
  const form = rule(page, customers);
  await form.getByLabel('Claims below (₹)').fill('3');
  await change('/rules/form_f', { on: false, below: '7' });
  await page.getByRole('button', { name: 'Save: Automatic proposals' }).click();
  await expectToast(page, 'Failed to save the rule');
  expect(
    (
      await call<{ rules: { creditorType: string; below: string }[] }>('GET', '/api/case/rules', {
        token: meera.token,
      })
    ).body.rules,
  ).toContainEqual({ creditorType: 'form_f', on: false, below: '7.00' });
  await expect(form).toContainText('It is now off, at ₹7.00.');
  await page.getByRole('button', { name: 'Save: Automatic proposals' }).click();
  await expectToast(page, 'Rule saved');
});
