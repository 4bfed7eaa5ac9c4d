import { expect, type Page } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { choose, control, fillForm, passDocuments } from '@/tests/support/browser/wizard';
import { signUp } from '@/tests/support/data/people';

const further = (page: Page) =>
  page.getByRole('region', { name: 'Further Particulars (Optional)' });

test('further particulars are folded, and are filed when they are given', async ({ page }) => {
  test.slow();
  await openAs(page, await signUp(), '/claim/new');
  await choose(page, 'form_d');
  await expect(further(page)).toBeVisible();
  await expect(control(page, 'suitDetails')).toBeHidden();
  // The claim is in time: no reason for a delay is asked for.
  await expect(control(page, 'delayReason')).toHaveCount(0);
  await fillForm(page, 'form_d', sampleValuesOf('form_d'));
  await expect(control(page, 'suitDetails')).toHaveValue('Labour Court, Pune, case 214 of 2024');
  expect(await faultsOf(page)).toEqual([]);
  await passDocuments(page);
  await expect(page.getByText('Labour Court, Pune, case 214 of 2024')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Claim submitted successfully').first()).toBeVisible();
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.getByText('Labour Court, Pune, case 214 of 2024')).toBeVisible();
  await expect(page.getByText('Workman', { exact: true })).toBeVisible();
});

test('@phone a claimant can pass the further particulars without opening them', async ({
  page,
}) => {
  await openAs(page, await signUp(), '/claim/new');
  await choose(page, 'form_b');
  await expect(page.getByText(/^Section 1 of 4$/)).toBeVisible();
  await control(page, 'accountHolderName').focus();
  await expect(control(page, 'accountHolderName')).toBeInViewport();
  await expect(further(page).getByRole('button', { expanded: false })).toBeVisible();
  await further(page).getByRole('button', { expanded: false }).tap();
  await expect(control(page, 'evidenceRelied')).toBeFocused();
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBe(width[1]);
  expect(await faultsOf(page)).toEqual([]);
});
