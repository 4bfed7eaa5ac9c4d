import { expect, type Page } from '@playwright/test';
import type { ListedDraft, PresentedDraft } from '@/lib/claims/records/drafts/read';
import type { ClaimValues } from '@/lib/forms/definitions/field';
import { maskOf } from '@/lib/forms/mask';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { openAs, show } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { stopClock } from '@/tests/support/browser/clock';
import {
  choose,
  control,
  fillForm,
  fillUpToReview,
  next,
  passDocuments,
} from '@/tests/support/browser/wizard';
import { createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

const values = sampleValuesOf('form_f');

const draftsOf = async ({ token }: TestPerson) =>
  (await call<ListedDraft[]>('GET', '/api/drafts', { token })).body;

const valuesOf = async ({ token }: TestPerson) =>
  (await call<PresentedDraft>('GET', '/api/drafts/form_f', { token })).body.values;

const saved = (page: Page) => expect(page.getByText(/^(Saved at|.* पर सहेजा गया)/)).toBeVisible();

const keep = ({ token }: TestPerson, typed: ClaimValues, revision = 0) =>
  call('PUT', '/api/drafts/form_f', { token, body: { values: typed, documents: [], revision } });

const begin = (person: TestPerson, fullName: string, revision = 0) =>
  keep(person, { fullName }, revision);

test('a claim begun on one device is continued on a phone in Hindi', async ({ page, browser }) => {
  const asha = await signUp();
  await openAs(page, asha, '/claim/new');
  await choose(page, 'form_f');
  await fillForm(page, 'form_f', values);
  await next(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'चालान.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expectToast(page, 'Documents uploaded successfully');
  await expect.poll(async () => (await draftsOf(asha))[0]?.documentCount).toBe(1);
  const browserKeeps = await page.evaluate(
    () => JSON.stringify(sessionStorage) + JSON.stringify(localStorage),
  );
  for (const name of ['fullName', 'panNumber', 'bankAccountNumber']) {
    expect(browserKeeps).not.toContain(String(values[name]));
  }

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await openAs(phone, asha, '/', 'hi');
  const card = phone.getByRole('region', { name: 'अधूरे दावे' });
  await expect(card).toContainText('1 दस्तावेज़');
  await card.getByRole('link', { name: /^अधूरा दावा आगे भरें/ }).click();
  await expect(phone.getByText('चालान.pdf')).toBeVisible();
  await phone.goBack();
  await expect(card).toBeVisible();
  await phone.goForward();
  await phone.getByRole('button', { name: 'पीछे' }).click();
  await expect(control(phone, 'fullName')).toHaveValue(String(values.fullName));
  await expect(control(phone, 'panNumber')).toHaveValue(maskOf(String(values.panNumber)));
  await passDocuments(phone);
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'जमा करें' }).click();
  await expectToast(phone, 'दावा जमा हो गया');
  await expect(phone.getByText(/CLM-/).first()).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await draftsOf(asha)).toEqual([]);
  await context.close();
});

test('@phone a draft goes on in the section where its tab was closed, and elsewhere where something is missing', async ({
  page,
  browser,
}) => {
  const asha = await signUp();
  await openAs(page, asha, '/claim/new');
  await choose(page, 'form_f');
  await control(page, 'address').fill('House 42');
  await control(page, 'customerType').focus();
  await expect(page).toHaveURL(/section=3/);
  await saved(page);
  await page.close();

  const later = await page.context().newPage();
  await later.goto('/');
  const card = later.getByRole('region', { name: 'Unfinished claims' });
  await expect(card).toContainText('Continue at: Customer/Creditor Information');
  await card.getByRole('link', { name: /^Continue:/ }).click();
  await expect(later.getByRole('heading', { name: 'Customer/Creditor Information' })).toBeFocused();
  await expect(later.getByText('Section 3 of')).toBeInViewport();

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const other = await context.newPage();
  await openAs(other, asha, '/');
  await other.getByRole('link', { name: /^Continue:/ }).click();
  await expect(other.getByRole('heading', { name: 'Address Information' })).toBeFocused();
  await context.close();
});

test('logging out while typing saves the last words as a draft', async ({ page }) => {
  const asha = await signUp();
  await openAs(page, asha, '/claim/new');
  await choose(page, 'form_f');
  await control(page, 'fullName').fill('Asha Devi Sharma');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'What you filled in is saved');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  const { token } = (
    await call<{ token: string }>('POST', '/api/auth/login', {
      body: { email: asha.user.email, password: asha.password },
    })
  ).body;
  const kept = await call('GET', '/api/drafts/form_f', { token });
  expect(kept.body).toMatchObject({ values: { fullName: 'Asha Devi Sharma' } });
});

