import { expect } from '@playwright/test';
import type { PresentedClaim } from '@/lib/claims/present';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { hold, openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { choose, control, fillForm, next, passDocuments } from '@/tests/support/browser/wizard';
import { pdf } from '@/tests/support/data/files';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

const invoice = { name: 'चालान.pdf', mimeType: 'application/pdf', buffer: pdf() };

test('files on their way hold the last step back, and are filed with the claim', async ({
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
