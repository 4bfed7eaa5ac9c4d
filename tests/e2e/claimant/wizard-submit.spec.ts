import { expect } from '@playwright/test';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { withDelay } from '@/lib/forms/delay';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { cleanValuesOf } from '@/lib/forms/values';
import { callsTo, openAs, pressTwice } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { fillUpToReview, next, openAtReview } from '@/tests/support/browser/wizard';
import { maskedValuesOf } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { withSecondFactor } from '@/tests/support/http/second-factor';

interface Listed {
  total: number;
  claims: { id: string; claimNumber: string }[];
}

const claimsOf = async ({ token }: TestPerson) =>
  (await call<Listed>('GET', '/api/claims', { token })).body;

// Other tests fill in the other forms; JOURNEY=all files all six.
const tried = creditorTypes.filter(
  (type) => process.env.JOURNEY === 'all' || ['form_c', 'form_e', 'form_ca'].includes(type),
);

// A claim filed in time has no reason for a delay.
const inTime = (type: CreditorType) => withDelay(formOf(type), 'no');

for (const type of tried) {
  // The form with a table of rows stands for all: each is the same widgets, by its definition.
  const tag = type === 'form_e' ? [] : '@long';
  test(`${type} is filed with the values that were filled in`, { tag }, async ({ page }) => {
    const asha = await signUp();
    await openAs(page, asha, '/claim/new');
    await fillUpToReview(page, type, sampleValuesOf(type));
    await page.getByRole('button', { name: 'Submit' }).click();

    const said = page.getByText(/^Your claim CLM-\d{4}-\d{6,} is now under review\.$/);
    await expect(page.getByText('Claim submitted successfully', { exact: true })).toBeVisible();
    const sentence = await said.textContent();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    const { claims } = await claimsOf(asha);
    expect(claims).toHaveLength(1);
    expect(sentence).toContain(claims[0]?.claimNumber);
    const { body } = await call<PresentedClaim>('GET', `/api/claims/${claims[0]?.id}`, asha);
    expect(body.claimData).toEqual(
      maskedValuesOf(type, cleanValuesOf(inTime(type), sampleValuesOf(type))),
    );
    expect(body.natureOfClaim).toBe(sampleValuesOf(type).natureOfClaim ?? 'financial_debt');
    expect((await call('GET', '/api/drafts', asha)).body).toEqual([]);
  });
}

test('a form is filled in and filed in Hindi', { tag: '@long' }, async ({ page }) => {
  const asha = await signUp();
  await openAs(page, asha, '/claim/new', 'hi');
  await fillUpToReview(page, 'form_d', sampleValuesOf('form_d', 'hi'));
  await expect(page.getByRole('main')).toContainText('कामगार और कर्मचारी');
  await page.getByRole('button', { name: 'जमा करें' }).click();
  await expect(page.getByText('दावा जमा हो गया', { exact: true })).toBeVisible();
  expect((await claimsOf(asha)).total).toBe(1);
});

const guarantee = { type: 'form_f', values: sampleValuesOf('form_f') } as const;

test('nothing is filed without the declaration', async ({ page }) => {
  const asha = await signUp();
  await openAtReview(page, { person: asha, ...guarantee });
  const calls = callsTo(page, '/api/claims');
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/Tick the declaration/);
  // A filing under way would lead away from here.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await next(page);
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  expect(calls).toEqual([]);
  expect((await claimsOf(asha)).total).toBe(0);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Claim submitted successfully', { exact: true })).toBeVisible();
});

test('a double press, a lost answer and a retry file one claim only', async ({ page }) => {
  const asha = await signUp();
  await openAtReview(page, { person: asha, ...guarantee });

  // Keeps the page from finding out by itself.
  await page.route('**/api/claims/submissions/**', (route) => route.abort());
  const keys: (string | undefined)[] = [];
  await page.route('**/api/claims', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The server files it, and the answer is lost on the way.
    if (keys.length === 1) {
      await route.fetch();
      await route.abort();
    } else await route.continue();
  });
  const submit = page.getByRole('button', { name: 'Submit' });
  await pressTwice(submit);
  await expect(page.getByText('We do not know yet whether your claim was filed')).toBeVisible();
  expect(keys).toHaveLength(1);
  await submit.dblclick();
  await expect(page.getByText('Claim submitted successfully', { exact: true })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect((await claimsOf(asha)).total).toBe(1);
});

test('a session that ended asks for the password at submission, and then files the claim', async ({
  page,
}) => {
  const asha = await signUp();
  await openAtReview(page, { person: asha, ...guarantee });
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await call('POST', '/api/auth/logout', { token: token ?? undefined });

  await page.getByRole('button', { name: 'Submit' }).click();
  const login = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(login.locator('input[type=password]')).toBeFocused();
  await login.locator('input[type=password]').fill('wrong-password');
  await login.getByRole('button', { name: 'Log in and submit' }).click();
  await expect(login).toContainText('Invalid email or password');
  expect((await claimsOf(asha)).total).toBe(0);
  await login.locator('input[type=password]').fill(asha.password);
  await login.getByRole('button', { name: 'Log in and submit' }).click();
  await expect(page.getByText('Claim submitted successfully', { exact: true })).toBeVisible();
  expect((await claimsOf(asha)).total).toBe(1);
});

test('a session that ended asks for the code too, with two-step sign-in on', {
  tag: '@long',
}, async ({ page }) => {
  const asha = await signUp();
  await openAtReview(page, { person: asha, ...guarantee });
  const { recoveryCodes } = await withSecondFactor(asha);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await call('POST', '/api/auth/logout', { token: token ?? undefined });

  await page.getByRole('button', { name: 'Submit' }).click();
  const login = page.getByRole('dialog', { name: 'Please log in again' });
  await login.locator('input[type=password]').fill(asha.password);
  await login.getByRole('button', { name: 'Log in and submit' }).click();
  await expect(login.getByLabel('Code', { exact: true })).toBeVisible();
  await login.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await login.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await login.getByRole('button', { name: 'Log in and submit' }).click();
  await expect(page.getByText('Claim submitted successfully', { exact: true })).toBeVisible();
});

test('a refusal by the server is shown at its field', async ({ page }) => {
  await openAtReview(page, { person: await signUp(), ...guarantee });
  await page.route('**/api/claims', (route) =>
    route.fulfill({
      status: 400,
      json: {
        message: 'This account is not known',
        code: 'invalid',
        issues: [
          { path: 'claimData.ifscCode', rule: 'ifsc', message: 'This IFSC code is not known' },
        ],
      },
    }),
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await page.getByRole('link', { name: /This IFSC code is not known/ }).click();
  await expect(page.locator('#field-ifscCode')).toBeFocused();
});
