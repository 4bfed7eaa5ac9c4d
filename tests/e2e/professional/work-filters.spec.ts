import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { callsTo, openAs, pressTwice, unavailable } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { claims, fileMany } from '@/tests/support/browser/console';
import { dateNamed, fillDate } from '@/tests/support/browser/dates';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';
import { storeDocument } from '@/tests/support/stored-rows';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search claims' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove filter: ${name}` });
const showing = (page: Page, text: string) =>
  expect(page.getByText(`Showing ${text} results`)).toBeVisible();

/** Opens a dialog by its button, again and again, since a page is shown before its controls respond. */
async function open(page: Page, button: string, name = button) {
  await expect(async () => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog(page, name)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return dialog(page, name);
}

test('marks, days, amounts and a city narrow the list, are shown, and can be removed one by one', async ({
  page,
}) => {
  const asha = await signUp();
  const ravi = await signUp('ip_case_manager');
  const { search: name, numbers, idOf } = await fileMany(3, ravi);
  await storeDocument(database, asha.user.id, idOf(numbers[0]));
  await rows(`UPDATE claims SET submitted_at = '2098-05-06T07:00:00Z' WHERE claim_number = $1`, [
    numbers[1],
  ]);
  await openAs(page, ravi, '/ip/dashboard');
  await showing(page, '1 to 3 of 3');
  const filters = await open(page, 'Filters');
  await expect(filters.getByRole('checkbox', { name: 'Late (1)' })).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: 'No documents (2)' })).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: 'Heads do not add up (0)' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await filters.getByRole('checkbox', { name: 'No documents' }).click();
  await fillDate(dateNamed(filters, 'Received from'), '2098-05-06');
  await filters.getByLabel('Amount from').fill('much');
  await filters.getByRole('button', { name: /^Show .*claims?$/ }).click();
  await expect(filters).toContainText('Give an amount, such as 50,000');
  await filters.getByLabel('Amount from').fill('₹ 1,000');
  await pressTwice(filters.getByRole('button', { name: /^Show .*claims?$/ }));
  await expect(filters).toBeHidden();
  await showing(page, '1 to 1 of 1');
  await expect(claims(page)).toContainText([numbers[1] ?? '']);
  expect(addressOf(page)).toEqual({
    documents: 'none',
    receivedFrom: '2098-05-06',
    amountFrom: '1000',
  });
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await showing(page, '1 to 1 of 1');
  await expect(async () => {
    await chip(page, 'Received from 6 May 2098').click();
    await showing(page, '1 to 2 of 2');
  }).toPass();
  // The filters also apply to the previous and next claim.
  await page.getByRole('link', { name: numbers[1], exact: true }).click();
  await expect(page.getByRole('link', { name: /^Next/ })).toHaveAttribute(
    'href',
    new RegExp(idOf(numbers[2])),
  );
  await page.goBack();
  await page.getByRole('list', { name: 'Filters in use' }).getByText('Clear filters').click();
  await showing(page, '1 to 3 of 3');
  expect(addressOf(page)).toEqual({});
  expect(name).toBeTruthy();
});

test('the button of the filters says how many claims they leave, and nothing moves with it', async ({
  page,
}) => {
  const ravi = await signUp('ip_case_manager');
  const { numbers, idOf } = await fileMany(3, ravi);
  await storeDocument(database, (await signUp()).user.id, idOf(numbers[0]));
  await openAs(page, ravi, '/ip/dashboard');
  await showing(page, '1 to 3 of 3');
  const filters = await open(page, 'Filters');
  const apply = filters.getByRole('button', { name: /^Show / });
  await expect(apply).toHaveText('Show 3 claims');
  const before = await apply.boundingBox();
  await filters.getByRole('checkbox', { name: 'No documents' }).click();
  await expect(apply).toHaveText('Show 2 claims');
  await filters.getByLabel('Amount from').fill('much');
  await expect(apply).toHaveText('Show claims');
  expect(await apply.boundingBox()).toEqual(before);
  await filters.getByLabel('Amount from').fill('');
  await expect(apply).toHaveText('Show 2 claims');
  await page.route('**/api/claims?*limit=1', (route) => route.fulfill(unavailable));
  await filters.getByLabel('City').fill('Nagpur');
  await expect(apply).toHaveText('Show claims');
  await page.unrouteAll();
  await apply.click();
  await expect(filters).toBeHidden();
  expect(addressOf(page)).toEqual({ documents: 'none', city: 'Nagpur' });
});

