import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  openAs,
  unavailable,
  withoutFirstData,
  withoutLive,
} from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { pick, sendNow } from '@/tests/support/browser/console';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { copyClaim } from '@/tests/support/data/many-claims';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

const stat = (page: Page, label: string, which = 0) =>
  page.locator(`dt:has-text("${label}") + dd`).nth(which);
const claims = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search claims' });
const pageButtons = (page: Page) => page.getByRole('button', { name: /^Page \d+$/ });

/** A claim whose creditor has a unique name, so that a search finds it alone. */
async function fileNamed() {
  const asha = await signUp();
  const companyName = `Setu ${randomUUID()}`;
  const claim = await createClaimAs(asha, 'form_b', { companyName });
  return { asha, companyName, claim };
}

const consoleFor = (companyName: string) =>
  `/ip/dashboard?search=${encodeURIComponent(companyName)}`;

test('each side gets 404 for the other side’s pages, and a stranger is asked to sign in', async ({
  page,
}) => {
  await page.goto('/ip/dashboard');
  await expect(page).toHaveURL(/\/ip\/login\?next=/);
  await openAs(page, await signUp(), '/ip/dashboard');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await openAs(page, await signUp('ip_case_manager'), '/claim/new');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});

test('while the portal is away the dashboard says so, and then continues at the same place', async ({
  page,
}) => {
  const { companyName, claim } = await fileNamed();
  const meera = await signUp('ip_admin');
  const calls = ['**/api/claims?*', '**/api/statistics/dashboard', '**/api/ready'];
  for (const one of calls) await page.route(one, (route) => route.fulfill(unavailable));
  await withoutLive(page);
  await withoutFirstData(page);
  await page.clock.install();
  await openAs(page, meera, consoleFor(companyName));
  const failures = page.getByRole('alert').filter({ hasText: 'Briefly away.' });
  await expect(failures).toHaveCount(2);
  await expect(page.getByText('System Offline')).toBeVisible();
  for (const one of calls) await page.unroute(one);
  for (const title of ['Failed to fetch statistics', 'Failed to fetch claims']) {
    await failures.filter({ hasText: title }).getByRole('button', { name: 'Try again' }).click();
  }
  await expect(claims(page)).toContainText([claim.claimNumber]);
  await expect(search(page)).toHaveValue(companyName);
  await page.clock.fastForward('01:00');
  await expect(page.getByText('System Online')).toBeVisible();
});