test('without a network the page says so, asks before leaving, and saves later', async ({
  page,
}) => {
  const asha = await signUp();
  await openAs(page, asha, '/claim/new');
  await choose(page, 'form_f');
  await page.route('**/api/drafts/**', (route) => route.abort());
  await control(page, 'fullName').fill('Asha Devi Rao');
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();

  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  // The reload resolves only if the person stays, so the test does not wait for it.
  await page.evaluate(() => void setTimeout(() => location.reload(), 0));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.getByRole('banner').getByRole('link').first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave this claim?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi Rao');

  await page.unroute('**/api/drafts/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await saved(page);
  expect(await draftsOf(asha)).toMatchObject([{ creditorName: 'Asha Devi Rao' }]);
});

test('two devices with one draft do not overwrite each other, and a filed claim’s draft does not return', async ({
  page,
}) => {
  const asha = await signUp();
  await begin(asha, 'Asha');
  await openAs(page, asha, '/claim/new?type=form_f&step=2');
  await expect(control(page, 'fullName')).toHaveValue('Asha');
  await begin(asha, 'Asha of the phone', 1);
  await control(page, 'fullName').fill('Asha of the desk');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'You also changed this claim elsewhere' });
  await notice.getByRole('button', { name: 'Use the other one' }).click();
  await expect(control(page, 'fullName')).toHaveValue('Asha of the phone');
  await expect(notice).toHaveCount(0);

  await begin(asha, 'Asha of the tablet', 2);
  await control(page, 'fullName').fill('Asha of the desk');
  await notice.getByRole('button', { name: 'Keep what is here' }).click();
  await saved(page);
  expect(await draftsOf(asha)).toMatchObject([{ creditorName: 'Asha of the desk' }]);

  const claim = await createClaimAs(asha, 'form_f');
  await control(page, 'fullName').fill('Asha again');
  const gone = page
    .getByRole('alert')
    .filter({ hasText: 'This claim was submitted or deleted elsewhere' });
  await gone.getByRole('button', { name: 'Go to my claims' }).click();
  await expect(page.getByText(claim.claimNumber).first()).toBeVisible();
  expect(await draftsOf(asha)).toEqual([]);
});

test('masked numbers of a draft can be shown in full, corrected, and filed', async ({ page }) => {
  const asha = await signUp();
  await keep(asha, { ...values, panNumber: 'ABCPK1' });
  await openAs(page, asha, '/claim/new?type=form_f&step=2');
  const [pan, account] = [control(page, 'panNumber'), control(page, 'bankAccountNumber')];
  await expect(pan).toHaveValue('••••');
  const mask = maskOf(String(values.bankAccountNumber));
  await expect(account).toHaveValue(mask);
  await next(page);
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary.getByRole('link')).toHaveCount(1);
  await expect(page.getByText('This number is not right yet.')).toBeVisible();

  const show = page.getByRole('button', { name: 'Show PAN Number' });
  await page.route('**/reveal', (route) => route.abort());
  await show.click();
  await expectToast(page, 'The number could not be shown');
  await page.unroute('**/reveal');
  await show.click();
  await expect(pan).toHaveValue('ABCPK1');
  await expect(pan).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('234F');
  await page.getByRole('button', { name: 'Change Bank Account Number' }).click();
  await expect(account).toBeFocused();
  await account.fill('1');
  await page.getByRole('button', { name: 'Keep it: Bank Account Number' }).click();
  await expect(account).toHaveValue(mask);
  await expect(account).toHaveAccessibleDescription(new RegExp(`ends in ${mask.slice(-4)}$`));

  await passDocuments(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, 'Claim submitted successfully');
  const { body } = await call<{ claims: { id: string }[] }>('GET', '/api/claims', asha);
  for (const [field, number] of [
    ['panNumber', 'ABCPK1234F'],
    ['bankAccountNumber', values.bankAccountNumber],
  ]) {
    const shown = await call('POST', `/api/claims/${body.claims[0]?.id}/reveal`, {
      token: asha.token,
      body: { field },
    });
    expect(shown.body.values).toEqual({ [String(field)]: number });
  }
});

