import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { call } from '../support/api';
import { faultsOf } from '../support/axe';
import { openAs } from '../support/browser';
import { fileClaimAs } from '../support/claims';
import { rows } from '../support/database';
import { copyClaim } from '../support/many-claims';
import { signUp, type TestPerson } from '../support/people';
import { expectToast } from '../support/sign-in';

const claims = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select CLM-/ });
const wholePage = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page' });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected claims' });
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const showing = (page: Page, text: string) =>
  expect(page.getByText(`Showing ${text} results`)).toBeVisible();

/** As many claims under a name of no others', the first the newest, each a rupee larger than the next. */
async function file(count: number, assignee?: TestPerson) {
  const companyName = `Setu ${randomUUID()}`;
  const first = await fileClaimAs(await signUp(), 'form_b', { companyName });
  await copyClaim(first.id, count - 1);
  const filed = await rows<{ id: string; number: string }>(
    `UPDATE claims SET assigned_to_id = $2::uuid, claim_amount = 1000 + extract(epoch FROM submitted_at) / 60
     WHERE creditor_name = $1 RETURNING id, claim_number AS number`,
    [companyName, assignee?.user.id ?? null],
  );
  const numbers = await rows<{ number: string }>(
    'SELECT claim_number AS number FROM claims WHERE creditor_name = $1 ORDER BY submitted_at DESC',
    [companyName],
  );
  return {
    search: companyName,
    path: `/ip/dashboard?search=${encodeURIComponent(companyName)}`,
    numbers: numbers.map(({ number }) => number),
    idOf: (number: string | undefined) => filed.find((claim) => claim.number === number)?.id ?? '',
  };
}

const statusesOf = async (search: string) =>
  (
    await rows<{ status: string }>(
      'SELECT status FROM claims WHERE creditor_name = $1 ORDER BY submitted_at DESC',
      [search],
    )
  ).map(({ status }) => status);

async function chooseStatus(page: Page, status: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: 'New status' }).click();
  await page.getByRole('option', { name: status }).click();
}

async function chooseAssignee(page: Page, email: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByPlaceholder('Search by name or email').fill(email);
  await page.getByRole('option', { name: email }).click();
}

const away = { status: 503, json: { message: 'Briefly away.', code: 'unavailable' } };

test('what somebody changed meanwhile is left alone, named, and changed only on demand', async ({
  page,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const { search, path, numbers, idOf } = await file(4, ravi);
  await rows(`UPDATE claims SET status = 'approved' WHERE claim_number = $1`, [numbers[1]]);
  await openAs(page, ravi, path);
  await expect(claims(page)).toHaveCount(4);
  await wholePage(page).click();
  await inBar(page, 'Update Status').click();
  const dialog = page.getByRole('dialog');
  await chooseStatus(page, 'Approved');
  await expect(dialog).toContainText('1 claim has this status already and will be left as it is.');
  await dialog.getByRole('textbox', { name: 'Review note' }).fill('Admitted in full.');
  await call('PATCH', `/api/claims/${idOf(numbers[0])}/status`, {
    token: meera.token,
    body: { status: 'rejected' },
  });
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expectToast(page, 'Status updated successfully', '2 claims changed, 2 left as before.');
  const left = dialog.getByRole('listitem');
  await expect(left).toHaveCount(2);
  await expect(left.filter({ hasText: numbers[0] ?? '' })).toContainText(
    'Meera Iyer changed this claim to Rejected',
  );
  await expect(left.filter({ hasText: numbers[1] ?? '' })).toContainText('status already');
  expect(await faultsOf(page)).toEqual([]);
  expect(await statusesOf(search)).toEqual(['rejected', 'approved', 'approved', 'approved']);

  await dialog.getByRole('button', { name: 'Change this claim anyway' }).click();
  await expect(dialog).toBeHidden();
  expect(await statusesOf(search)).toEqual(['approved', 'approved', 'approved', 'approved']);
  await expect(bar(page)).toBeHidden();
});

test('a failed change keeps the selection and the dialog; the same status is no change', async ({
  page,
}) => {
  const { search, path } = await file(2);
  await openAs(page, await signUp('ip_admin'), path);
  await wholePage(page).click();
  await page.route('**/api/claims/bulk/**', (route) => route.fulfill(away));
  await inBar(page, 'Update Status').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Update Status' })).toBeDisabled();
  await chooseStatus(page, 'Rejected');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expectToast(page, 'Failed to update status', 'Briefly away.');
  await expect(dialog).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expectToast(page, 'Status updated successfully', '2 claims changed.');
  await expect(dialog).toBeHidden();
  expect(await statusesOf(search)).toEqual(['rejected', 'rejected']);

  await expect(claims(page).getByText('Rejected')).toHaveCount(2);
  await wholePage(page).click();
  await inBar(page, 'Update Status').click();
  await chooseStatus(page, 'Rejected');
  await expect(dialog.getByRole('button', { name: 'Same Status' })).toBeDisabled();
});

test('one row’s status is set from the row', async ({ page }) => {
  const { search, path, numbers } = await file(2);
  await openAs(page, await signUp('ip_admin'), path);
  await page.getByRole('button', { name: `Update Status of ${numbers[1]}` }).click();
  await expect(page.getByRole('dialog')).toContainText(numbers[1] ?? '');
  await chooseStatus(page, 'Info Required');
  await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).click();
  await expectToast(page, 'Status updated successfully');
  expect(await statusesOf(search)).toEqual(['submitted', 'info_required']);
});

