import { expect, type Locator } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { lostFocus } from '@/tests/support/browser/lost-focus';
import { choose, control } from '@/tests/support/browser/wizard';
import { signUp } from '@/tests/support/data/people';

test.use({ serviceWorkers: 'allow' });

/** A drawn cheque of nobody, as a telephone would take it. */
const cheque = 'tests/e2e/claimant/cheque.jpg';

const take = (dialog: Locator, photo: string) =>
  dialog.locator('input[type=file]').setInputFiles(photo);

test('an account is read from a photo on the device, and filled in by a press @long', async ({
  page,
  context,
}) => {
  await openAs(page, await signUp(), '/claim/new');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await choose(page, 'form_d');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.postDataBuffer()?.includes('JFIF'))
      sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Read from a photo' }).click();
  const dialog = page.getByRole('dialog');
  await take(dialog, cheque);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await take(dialog, 'package.json');
  await expect(dialog).toContainText('could not be opened as a photo');
  await take(dialog, cheque);
  await expect(dialog).toContainText('KKBK0650561', { timeout: 120_000 });
  await expect(dialog).toContainText('22203586576642');
  await expect(control(page, 'ifscCode')).toHaveValue('');
  expect(await lostFocus(page)).toBe('');
  expect(await faultsOf(page)).toEqual([]);

  await context.setOffline(true);
  await take(dialog, cheque);
  await expect(dialog.getByRole('button', { name: /^Use KKBK0650561/ })).toBeHidden();
  await dialog.getByRole('button', { name: /^Use KKBK0650561/ }).click({ timeout: 120_000 });
  expect(await lostFocus(page)).toBe('');
  await dialog.getByRole('button', { name: /^Use 22203586576642/ }).click();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(control(page, 'ifscCode')).toHaveValue('KKBK0650561');
  await expect(control(page, 'accountNumber')).toHaveValue('22203586576642');
  expect(sent).toEqual([]);
});