test('a row shows what a reviewer looks for and links to the claim, and the menu names the person', async ({
  page,
}) => {
  const { asha, companyName, claim } = await fileNamed();
  await rows(`UPDATE claims SET submitted_at = now() + interval '99 days' WHERE id = $1`, [
    claim.id,
  ]);
  const meera = await signUp('ip_admin');
  await openAs(page, meera, consoleFor(companyName));
  const headers = page.getByRole('columnheader');
  for (const [place, name] of [
    'Select all on this page',
    'Creditor',
    'Claim ID',
    'Form',
    'Amount',
    'Admitted',
    'Status',
    'Assigned To',
    'Submitted',
    'Due',
    'Docs',
    'Flags',
    'Actions',
  ].entries()) {
    await expect(headers.nth(place)).toHaveAccessibleName(name);
  }
  await expect(claims(page)).toHaveCount(1);
  const cells = claims(page).getByRole('cell');
  // The creditor by its own name, not by the account it was filed from.
  await expect(cells.nth(1).getByText(companyName)).toBeVisible();
  await expect(cells.nth(1).getByText('Asha Devi')).toBeHidden();
  await expect(cells.nth(1).getByTitle(asha.user.email)).toBeVisible();
  await expect(cells.nth(3)).toContainText('BOperational Creditor');
  await expect(cells.nth(4)).toContainText('₹18,42,500.00');
  await expect(cells.nth(5)).toContainText('–');
  await expect(cells.nth(6)).toContainText('Submitted');
  await expect(cells.nth(7)).toContainText('Unassigned');
  await expect(cells.nth(10).getByText('0', { exact: true })).toBeVisible();
  await expect(cells.nth(11)).toContainText('Late');
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
  await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible();

  await claims(page).getByRole('link', { name: claim.claimNumber, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/ip/claim/${claim.id}`);
  await page.goBack();
  await expect(claims(page)).toContainText([claim.claimNumber]);
  await claims(page)
    .getByRole('link', { name: `View ${claim.claimNumber}` })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === `/ip/claim/${claim.id}`);

  await page.getByRole('button', { name: 'Account of Meera Iyer' }).click();
  const menu = page.getByRole('dialog', { name: 'Account' });
  for (const fact of [meera.user.email, `+91 ${meera.user.phone}`, meera.user.licenseNumber]) {
    await expect(menu).toContainText(fact ?? '');
  }
  await expect(menu).toContainText('Administrator');
  await expect(menu).toContainText('Test Resolution LLP');
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/ip$/);
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
});

test('filters narrow the list and lead back to its first page', async ({ page }) => {
  const { companyName, claim } = await fileNamed();
  await copyClaim(claim.id, 120);
  await rows(`UPDATE claims SET status = 'approved' WHERE id = $1::uuid`, [claim.id]);
  await openAs(page, await signUp('ip_admin'), consoleFor(companyName));
  await expect(page.getByText('Showing 1 to 20 of 121 results')).toBeVisible();
  await expect(pageButtons(page)).toHaveText(['1', '2', '3', '4', '5', '7']);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('5…7');
  await page.getByRole('button', { name: 'Page 7' }).click();
  await expect(page.getByText('Showing 121 to 121 of 121 results')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 121 to 121 of 121 results')).toBeVisible();
  await expect(pageButtons(page)).toHaveText(['3', '4', '5', '6', '7']);

  const status = page.getByRole('combobox', { name: 'Status' });
  // The page is shown before its controls respond.
  await expect(async () => {
    await status.selectOption('Submitted');
    await expect(page.getByText('Showing 1 to 20 of 120 results')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await status.selectOption('Approved');
  await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  await expect(claims(page)).toContainText([claim.claimNumber]);
  await page.getByRole('combobox', { name: 'Creditor Type' }).selectOption('Financial Creditor');
  await expect(
    page.getByText('No claims found matching your criteria.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL((url) => url.search === '');
  await search(page).fill(claim.claimNumber);
  await expect(claims(page)).toHaveCount(1);
});

test('an administrator assigns a claim to somebody else, and unassigns it', async ({ page }) => {
  const { companyName, claim } = await fileNamed();
  const [meera, ravi, former] = [
    await signUp('ip_admin'),
    await signUp('ip_case_manager'),
    await signUp('ip_case_manager'),
  ];
  await rows(`UPDATE users SET status = 'disabled' WHERE id = $1::uuid`, [former.user.id]);
  await openAs(page, meera, consoleFor(companyName));
  // Found by element, since nothing behind a dialog has a role.
  const assignedTo = page.locator('tbody td').nth(7);
  const dialog = page.getByRole('dialog', { name: 'Reassign Claim' });
  const choose = (text: string) =>
    pick(page, dialog.getByRole('combobox', { name: 'Assignee' }), text);
  await page.getByRole('button', { name: `Reassign ${claim.claimNumber}` }).click();
  await expect(dialog).toContainText(claim.claimNumber);
  const assign = dialog.getByRole('button', { name: 'Assign' });
  await expect(assign).toBeDisabled();
  // Professionals who are not active are not offered.
  await dialog.getByRole('combobox', { name: 'Assignee' }).click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(options.filter({ hasText: former.user.email })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);

  await choose(ravi.user.email);
  await page.route('**/assign', (route) => route.fulfill(unavailable));
  await assign.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Reassign ${claim.claimNumber}` })).toBeFocused();
  await expect(page.getByText(`${claim.claimNumber} to Ravi Menon.`)).toBeVisible();
  await sendNow(page);
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to assign claim' });
  await expect(failed).toContainText('Briefly away.');
  await expect(assignedTo).toContainText('Unassigned');

  await page.unrouteAll();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Claim assigned successfully');
  await expect(assignedTo).toContainText('Ravi Menon');

  await page.getByRole('button', { name: `Reassign ${claim.claimNumber}` }).press('Enter');
  await expect(dialog).toContainText('now with Ravi Menon');
  await choose(meera.user.email);
  await assign.click();
  // A change that is undone was never sent.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`${claim.claimNumber} to Meera Iyer.`)).toHaveCount(0);
  await expect(assignedTo).toContainText('Ravi Menon');
  await page.getByRole('button', { name: `Reassign ${claim.claimNumber}` }).click();
  await choose(meera.user.email);
  await assign.click();
  await sendNow(page);
  await expect(assignedTo).toContainText('Meera Iyer');
  await expect(stat(page, 'My Assignments')).toHaveText('1on this page');

  await page.getByRole('button', { name: `Reassign ${claim.claimNumber}` }).click();
  await choose('Unassigned');
  await assign.click();
  await sendNow(page);
  await expect(assignedTo).toContainText('Unassigned');
  await expect(stat(page, 'My Assignments')).toHaveText('0on this page');
});

test('a case manager sees the claims assigned to them, and cannot assign them in the list', {
  tag: '@long',
}, async ({ page }) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const { claim, companyName } = await fileNamed();
  await fileNamed();
  await assignTo(meera, claim.id, ravi);
  const status = { token: ravi.token, body: { status: 'rejected' } };
  await call('PATCH', `/api/claims/${claim.id}/status`, status);
  await openAs(page, ravi, '/ip/dashboard');
  await expect(page.getByText('Welcome, Ravi Menon')).toBeVisible();
  await expect(page.getByText('Case Manager', { exact: true })).toBeVisible();
  await expect(claims(page)).toHaveCount(1);
  await expect(claims(page)).toContainText([claim.claimNumber]);
  await expect(page.getByRole('button', { name: /^Reassign/ })).toHaveCount(0);
  await expect(page.locator('dt')).toHaveText([
    'My Assignments',
    'Pending Review',
    'Approved',
    'Rejected',
    'My Assignments',
  ]);
  await expect(stat(page, 'My Assignments')).toHaveText('1');
  await expect(stat(page, 'Rejected')).toHaveText('1');
  await search(page).fill(companyName.slice(0, -1).toUpperCase());
  await expect(claims(page)).toHaveCount(1);
});

test('@phone the professionals’ list shows cards without sideways scrolling', async ({ page }) => {
  const { companyName, claim } = await fileNamed();
  await copyClaim(claim.id, 120);
  await openAs(page, await signUp('ip_admin'), consoleFor(companyName));
  const first = claims(page).first();
  await expect(first).toContainText(claim.claimNumber);
  await expect(first).toContainText('Unassigned');
  const card = await first.boundingBox();
  expect(card?.height).toBeGreaterThan(150);
  const fits = () =>
    page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= window.innerWidth);
  expect(await fits()).toBe(true);
  await first.getByRole('button', { name: /^Reassign/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await fits()).toBe(true);
});
