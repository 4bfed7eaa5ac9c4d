import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import {
  callsTo,
  hold,
  openAs,
  pressTwice,
  unavailable,
  watchForToast,
} from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import {
  bar,
  boxes,
  buttonInBar,
  chooseAssignee,
  chooseStatus,
  claims,
  fileMany,
  sendNow,
  statusesOf,
  wholePage,
} from '@/tests/support/browser/console';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

test('claims that somebody else changed meanwhile are skipped, named, and changed only on demand', async ({
  page,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const { search, path, numbers, idOf } = await fileMany(4, ravi);
  await rows(`UPDATE claims SET status = 'approved' WHERE claim_number = $1`, [numbers[1]]);
  await openAs(page, ravi, path);
  await expect(claims(page)).toHaveCount(4);
  await wholePage(page).click();
  await buttonInBar(page, 'Update Status').click();
  const dialog = page.getByRole('dialog');
  await chooseStatus(page, 'Approved');
  await expect(dialog).toContainText('1 claim already has this status and stays as it is.');
  await dialog.getByRole('textbox', { name: 'Review note' }).fill('Admitted in full.');
  await call('PATCH', `/api/claims/${idOf(numbers[0])}/status`, {
    token: meera.token,
    body: { status: 'rejected' },
  });
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await sendNow(page);
  await expectToast(page, 'Status updated successfully', '2 claims changed, 2 left as before.');
  const left = dialog.getByRole('listitem');
  await expect(left).toHaveCount(2);
  await expect(left.filter({ hasText: numbers[0] ?? '' })).toContainText(
    'Meera Iyer changed this claim to Rejected',
  );
  await expect(left.filter({ hasText: numbers[1] ?? '' })).toContainText('already has this status');
  expect(await faultsOf(page)).toEqual([]);
  expect(await statusesOf(search)).toEqual(['rejected', 'approved', 'approved', 'approved']);

  const anyway = dialog.getByRole('button', { name: 'Change this claim anyway' });
  await page.route('**/api/claims/bulk/**', (route) => route.fulfill(unavailable));
  await anyway.click();
  await expect(dialog.getByRole('alert')).toContainText('Briefly away.');
  await page.unrouteAll();
  await anyway.click();
  await expect(dialog).toBeHidden();
  expect(await statusesOf(search)).toEqual(['approved', 'approved', 'approved', 'approved']);
  await expect(bar(page)).toBeHidden();
});

const held = (page: Page) => page.getByRole('status').filter({ hasText: 'claims:' });
const failed = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

test('a bulk change shows what it affects, can be retried, and leaves out claims with the same status', async ({
  page,
}) => {
  const { search, path, numbers } = await fileMany(2);
  await rows(`UPDATE claims SET claim_amount = 12345678.5 WHERE claim_number = ANY($1)`, [numbers]);
  await openAs(page, await signUp('ip_admin'), path);
  await wholePage(page).click();
  await page.route('**/api/claims/bulk/**', (route) => route.fulfill(unavailable));
  await buttonInBar(page, 'Update Status').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 claims');
  await expect(dialog).toContainText('₹2,46,91,357.00');
  await expect(dialog).toContainText('2 without documents');
  await dialog.getByText('Which ones').click();
  for (const number of numbers)
    await expect(dialog.getByRole('link', { name: number, exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Update Status' })).toBeDisabled();
  await chooseStatus(page, 'Rejected');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toContainText('Give the reason: the claimants will read it');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason for the rejection' }).fill('Paid in March.');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toBeHidden();
  await expect(held(page)).toContainText('2 claims: Rejected.');
  expect(await faultsOf(page)).toEqual([]);
  await sendNow(page);
  await expect(failed(page, 'Failed to update status')).toContainText('Briefly away.');
  expect(await statusesOf(search)).toEqual(['submitted', 'submitted']);
  await page.unrouteAll();
  await failed(page, 'Failed to update status').getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Status updated successfully', '2 claims changed.');
  expect(await statusesOf(search)).toEqual(['rejected', 'rejected']);
  const told = await rows<{ note: string }>(
    `SELECT data->>'note' AS note FROM notifications n JOIN claims c ON c.id = n.claim_id
     WHERE c.creditor_name = $1 AND n.type = 'status_change'`,
    [search],
  );
  expect(told.map(({ note }) => note)).toContain('Paid in March.');

  await expect(claims(page).getByText('Rejected')).toHaveCount(2);
  await wholePage(page).click();
  await buttonInBar(page, 'Update Status').click();
  await chooseStatus(page, 'Rejected');
  await expect(dialog.getByRole('button', { name: 'Same Status' })).toBeDisabled();
});

test('a bulk change that was undone is never sent, and any other is sent after ten seconds', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  const { search, path, numbers, idOf } = await fileMany(3);
  await openAs(page, await signUp('ip_admin'), path);
  await expect(claims(page)).toHaveCount(3);
  const asked = callsTo(page, '/api/claims/bulk/status');
  const hold = async () => {
    await buttonInBar(page, 'Update Status').click();
    await chooseStatus(page, 'Under Review');
    await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).click();
    await expect(held(page)).toContainText('3 claims: Under Review.');
  };
  await wholePage(page).click();
  await hold();
  await expect(bar(page)).toBeHidden();
  await call('PATCH', `/api/claims/${idOf(numbers[2])}/status`, {
    token: meera.token,
    body: { status: 'info_required' },
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(held(page)).toHaveCount(0);
  await expect(claims(page).getByText('Info Required')).toBeVisible();
  await expect(bar(page)).toContainText('3 selected, 3 on this page');
  expect(await statusesOf(search)).toEqual(['submitted', 'submitted', 'info_required']);
  expect(asked).toHaveLength(0);

  await hold();
  // Ten seconds, and the time for the answer.
  await expect
    .poll(() => statusesOf(search))
    .toEqual(['under_review', 'under_review', 'under_review']);
  await expect(held(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('a bulk change that fails after the list was left is reported there and on the list', async ({
  page,
}) => {
  const { search, path, numbers } = await fileMany(3);
  await openAs(page, await signUp('ip_admin'), path);
  await expect(claims(page)).toHaveCount(3);
  await page.route('**/api/claims/bulk/**', (route) => route.fulfill(unavailable));
  await boxes(page).nth(0).click();
  await boxes(page).nth(1).click();
  await buttonInBar(page, 'Update Status').click();
  await chooseStatus(page, 'Under Review');
  await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).click();
  await expect(held(page)).toContainText('2 claims: Under Review.');
  await page.getByRole('link', { name: numbers[2], exact: true }).click();
  await expect(page).toHaveURL(/\/ip\/claim\//);
  await expectToast(page, 'Failed to update status', 'Briefly away.');
  await page.goBack();
  const told = failed(page, 'Failed to update status');
  await expect(told).toContainText('2 claims: Under Review.');
  await page.unrouteAll();
  await told.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Status updated successfully', '2 claims changed.');
  await expect(told).toHaveCount(0);
  expect(await statusesOf(search)).toEqual(['under_review', 'under_review', 'submitted']);
});

test('the second of two professionals who decide the same claims is told of the first', async ({
  page,
  browser,
}) => {
  const { search, path } = await fileMany(3);
  const other = await browser.newPage();
  for (const one of [page, other]) {
    await openAs(one, await signUp('ip_admin'), path);
    await wholePage(one).click();
    await buttonInBar(one, 'Update Status').click();
  }
  await chooseStatus(page, 'Approved');
  await chooseStatus(other, 'Rejected');
  await other.getByRole('textbox', { name: 'Reason for the rejection' }).fill('Not in the books.');
  for (const one of [page, other])
    await one.getByRole('dialog').getByRole('button', { name: 'Update Status' }).click();
  await sendNow(page);
  await expectToast(page, 'Status updated successfully', '3 claims changed.');
  await sendNow(other);
  await expect(other.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await expect(other.getByRole('dialog')).toContainText('changed this claim to Approved');
  expect(await statusesOf(search)).toEqual(['approved', 'approved', 'approved']);
  await other.close();
});

test('all claims of a filter are changed on the server, except those changed meanwhile', async ({
  page,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const { search, path, numbers, idOf } = await fileMany(523);
  await openAs(page, meera, path);
  await expect(claims(page)).toHaveCount(20);
  await wholePage(page).click();
  await bar(page).getByRole('button', { name: 'All 523 that match' }).click();
  await buttonInBar(page, 'Assign To').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('523 claims');
  await expect(dialog).toContainText('523 without documents');
  await dialog.getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByPlaceholder('Search by name or email').fill(ravi.user.email);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('0 open claims');
  await page.getByRole('option', { name: ravi.user.email }).click();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await call('PATCH', `/api/claims/${idOf(numbers[400])}/status`, {
    token: meera.token,
    body: { status: 'under_review' },
  });
  await sendNow(page);
  await expectToast(page, 'Claims assigned successfully', '522 claims changed, 1 left as before.');
  const left = page.getByRole('dialog').getByRole('listitem');
  await expect(left).toContainText([numbers[400] ?? '']);
  await expect(left).toContainText(['This claim was changed after you selected it.']);
  const [row] = await rows<{ count: number }>(
    'SELECT count(*)::int AS count FROM claims WHERE creditor_name = $1 AND assigned_to_id = $2',
    [search, ravi.user.id],
  );
  expect(row?.count).toBe(522);
});

test('a case manager can hand claims on, and cannot assign them as an administrator does', async ({
  page,
}) => {
  const [ravi, aarti] = [await signUp('ip_case_manager'), await signUp('ip_case_manager')];
  await rows(`UPDATE users SET first_name = 'Aarti' WHERE id = $1::uuid`, [aarti.user.id]);
  const { search, numbers } = await fileMany(3, ravi);
  await openAs(page, ravi, `/ip/dashboard?assignedToId=${aarti.user.id}`);
  await expect(claims(page)).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: 'Assignee' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Reassign/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Team Management/ })).toHaveCount(0);
  await expect(page.locator('dt').first()).toHaveText('My Assignments');

  await boxes(page).nth(0).click();
  await boxes(page).nth(2).click();
  await buttonInBar(page, 'Assign To').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Claims you hand on leave your list.');
  await expect(dialog.getByRole('button', { name: 'Assign', exact: true })).toBeDisabled();
  await chooseAssignee(page, aarti.user.email);
  await page.route('**/api/claims/bulk/**', (route) => route.fulfill(unavailable));
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await sendNow(page);
  await expect(failed(page, 'Failed to assign claims')).toContainText('Briefly away.');
  await page.unrouteAll();
  await failed(page, 'Failed to assign claims').getByRole('button', { name: 'Try again' }).click();
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

test('a selection survives pages, a claim and a reload, but not another search or logout', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  const { path, numbers } = await fileMany(25);
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
  await expect(bar(page)).toBeHidden();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All Statuses');
  await expect(claims(page)).toHaveCount(20);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText('23 no longer selected').last()).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
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

  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await stored()).toContain(numbers[20]);
  await page.getByRole('button', { name: 'Account of Meera Iyer' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/ip$/);
  expect(await stored()).not.toContain(numbers[20]);
});

test('a selection spans all pages, and is limited to 500 claims', async ({ page }) => {
  const meera = await signUp('ip_admin');
  const { path } = await fileMany(23);
  await openAs(page, meera, path);
  await wholePage(page).click();
  // Whoever is quicker than the rest of the list would change this page alone.
  const rest = await hold(page, '**/api/claims?*limit=100*');
  await bar(page).getByRole('button', { name: 'Select all 23 that match' }).click();
  for (const deed of ['Update Status', 'Assign To'])
    await expect(buttonInBar(page, deed)).toBeDisabled();
  rest.letGo();
  await expect(bar(page)).toContainText('23 selected, 20 on this page');
  for (const deed of ['Update Status', 'Assign To'])
    await expect(buttonInBar(page, deed)).toBeEnabled();
  const failureShown = await cancelExport(page);
  await exportOnce(page, failureShown);
  await buttonInBar(page, 'Clear selection').click();
  await expect(bar(page)).toBeHidden();

  await page.evaluate((key) => {
    const kept = Array.from({ length: 498 }, (_, place) => ({
      id: `kept-${place}`,
      claimNumber: `CLM-${place}`,
      status: 'submitted',
      assignedToId: null,
    }));
    const { search } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ search, claims: kept }));
  }, `selectedClaims:${meera.user.id}`);
  await page.reload();
  await wholePage(page).click();
  await expect(bar(page)).toContainText('500 selected, 2 on this page');
  await expect(bar(page)).toContainText('At most 500 claims can be selected at once.');
  await boxes(page).nth(10).click();
  await expect(bar(page)).toContainText('500 selected, 2 on this page');
});

/** A cancelled export reports no failure, and frees its place for the next. */
async function cancelExport(page: Page) {
  const failureShown = await watchForToast(page, 'Export failed');
  const held = await hold(page, '**/api/reports/export');
  await buttonInBar(page, 'Export Selected').click();
  await expect.poll(() => held.waiting).toBe(1);
  const cut = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Cancel the export' }).click();
  await cut;
  await expect(page.getByRole('button', { name: 'Cancel the export' })).toHaveCount(0);
  held.letGo();
  await page.unroute('**/api/reports/export');
  return failureShown;
}

/** Exports the 23 selected claims: one file, however often it is asked for, and in words why there is none. */
async function exportOnce(page: Page, failureShown: () => Promise<boolean>) {
  const asked = callsTo(page, '/api/reports/export');
  const download = page.waitForEvent('download');
  await pressTwice(buttonInBar(page, 'Export Selected'));
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await expectToast(page, 'Report exported successfully', '23 claims');
  expect(asked).toHaveLength(1);
  expect(await failureShown()).toBe(false);

  await page.route('**/api/reports/export', (route) => route.fulfill(unavailable));
  await buttonInBar(page, 'Export Selected').click();
  await expectToast(page, 'Export failed', 'Failed to generate the report. Please try again.');
  await page.route('**/api/reports/export', (route) =>
    route.fulfill({ status: 429, json: { message: 'Wait a minute.', code: 'too_many_requests' } }),
  );
  await buttonInBar(page, 'Export Selected').click();
  await expectToast(page, 'Export failed', 'Wait a minute.');
}

/** Chooses a status for what is selected, and confirms. */
async function setStatus(page: Page, status: string) {
  await buttonInBar(page, 'Update Status').click();
  await chooseStatus(page, status);
  await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).click();
}

test("a second change of the same claims is made after the first, and is not taken for a colleague's", async ({
  page,
}) => {
  const { search, path } = await fileMany(3);
  await openAs(page, await signUp('ip_admin'), path);
  await wholePage(page).click();
  await setStatus(page, 'Under Review');
  await expect(held(page)).toContainText('3 claims: Under Review.');
  await wholePage(page).click();
  await setStatus(page, 'Info Required');
  await expect(held(page)).toContainText('3 claims: Info Required.');
  expect(await statusesOf(search)).toEqual(['under_review', 'under_review', 'under_review']);
  await sendNow(page);
  await expect.poll(() => statusesOf(search)).toEqual(Array(3).fill('info_required'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two changes of all claims of a filter, one after the other, are both made', async ({
  page,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const { search, path } = await fileMany(523);
  await openAs(page, meera, path);
  await wholePage(page).click();
  await bar(page).getByRole('button', { name: 'All 523 that match' }).click();
  await buttonInBar(page, 'Assign To').click();
  await chooseAssignee(page, ravi.user.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
  await wholePage(page).click();
  await bar(page).getByRole('button', { name: 'All 523 that match' }).click();
  await setStatus(page, 'Under Review');
  await sendNow(page);
  const done = () =>
    rows(
      `SELECT FROM claims WHERE creditor_name = $1 AND assigned_to_id = $2 AND status = 'under_review'`,
      [search, ravi.user.id],
    );
  await expect.poll(async () => (await done()).length).toBe(523);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('claims that went out of reach are left out and named, and a change given up is selected again', async ({
  page,
}) => {
  const [ravi, salma] = [await signUp('ip_case_manager'), await signUp('ip_case_manager')];
  const { search, path, numbers } = await fileMany(4, ravi);
  const handOn = (number: string | undefined) =>
    rows('UPDATE claims SET assigned_to_id = $2 WHERE claim_number = $1', [number, salma.user.id]);
  await openAs(page, ravi, path);
  await expect(claims(page)).toHaveCount(4);
  await wholePage(page).click();
  await handOn(numbers[0]);
  await buttonInBar(page, 'Update Status').click();
  await expect(page.getByRole('dialog')).toContainText(
    `1 claim is out of your reach by now and left out: ${numbers[0]}.`,
  );
  await chooseStatus(page, 'Under Review');
  await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).click();
  await expect(held(page)).toContainText('3 claims: Under Review.');
  await handOn(numbers[1]);
  await sendNow(page);
  await expectToast(page, `1 claim is out of your reach by now and left out: ${numbers[1]}.`);
  await expect
    .poll(() => statusesOf(search))
    .toEqual(['submitted', 'submitted', 'under_review', 'under_review']);

  await expect(claims(page)).toHaveCount(2);
  await wholePage(page).click();
  await page.route('**/api/claims/bulk/**', (route) => route.fulfill(unavailable));
  await setStatus(page, 'Info Required');
  await sendNow(page);
  await failed(page, 'Failed to update status').getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page)).toContainText('2 selected, 2 on this page');
});

test("a row's own change that is undone does not join the selection", async ({ page }) => {
  const { path } = await fileMany(2);
  await openAs(page, await signUp('ip_admin'), path);
  await boxes(page).nth(0).click();
  await page
    .getByRole('button', { name: /^Reassign/ })
    .nth(1)
    .click();
  await chooseAssignee(page, (await signUp('ip_case_manager')).user.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(bar(page)).toContainText('1 selected, 1 on this page');
  await expect(boxes(page).nth(1)).not.toBeChecked();
});

test('of all claims of a filter it says which have the status already, and lists a hundred of those left', async ({
  page,
}) => {
  const { search, path } = await fileMany(620);
  const had = await rows(
    `UPDATE claims SET status = 'under_review' WHERE id IN
       (SELECT id FROM claims WHERE creditor_name = $1 ORDER BY id LIMIT 120) RETURNING id`,
    [search],
  );
  expect(had).toHaveLength(120);
  await openAs(page, await signUp('ip_admin'), path);
  await wholePage(page).click();
  await bar(page).getByRole('button', { name: 'All 620 that match' }).click();
  await buttonInBar(page, 'Update Status').click();
  const dialog = page.getByRole('dialog');
  await chooseStatus(page, 'Under Review');
  await expect(dialog).toContainText('120 claims already have this status and stay as they are.');
  await expect(dialog).toContainText('500 claims change');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await sendNow(page);
  await expect(dialog).toContainText('120 claims were left as before');
  await expect(dialog.getByRole('link', { name: /^CLM-/ })).toHaveCount(100);
  await expect(dialog).toContainText('and 20 more');
});