test('a shared view counts, for a case manager, the claims that it opens with', async ({
  page,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const { search: name } = await fileMany(2, ravi);
  const view = `Setu ${crypto.randomUUID().slice(0, 8)}`;
  const made = await call('PUT', '/api/claims/views', {
    token: meera.token,
    body: {
      name: view,
      query: new URLSearchParams({ search: name, assignedToId: meera.user.id }).toString(),
      shared: true,
    },
  });
  expect(made.status).toBeLessThan(300);
  await openAs(page, ravi, '/ip/dashboard');
  await showing(page, '1 to 2 of 2');
  const views = await open(page, 'Saved views');
  await expect(views.getByRole('listitem').filter({ hasText: view })).toContainText('2 claims');
});

test('invalid filters in the address are ignored', async ({ page }) => {
  const { numbers } = await fileMany(1);
  await openAs(
    page,
    await signUp('ip_admin'),
    `/ip/dashboard?search=${numbers[0]}&late=maybe&changedSince=2026-13-45&amountFrom=-1&city=%00&number=%3Cb%3E&heads=`,
  );
  await expect(claims(page)).toContainText([numbers[0] ?? '']);
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
});

test('the search box finds a PAN, a phone and an amount, and puts no number into an address', async ({
  page,
}) => {
  const asha = await signUp();
  const panNumber = `ZXCVB${String(Date.now()).slice(-4)}Q`;
  const claim = await createClaimAs(asha, 'form_d', { panNumber, claimAmount: '734512.25' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAs(page, await signUp('ip_admin'), '/ip/dashboard');
  await expect(claims(page).first()).toBeVisible();
  await expect(async () => {
    await search(page).fill('');
    await search(page).fill(panNumber.toLowerCase());
    await expect(chip(page, 'One number')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await showing(page, '1 to 1 of 1');
  await expect(claims(page)).toContainText([claim.claimNumber]);
  await search(page).fill(`+91 ${asha.user.phone}`);
  await showing(page, '1 to 1 of 1');
  await search(page).fill('₹7,34,512.25');
  await expect(chip(page, 'From ₹7,34,512.25')).toBeVisible();
  const seen = [...asked, page.url()].join('\n').toUpperCase();
  expect(seen).not.toContain(panNumber);
  expect(seen).not.toContain(String(asha.user.phone));

  await page.route('**/api/claims/number', (route) => route.fulfill(unavailable));
  await search(page).fill(panNumber);
  await expectToast(page, 'Failed to search for this number', 'Briefly away.');
  expect(page.url().toUpperCase()).not.toContain(panNumber);
});

test('a number whose filter was removed can be searched for again, and a search removes the amount before it', async ({
  page,
}) => {
  const panNumber = `QWERT${String(Date.now()).slice(-4)}Z`;
  const employeeId = `EMP-${Date.now()}`;
  const claim = await createClaimAs(await signUp(), 'form_d', { panNumber, employeeId });
  await openAs(page, await signUp('ip_admin'), '/ip/dashboard');
  await expect(claims(page).first()).toBeVisible();
  await expect(async () => {
    await search(page).fill('');
    await search(page).fill(panNumber);
    await expect(chip(page, 'One number')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(search(page)).toHaveValue(panNumber);
  await chip(page, 'One number').click();
  await expect(search(page)).toHaveValue('');
  await search(page).fill(panNumber);
  await expect(chip(page, 'One number')).toBeVisible();
  await showing(page, '1 to 1 of 1');
  await search(page).fill('₹5,00,000.25');
  await expect(chip(page, 'From ₹5,00,000.25')).toBeVisible();
  await expect(chip(page, 'One number')).toHaveCount(0);
  await search(page).fill(employeeId);
  await expect(chip(page, 'From ₹5,00,000.25')).toHaveCount(0);
  await page.getByRole('button', { name: `Look for ${employeeId} among` }).click();
  await expect(chip(page, 'One number')).toBeVisible();
  await expect(claims(page)).toContainText([claim.claimNumber]);
});

test('a view is saved, shared, and opened by a colleague who may see less', async ({
  page,
  browser,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const { search: name } = await fileMany(2);
  const { search: his } = await fileMany(1, ravi);
  expect(his).not.toBe(name);
  await openAs(page, meera, `/ip/dashboard?search=Setu&documents=none&sort=claimAmount`);
  const views = await open(page, 'Saved views');
  await views.getByRole('button', { name: 'Save this list as a view' }).click();
  await expect(views).toContainText('Give the view a name');
  const title = `Bare ones ${Date.now()}`;
  await views.getByLabel('Name of this view').fill(title);
  await views.getByRole('checkbox', { name: 'Share it with everybody on the team' }).click();
  await pressTwice(views.getByRole('button', { name: 'Save this list as a view' }));
  await expect(views.getByRole('listitem').filter({ hasText: title })).toContainText('Shared');
  expect(await faultsOf(page)).toEqual([]);

  const other = await browser.newPage();
  await openAs(other, ravi, '/ip/dashboard');
  const shared = (await open(other, 'Saved views'))
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(shared).toContainText('by Meera Iyer');
  await expect(shared).toContainText('1 claim');
  await expect(shared.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await shared.getByRole('button', { name: title }).click();
  await showing(other, '1 to 1 of 1');
  expect(addressOf(other)).toEqual({ search: 'Setu', documents: 'none', sort: 'claimAmount' });
  await other.close();
});

test('a case manager takes unassigned claims, once', async ({ page }) => {
  const ravi = await signUp('ip_case_manager');
  await fileMany(3);
  await openAs(page, ravi, '/ip/dashboard');
  const pool = await open(page, 'Take Claims', 'Take claims');
  await expect(pool).toContainText('unassigned');
  await pool.getByLabel('How many').fill('0');
  await expect(pool.getByRole('button', { name: /^Take/ })).toBeDisabled();
  await pool.getByLabel('How many').fill('2');
  expect(await faultsOf(page)).toEqual([]);
  const asked = callsTo(page, '/api/claims/take');
  await pressTwice(pool.getByRole('button', { name: 'Take 2' }));
  await expectToast(page, '2 claims are yours');
  await expect(claims(page)).toHaveCount(2);
  expect(asked).toHaveLength(1);
});
