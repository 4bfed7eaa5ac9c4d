import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { bar, claims, fileMany, statusesOf, wholePage } from '@/tests/support/browser/console';
import { signUp } from '@/tests/support/data/people';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('keys move through the list and do what its buttons do, and type normally in a text field', async ({
  page,
}) => {
  test.slow();
  const { path, numbers, search } = await fileMany(23);
  await openAs(page, await signUp('ip_admin'), path);
  await expect(claims(page)).toHaveCount(20);
  const keys = dialog(page, 'Keys');
  await expect(async () => {
    await page.keyboard.press('Shift+?');
    await expect(keys).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(keys).toContainText('Go to the search');
  await expect(keys).toContainText('Assign the claim');
  await expect(keys).not.toContainText('document');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  for (const [key, name] of [
    ['t', 'Filters'],
    ['w', 'Saved views'],
    ['c', 'Columns and rows'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog(page, name)).toBeVisible();
    // A dialog over the list has its own keys.
    await page.keyboard.press('Alt+q');
    await page.keyboard.press('Escape');
    await expect(dialog(page, name)).toBeHidden();
  }
  await expect(bar(page)).toBeHidden();

  await page.keyboard.press('8');
  await expect(claims(page)).toHaveCount(3);
  await page.keyboard.press('7');
  await expect(claims(page)).toHaveCount(20);

  const link = (number: string | undefined) =>
    page
      .getByRole('row')
      .filter({ hasText: number ?? '' })
      .getByRole('link')
      .first();
  await page.keyboard.press('j');
  await expect(link(numbers[0])).toBeFocused();
  await page.keyboard.press('j');
  await expect(link(numbers[1])).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toContainText(numbers[1] ?? '');
  await page.keyboard.press('Escape');
  await expect(link(numbers[1])).toBeFocused();
  await page.keyboard.press('k');
  await expect(link(numbers[0])).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toContainText(numbers[0] ?? '');
  await page.keyboard.press('Escape');

  await page.keyboard.press('q');
  await expect(bar(page)).toContainText('20 selected');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toContainText('20 claims');
  await page.keyboard.press('Escape');
  await expect(wholePage(page)).toHaveAttribute('title', 'Choose all, or none (Q)');

  await page.keyboard.press('g');
  const box = page.getByRole('searchbox', { name: 'Search claims' });
  await expect(box).toBeFocused();
  await box.fill('');
  await page.keyboard.type('q7 8tcs?');
  await expect(box).toHaveValue('q7 8tcs?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What was selected in another search is selected no longer.
  await expect(bar(page)).toBeHidden();
  // With Alt the keys work in the field too.
  await page.keyboard.press('Alt+t');
  await expect(dialog(page, 'Filters')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const palette = dialog(page, 'Go to a claim, a view or an action');
  await palette.getByRole('combobox').fill('columns');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Columns and rows');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Columns and rows')).toBeVisible();
  expect(new Set(await statusesOf(search))).toEqual(new Set(['submitted']));
});
