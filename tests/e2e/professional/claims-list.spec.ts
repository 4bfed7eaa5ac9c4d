import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs, unavailable, withFacts, withoutFirstData } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import {
  bar,
  boxes,
  buttonInBar,
  chooseStatus,
  claims,
  fileMany,
  sendNow,
  statusesOf,
  wholePage,
} from '@/tests/support/browser/console';
import { signUp } from '@/tests/support/data/people';
import { expectToast } from '@/tests/support/http/sign-in';

const showing = (page: Page, text: string) =>
  expect(page.getByText(`Showing ${text} results`)).toBeVisible();

test('a status is set from the row of a claim', async ({ page }) => {
  const { search, path, numbers } = await fileMany(2);
  await openAs(page, await signUp('ip_admin'), path);
  await page.getByRole('button', { name: `Update Status of ${numbers[1]}` }).click();
  await expect(page.getByRole('dialog')).toContainText(numbers[1] ?? '');
  await chooseStatus(page, 'Info Required');
  await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).click();
  await sendNow(page);
  await expectToast(page, 'Status updated successfully');
  expect(await statusesOf(search)).toEqual(['submitted', 'info_required']);
});

test('the address keeps the place in the list; the back button undoes a page turn, and not a filter', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  const { search, numbers } = await fileMany(41, meera);
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

test('rows are reached, selected and opened by keyboard alone', async ({ page }) => {
  const { path, numbers } = await fileMany(3);
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

test('the dashboard shows whether the portal can be reached', async ({ page, context }) => {
  await page.clock.install();
  await openAs(page, await signUp('ip_admin'), '/ip/dashboard');
  const status = page.getByRole('status').filter({ hasText: 'System' });
  await expect(status).toHaveText('System Online');
  await page.route('**/api/ready', (route) => route.fulfill(unavailable));
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
  const { path, numbers } = await fileMany(3);
  await openAs(page, await signUp('ip_admin'), path);
  await expect(claims(page).first()).toContainText(numbers[0] ?? '');
  // The page is shown before its controls respond.
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort).toBeHidden();
  await expect(async () => {
    if (await sort.isHidden())
      await page.getByRole('button', { name: 'Filters and order' }).click();
    await sort.selectOption('Oldest first', { timeout: 2_000 });
    await expect(claims(page).first()).toContainText(numbers[2] ?? '', { timeout: 2_000 });
  }).toPass();
  await wholePage(page).click();
  await expect(bar(page)).toContainText('3 selected, 3 on this page');
  const { height = 0 } = page.viewportSize() ?? {};
  const box = await bar(page).boundingBox();
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
  expect(await faultsOf(page)).toEqual([]);
  const wide = () =>
    page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await buttonInBar(page, 'Update Status').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(0);
});

test('numbers in sentences are grouped as in India', async ({ page }) => {
  await withoutFirstData(page);
  await withFacts(page, '**/api/claims?*', { total: 1_234_567 });
  const { path } = await fileMany(1);
  await openAs(page, await signUp('ip_admin'), path);
  await showing(page, '1 to 20 of 12,34,567');
});
