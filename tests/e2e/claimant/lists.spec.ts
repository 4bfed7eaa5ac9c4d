import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { choose, control } from '@/tests/support/browser/wizard';
import { sixtyEmployees } from '@/tests/support/data/lists';
import { signUp } from '@/tests/support/data/people';
import { fileOf } from '@/tests/support/data/table-file';

const file = (kind: 'csv' | 'xlsx' | 'xls', list = sixtyEmployees()) => ({
  name: `staff.${kind}`,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(fileOf(list, kind)),
});

const input = (page: Page) => page.getByRole('dialog').locator('input[type=file]');

test('sixty employees come into Form E from a workbook, and their sum becomes the claim', async ({
  page,
}) => {
  await openAs(page, await signUp(), '/claim/new');
  await choose(page, 'form_e');
  await page.getByRole('button', { name: 'From a spreadsheet' }).click();
  const dialog = page.getByRole('dialog');
  for (const kind of ['xls', 'xlsx'] as const) {
    await input(page).setInputFiles(file(kind));
    await expect(dialog).toContainText('60 employees, together ₹27,00,000.00.');
    await expect(dialog).toContainText('Titles and totals, not taken as rows: rows 1, 2, 64');
    await dialog.getByRole('button', { name: 'Remove' }).click();
  }
  await input(page).setInputFiles(file('xlsx', sixtyEmployees('en', 1)));
  await expect(dialog).toContainText('The line of totals says ₹1.00.');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take 60 employees' }).click();
  await expect(page.getByRole('status').filter({ hasText: '60 employees' })).toBeVisible();
  await expect(control(page, 'employeeDetails.59.employeeName')).toHaveValue('Asha Devi 60');
});

test('a list that was given to Bulk Upload opens in Form E, on a phone in Hindi @phone', async ({
  page,
}) => {
  await openAs(page, await signUp(), '/', 'hi');
  await page.getByRole('button', { name: 'एक्सेल से कई दावे' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('form_d');
  await input(page).setInputFiles(file('csv', sixtyEmployees('hi')));
  await expect(dialog).toContainText('इस फ़ाइल में कर्मचारियों की सूची है');
  expect(await faultsOf(page)).toEqual([]);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBe(0);
  await dialog.getByRole('link', { name: 'इस फ़ाइल के साथ फ़ॉर्म E खोलें' }).click();
  await expect(page).toHaveURL(/type=form_e/);
});

test('a professional is led from Bulk Upload to the entry of one claim with the list', async ({
  page,
}) => {
  await openAs(page, await signUp('ip_admin'), '/ip/dashboard');
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('form_e');
  await input(page).setInputFiles(file('xlsx'));
  await dialog.getByRole('link', { name: 'Open Form E with this file' }).click();
  await expect(dialog).toContainText('60 employees, together ₹27,00,000.00.');
  await dialog.getByRole('button', { name: 'Take 60 employees' }).click();
  await expect(page.getByRole('group', { name: 'Employee 60', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Form/ })).toHaveValue('form_e');
});