test('a case manager hands claims on, and cannot do what is an administrator’s', async ({
  page,
}) => {
  const [ravi, aarti] = [await signUp('ip_case_manager'), await signUp('ip_case_manager')];
  await rows(`UPDATE users SET first_name = 'Aarti' WHERE id = $1::uuid`, [aarti.user.id]);
  const { search, numbers } = await file(3, ravi);
  await openAs(page, ravi, `/ip/dashboard?assignedToId=${aarti.user.id}`);
  await expect(claims(page)).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: 'Assignee' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Reassign/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Team Management/ })).toHaveCount(0);
  await expect(page.locator('dt').first()).toHaveText('My Assignments');

  await boxes(page).nth(0).click();
  await boxes(page).nth(2).click();
  await inBar(page, 'Assign To').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Claims that you hand on leave your list.');
  await expect(dialog.getByRole('button', { name: 'Assign', exact: true })).toBeDisabled();
  await chooseAssignee(page, aarti.user.email);
  await page.route('**/api/claims/bulk/**', (route) => route.fulfill(away));
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expectToast(page, 'Failed to assign claims', 'Briefly away.');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expectToast(page, 'Claims assigned successfully');
  await expect(claims(page)).toContainText([numbers[1] ?? '']);
  await expect(claims(page)).toHaveCount(1);
  await expect(bar(page)).toBeHidden();
  const handed = await rows(
    'SELECT id FROM claims WHERE creditor_name = $1 AND assigned_to_id = $2',
    [search, aarti.user.id],
  );
  expect(handed).toHaveLength(2);
});

