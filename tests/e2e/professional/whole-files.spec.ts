import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { documentOf } from '@/tests/api/documents/documents-support';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs, pressTwice } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { buttonInBar, fileMany, wholePage } from '@/tests/support/browser/console';
import { aClaim } from '@/tests/support/data/changing';
import { signUp } from '@/tests/support/data/people';
import { entriesIn, sumsWrongIn } from '@/tests/support/data/whole-files';

async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('the whole file of a claim is made once for two presses, also when the page is closed, and is saved', async ({
  page,
}) => {
  const { asha, ravi, id } = await aClaim();
  await documentOf(asha, id);
  await openAs(page, ravi, `/ip/claim/${id}`);
  await page.getByRole('tab', { name: /^Documents/ }).click();
  const card = page.getByRole('region', { name: 'Whole file of this claim' });
  await expect(card).toContainText('There is no file yet.');
  await pressTwice(card.getByRole('button', { name: 'Make the file' }));
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await page.getByRole('tab', { name: /^Documents/ }).click();
  const button = card.getByRole('button', { name: /^Download the file/ });
  await expect(button).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const { name, bytes } = await saved(page, () => button.click());
  expect(name).toMatch(/^claims-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.zip$/);
  const entries = await entriesIn(bytes);
  expect(sumsWrongIn(entries)).toEqual([]);
  expect(entries.has('documents/01-bill.pdf')).toBe(true);
});

test('selected claims go into one whole file, which is in the list after a reload', async ({
  page,
}) => {
  const ravi = await signUp('ip_case_manager');
  const { path, numbers } = await fileMany(3, ravi);
  await openAs(page, ravi, path);
  await wholePage(page).click();
  await buttonInBar(page, 'Whole file (ZIP)').click();
  const dialog = page.getByRole('dialog', { name: 'Whole file of claims' });
  await dialog.getByRole('button', { name: 'Make the file of 3 claims' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('3 claims');
  await page.reload();
  await buttonInBar(page, 'Whole file (ZIP)').click();
  const button = dialog.getByRole('button', { name: /^Download the file/ });
  await expect(button).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const { bytes } = await saved(page, () => button.click());
  const entries = await entriesIn(bytes);
  for (const number of numbers) expect(entries.has(`${number}/index.pdf`)).toBe(true);
});
