import { expect } from '@playwright/test';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { pdfOf } from '@/prisma/demo/pdf';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { pick } from '@/tests/support/browser/console';
import { choose, fillForm, next } from '@/tests/support/browser/wizard';
import { registrationOf, signUp } from '@/tests/support/data/people';
import { fillRegistration } from '@/tests/support/http/sign-in';

// Reduced motion is off, as for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Other tests cover parts of the journey on the other forms; JOURNEY=all runs the whole journey on each.
const types: readonly CreditorType[] = process.env.JOURNEY === 'all' ? creditorTypes : ['form_d'];

for (const type of types) {
  test(`a ${type} is filed after registering, with two documents, and read, assigned and decided`, async ({
    page,
    browser,
  }) => {
    // Three people work in one test.
    test.slow();
    await page.goto('/register');
    await fillRegistration(page, registrationOf());
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('link', { name: 'Submit Your First Claim' }).click();

    await choose(page, type);
    await fillForm(page, type, sampleValuesOf(type));
    await next(page);
    const papers = ['Statement of account.pdf', 'बैंक विवरण.pdf'];
    await page.locator('input[type=file]').setInputFiles(
      papers.map((name) => ({
        name,
        mimeType: 'application/pdf',
        buffer: pdfOf([name.length.toString()]),
      })),
    );
    for (const name of papers) await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText('Documents uploaded successfully').first()).toBeVisible();
    await next(page);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Claim submitted successfully').first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    const claimNumber =
      (
        await page
          .getByText(/CLM-\d{4}-\d{6,}/)
          .last()
          .textContent()
      )?.match(/CLM-[\d-]+/)?.[0] ?? '';
    await page.getByRole('link', { name: /View/ }).first().click();
    await expect(page.getByRole('heading', { name: claimNumber })).toBeVisible();
    for (const name of papers) await expect(page.getByText(name)).toBeVisible();

    const desk = await (await browser.newContext()).newPage();
    const meera = await signUp('ip_admin');
    await openAs(desk, meera, '/ip/dashboard');
    await desk.getByRole('searchbox').fill(claimNumber);
    await desk.getByRole('link', { name: claimNumber, exact: true }).click();
    // The list has an Assignee filter of the same name: wait for the claim's own page.
    await expect(desk.getByRole('heading', { name: claimNumber })).toBeVisible();
    await desk.getByRole('tab', { name: 'Status' }).click();
    await pick(desk, desk.getByRole('combobox', { name: 'Assignee' }), meera.user.email);
    await desk.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(desk.getByText('Claim assigned successfully').first()).toBeVisible();
    await desk.getByRole('combobox', { name: 'New status' }).click();
    await desk.getByRole('option', { name: 'Approved' }).click();
    await desk.getByLabel(/Review note/i).fill('Admitted in full.');
    await desk.getByRole('button', { name: 'Update Status' }).click();
    await expect(desk.getByText('Status updated successfully').first()).toBeVisible();
    await desk.getByRole('tab', { name: 'Audit Trail' }).click();
    await expect(desk.getByText('Asha Devi submitted the claim with 2 documents.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('Approved').first()).toBeVisible();
    await expect(page.getByText('Admitted in full.')).toBeVisible();
    await expect(page.getByText('Meera Iyer').first()).toBeVisible();
  });
}
