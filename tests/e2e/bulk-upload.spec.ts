import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { faultsOf } from '@/tests/support/browser/axe';
import { callsTo, openAs, pressTwice } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { creditors, csvOf } from '@/tests/support/data/claims-file';
import { signUp } from '@/tests/support/data/people';
import { expectToast } from '@/tests/support/http/sign-in';

const phone = { width: 360, height: 740 };

const fileOf = (content: Buffer, name = 'claims.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: content,
});

const choose = (page: Page, content: Buffer, name?: string) =>
  page.locator('input[type=file]').setInputFiles(fileOf(content, name));

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  return page.getByRole('dialog', { name: 'Bulk Upload Claims' });
}

test('a claimant corrects rejected rows on a phone in Hindi and uploads them again', async ({
  page,
}) => {
  const asha = await signUp();
  await page.setViewportSize(phone);
  await openAs(page, asha, '/', 'hi');
  await page.getByRole('button', { name: 'एक्सेल से कई दावे' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('form_d');
  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /CSV टेम्पलेट/ }).click();
  expect((await template).suggestedFilename()).toBe('form_d_template.csv');
  await expectToast(page, 'टेम्पलेट डाउनलोड हुआ', 'फ़ॉर्म D');

  const [bad] = creditors(1, { claimAmount: '-5' });
  await choose(page, csvOf('form_d', [...creditors(2), bad ?? {}]));
  await expect(dialog).toContainText('2 दावे जमा होंगे');
  await expect(dialog).toContainText(/पंक्ति 4: .*राशि 0 से ज़्यादा होनी चाहिए/);
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await dialog.getByRole('button', { name: 'अपलोड करें' }).click();
  await expect(dialog.getByRole('heading', { name: 'अपलोड का परिणाम' })).toBeFocused();
  await expectToast(page, 'कुछ दावे अपलोड नहीं हुए', '1 दावा जमा नहीं हुआ।');
  await expect(dialog).toContainText('पंक्ति 4:');
  expect(await faultsOf(page)).toEqual([]);

  const rejected = async (name: string) => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  const masked = await rejected('जो पंक्तियाँ नहीं ली गईं, उन्हें डाउनलोड करें');
  const text = await rejected('पूरे नंबरों के साथ डाउनलोड करें');
  const { accountNumber } = sampleValuesOf('form_d');
  expect([masked, text].map((one) => one.includes(String(accountNumber)))).toEqual([false, true]);
  expect(text).toContain('कारण');
  await dialog.getByRole('button', { name: 'दूसरी फ़ाइल अपलोड करें' }).click();
  await dialog.getByRole('combobox').selectOption('form_d');
  await choose(page, Buffer.from(text.replace(/'?-5(?=["',])/, '500')), 'mended.csv');
  await expect(dialog).toContainText('1 दावा जमा होगा');
  await dialog.getByRole('button', { name: 'अपलोड करें' }).click();
  await dialog.getByRole('button', { name: 'मेरे दावे देखें' }).click();
  await expect(dialog).toBeHidden();
  const mine = page.getByRole('region', { name: 'मेरे दावे' });
  await expect(mine.getByText(/^CLM-\d{4}-\d+$/)).toHaveCount(3);
});

test('a professional files for others by upload, who are invited', async ({ page }) => {
  await openAs(page, await signUp('ip_case_manager'), '/ip/dashboard');
  const dialog = await openDialog(page);
  await dialog.getByRole('combobox').selectOption('form_d');
  const rows = creditors(2).map((row) => ({ ...row, email: `${crypto.randomUUID()}@example.in` }));
  await choose(page, csvOf('form_d', rows));
  await expect(dialog).toContainText('2 people will be invited by email');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectToast(page, 'Upload completed', 'Successfully uploaded 2 claims.');
  await expect(dialog).toContainText('Verify the bank details taken from the file');
});

test('the same file is filed again only when confirmed', async ({ page }) => {
  await openAs(page, await signUp(), '/');
  const dialog = await openDialog(page);
  const upload = dialog.getByRole('button', { name: 'Upload', exact: true });
  await upload.click();
  await expectToast(page, 'Missing information', 'Please select a creditor type and upload file.');
  await dialog.getByRole('combobox').selectOption('form_d');
  const content = csvOf('form_d', creditors(1));
  await choose(page, content);
  await expect(dialog).toContainText('1 claim will be filed');
  const sent = callsTo(page, '/bulk/upload');
  await pressTwice(upload);
  await dialog.getByRole('button', { name: 'Upload another file' }).click();
  expect(sent).toEqual(['POST']);
  await dialog.getByRole('combobox').selectOption('form_d');
  await choose(page, content);
  await expect(dialog).toContainText('You have already filed this file');
  await dialog.getByRole('button', { name: 'File it again' }).click();
  await dialog.getByRole('button', { name: 'View My Claims' }).click();
  const mine = page.getByRole('region', { name: 'My Claims' });
  await expect(mine.getByText(/^CLM-\d{4}-\d+$/)).toHaveCount(2);
});

test('a template of another form is named, and an upload that was cut off keeps its file', async ({
  page,
  context,
}) => {
  await openAs(page, await signUp(), '/');
  const dialog = await openDialog(page);
  await dialog.getByRole('combobox').selectOption('form_b');
  await choose(page, csvOf('form_d', creditors(1)));
  await expect(dialog).toContainText('fit another form better: Workmen & Employees');
  await dialog.getByRole('combobox').selectOption('form_d');
  await expect(dialog).toContainText('1 claim will be filed');

  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectToast(page, 'Upload failed', 'Network error');
  await context.setOffline(false);
  await expect(dialog).toContainText('claims.csv');
});

test('an upload can be cancelled, and closing the dialog during it asks first', async ({
  page,
}) => {
  await openAs(page, await signUp(), '/');
  const dialog = await openDialog(page);
  await dialog.getByRole('combobox').selectOption('form_d');
  await choose(page, csvOf('form_d', creditors(1)));
  await expect(dialog).toContainText('1 claim will be filed');
  // The upload is held, so that it can be cancelled.
  await page.route('**/api/claims/bulk/upload', () => undefined);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '90');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue uploading' }).click();
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expectToast(page, 'Upload cancelled');
  await expect(dialog).toContainText('1 claim will be filed');
});
