import { expect } from '@playwright/test';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { hold, openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import {
  choose,
  control,
  fillForm,
  next,
  openBegun,
  passDocuments,
} from '@/tests/support/browser/wizard';
import { pdf, png } from '@/tests/support/data/files';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

const invoice = { name: 'चालान.pdf', mimeType: 'application/pdf', buffer: pdf() };

test('the last step waits for files being uploaded, which are then filed with the claim', async ({
  page,
}) => {
  const asha = await signUp();
  await openAs(page, asha, '/claim/new');
  await choose(page, 'form_f');
  await fillForm(page, 'form_f', sampleValuesOf('form_f'));
  await next(page);

  const held = await hold(page, '**/api/documents/upload-object-storage');
  await page.locator('input[type=file]').setInputFiles(invoice);
  await expect(page.getByText(invoice.name)).toBeVisible();
  await next(page);
  await expect(page.getByText('Files are still being uploaded')).toBeVisible();
  await expect(page).toHaveURL(/step=3/);

  // The upload goes on while an earlier step is shown.
  await page.goBack();
  await expect(control(page, 'fullName')).toBeVisible();
  held.letGo();
  await expect(page.getByText('Documents uploaded successfully', { exact: true })).toBeVisible();
  await passDocuments(page);
  await expect(page.getByRole('main')).toContainText('1 document');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Claim submitted successfully', { exact: true })).toBeVisible();

  const { body } = await call<{ claims: { id: string }[] }>('GET', '/api/claims', asha);
  const claim = await call<PresentedClaim>('GET', `/api/claims/${body.claims[0]?.id}`, asha);
  expect(claim.body.documents.map(({ originalFileName }) => originalFileName)).toEqual([
    invoice.name,
  ]);
});

test('a file in the wizard gets a kind, a preview before it has arrived, and can be replaced', async ({
  page,
}) => {
  const values = sampleValuesOf('form_f');
  await openBegun(page, { person: await signUp(), type: 'form_f', values, step: 3 });
  const held = await hold(page, '**/api/documents/upload-object-storage');
  const purpose = page.getByLabel('What is it?');
  await purpose.selectOption('Bank statement or passbook');
  const photo = { name: 'passbook.png', mimeType: 'image/png', buffer: png };
  await page.locator('input[type=file]').setInputFiles(photo);
  const large = page.getByRole('link', { name: 'Enlarge passbook.png' });
  await expect(large).toHaveAttribute('href', /^blob:/);
  // The kind of the next file is asked for again.
  await expect(purpose).toHaveValue('');
  held.letGo();
  const uploaded = page.getByRole('list', { name: 'Uploaded files' });
  await expect(uploaded).toContainText('Bank statement or passbook');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace passbook.png' }).click();
  await (await chooser).setFiles(invoice);
  await expect(uploaded).toContainText(invoice.name);
  await expect(uploaded).not.toContainText('passbook.png');
  await expect(uploaded).toContainText('Bank statement or passbook');
  await expect(uploaded.getByRole('button', { name: /^Replace/ })).toHaveCount(1);
});