test('masked numbers are shown again as they were after another device or a save changed them meanwhile', async ({
  page,
}) => {
  const asha = await signUp();
  await keep(asha, { panNumber: 'ABCPK1234F', bankAccountNumber: '12345678901' });
  await openAs(page, asha, '/claim/new?type=form_f&step=2');
  const [pan, account] = [control(page, 'panNumber'), control(page, 'bankAccountNumber')];
  await expect(account).toHaveValue('••••8901');
  const shows = async (label: string, number: string) => {
    await page.getByRole('button', { name: `Show ${label}` }).click();
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(number);
    await page.getByRole('button', { name: `Keep it: ${label}` }).click();
  };

  // The field was emptied and saved, and then the number was chosen to be kept.
  await page.getByRole('button', { name: 'Change PAN Number' }).click();
  await expect.poll(async () => (await valuesOf(asha)).panNumber).toBeUndefined();
  await page.getByRole('button', { name: 'Keep it: PAN Number' }).click();
  await expect(pan).toHaveValue('••••234F');
  await shows('PAN Number', 'ABCPK1234F');
  await expect.poll(async () => (await valuesOf(asha)).panNumber).toMatch(/^••••234F:/);

  const { revision } = (await call<PresentedDraft>('GET', '/api/drafts/form_f', asha)).body;
  expect((await keep(asha, { bankAccountNumber: '98765438901' }, revision)).status).toBe(200);
  await control(page, 'fullName').fill('Asha of the desk');
  await page.getByRole('button', { name: 'Keep what is here' }).click();
  await saved(page);
  await shows('Bank Account Number', '12345678901');

  await createClaimAs(asha, 'form_f');
  await control(page, 'fullName').fill('Asha again');
  await page.getByRole('button', { name: 'Keep what is here' }).click();
  await saved(page);
  await shows('Bank Account Number', '12345678901');
  expect(await draftsOf(asha)).toMatchObject([{ creditorName: 'Asha again' }]);
});

test('a reload after a lost answer says that the claim is filed, and files no second one', async ({
  page,
}) => {
  const asha = await signUp();
  await openAs(page, asha, '/claim/new');
  await fillUpToReview(page, 'form_f', values);
  await page.route('**/api/claims/submissions/**', (route) => route.abort());
  await page.route('**/api/claims', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('We do not know yet whether your claim was filed')).toBeVisible();
  await page.unroute('**/api/claims/submissions/**');
  await page.reload();
  await expectToast(page, 'Claim submitted successfully');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  const { body } = await call<{ total: number }>('GET', '/api/claims', asha);
  expect(body.total).toBe(1);
  expect(await draftsOf(asha)).toEqual([]);
});

test('a draft is deleted after a question, and disappears from the other tab', async ({
  page,
  context,
}) => {
  const asha = await signUp();
  await begin(asha, 'Asha');
  await openAs(page, asha, '/');
  const other = await context.newPage();
  await other.goto('/');
  const card = other.getByRole('region', { name: 'Unfinished claims' });
  await expect(card).toContainText('Asha');

  await page.getByRole('button', { name: /^Delete: / }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete what you began?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.route('**/api/drafts/**', (route) => route.abort());
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'It could not be deleted');
  await page.unroute('**/api/drafts/**');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Deleted');
  await expect(page.getByRole('region', { name: 'Unfinished claims' })).toHaveCount(0);
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(card).toHaveCount(0);
});

test('a new claim offers the existing drafts, opens the chosen one, and saves it when it is hidden', async ({
  page,
}) => {
  const asha = await signUp();
  await begin(asha, 'Asha');
  await page.clock.install();
  await openAs(page, asha, '/claim/new');
  await page.getByRole('button', { name: /^Continue: / }).click();
  await expect(control(page, 'fullName')).toHaveValue('Asha');
  await expect(page.getByText('Step 2 of 4')).toBeVisible();

  // The page is hidden in the middle of a word, before typing has paused.
  await stopClock(page);
  await control(page, 'fullName').fill('Asha Dev');
  await show(page, 'hidden');
  await expect.poll(() => draftsOf(asha)).toMatchObject([{ creditorName: 'Asha Dev' }]);
});

test('a session that ends while typing is renewed on the page', async ({ page }) => {
  const asha = await signUp();
  await openAs(page, asha, '/claim/new');
  await choose(page, 'form_f');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await call('POST', '/api/auth/logout', { token: token ?? undefined });
  await control(page, 'fullName').fill('Asha Devi Rao');
  const notice = page.getByRole('alert').filter({ hasText: 'What you typed is not saved' });
  await notice.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Please log in again' });
  await login.locator('input[type=password]').fill(asha.password);
  await login.getByRole('button', { name: 'Log in and save' }).click();
  await saved(page);
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi Rao');
  expect(await draftsOf(asha)).toMatchObject([{ creditorName: 'Asha Devi Rao' }]);
});