test('a selection survives pages, filters, a claim and a reload, but not a logout', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  const { path, numbers } = await file(25);
  await openAs(page, meera, path);
  await wholePage(page).click();
  await expect(bar(page)).toContainText('20 selected, 20 on this page');
  await boxes(page).nth(3).click();
  await expect(wholePage(page)).toHaveAttribute('aria-checked', 'mixed');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(claims(page)).toHaveCount(5);
  await boxes(page).nth(0).click();
  await boxes(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('23 selected, 4 on this page');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved');
  await expect(page.getByText('No claims found matching your criteria.')).toBeVisible();
  await expect(bar(page)).toContainText('23 selected, 0 on this page');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All Statuses');
  await expect(bar(page)).toContainText('23 selected, 19 on this page');

  await page.getByRole('link', { name: numbers[3], exact: true }).click();
  await expect(page).toHaveURL(/\/ip\/claim\//);
  await page.goBack();
  await expect(bar(page)).toContainText('23 selected, 19 on this page');
  await page.reload();
  await expect(bar(page)).toContainText('23 selected, 19 on this page');
  await wholePage(page).click();
  await wholePage(page).click();
  await expect(bar(page)).toContainText('4 selected, 0 on this page');

  await page.getByRole('button', { name: 'Account of Meera Iyer' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/ip$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(numbers[24]);
});

test('a selection reaches over all pages, and ends at 500', async ({ page }) => {
  const meera = await signUp('ip_admin');
  const { path } = await file(23);
  await openAs(page, meera, path);
  await wholePage(page).click();
  await bar(page).getByRole('button', { name: 'Select all 23 that match' }).click();
  await expect(bar(page)).toContainText('23 selected, 20 on this page');
  await inBar(page, 'Clear selection').click();
  await expect(bar(page)).toBeHidden();

  await page.evaluate((key) => {
    const kept = Array.from({ length: 498 }, (_, place) => ({
      id: `kept-${place}`,
      claimNumber: `CLM-${place}`,
      status: 'submitted',
      assignedToId: null,
    }));
    sessionStorage.setItem(key, JSON.stringify(kept));
  }, `selectedClaims:${meera.user.id}`);
  await page.reload();
  await wholePage(page).click();
  await expect(bar(page)).toContainText('500 selected, 2 on this page');
  await expect(bar(page)).toContainText('At most 500 claims can be selected at once.');
  await boxes(page).nth(10).click();
  await expect(bar(page)).toContainText('500 selected, 2 on this page');
});

test('the address keeps the place; a page turn is a step back, a filter is not', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  const { search, numbers } = await file(41, meera);
  await openAs(page, meera, '/ip/dashboard');
  await page.getByRole('searchbox', { name: 'Search claims' }).fill(search);
  await showing(page, '1 to 20 of 41');
  await page.getByRole('combobox', { name: 'Assignee' }).selectOption('Unassigned');
  await expect(page.getByText('No claims found matching your criteria.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Assignee' }).selectOption(meera.user.id);
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await amount.getByRole('button').press('Enter');
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await expect(claims(page).first()).toContainText(numbers[40] ?? '');
  await page.getByRole('button', { name: 'Page 3' }).click();
  await showing(page, '41 to 41 of 41');
  await expect(claims(page)).toContainText([numbers[0] ?? '']);
  await page.reload();
  await expect(claims(page)).toContainText([numbers[0] ?? '']);

  const place = new URL(page.url()).searchParams;
  expect(Object.fromEntries(place)).toEqual({
    search,
    assignedToId: meera.user.id,
    sort: 'claimAmount',
    order: 'asc',
    page: '3',
  });
  await page.getByRole('link', { name: numbers[0], exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/ip/claim/'));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(Object.fromEntries(place));
  await page.goBack();
  await showing(page, '41 to 41 of 41');
  await page.goBack();
  await showing(page, '1 to 20 of 41');
  await expect(page.getByRole('searchbox', { name: 'Search claims' })).toHaveValue(search);
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');

  await page.goto(`/ip/dashboard?search=${encodeURIComponent(search)}&page=999`);
  await showing(page, '41 to 41 of 41');
  await expect(page).toHaveURL(/page=3$/);
});

test('rows are gone through, selected and opened by keyboard alone', async ({ page }) => {
  const { path, numbers } = await file(3);
  await openAs(page, await signUp('ip_admin'), path);
  await boxes(page).nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(boxes(page).nth(1)).toBeChecked();
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Space');
  await expect(bar(page)).toContainText('2 selected, 2 on this page');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: numbers[2], exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: numbers[2], exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: numbers[2] })).toBeVisible();
  await page.goBack();
  await boxes(page).nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: numbers[0] })).toBeVisible();
});

test('the portal says whether it is there', async ({ page, context }) => {
  await page.clock.install();
  await openAs(page, await signUp('ip_admin'), '/ip/dashboard');
  const status = page.getByRole('status').filter({ hasText: 'System' });
  await expect(status).toHaveText('System Online');
  await page.route('**/api/ready', (route) => route.fulfill(away));
  await page.clock.fastForward('01:00');
  await expect(status).toHaveText('System Offline');
  await page.unrouteAll();
  await page.clock.fastForward('01:00');
  await expect(status).toHaveText('System Online');
  await context.setOffline(true);
  await expect(status).toHaveText('System Offline');
  await context.setOffline(false);
  await expect(status).toHaveText('System Online');
});

test('@phone claims are selected, sorted and changed from cards', async ({ page }) => {
  const { path, numbers } = await file(3);
  await openAs(page, await signUp('ip_admin'), path);
  await expect(claims(page).first()).toContainText(numbers[0] ?? '');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first');
  await expect(claims(page).first()).toContainText(numbers[2] ?? '');
  await wholePage(page).click();
  await expect(bar(page)).toContainText('3 selected, 3 on this page');
  const { height = 0 } = page.viewportSize() ?? {};
  const box = await bar(page).boundingBox();
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
  expect(await faultsOf(page)).toEqual([]);
  const wide = () =>
    page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await inBar(page, 'Update Status').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(0);
});
