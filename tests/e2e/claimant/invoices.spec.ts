import { expect } from '@playwright/test';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskOf } from '@/tests/support/browser/desk';
import { choose, control, openBegun } from '@/tests/support/browser/wizard';
import { createClaimAs } from '@/tests/support/data/claims';
import { determinedAs } from '@/tests/support/data/creditor-lists';
import { signUp } from '@/tests/support/data/people';

const forty = Array.from({ length: 40 }, (_, at) => ({
  serialNo: String(at + 1),
  invoiceNumber: `INV-${at + 1}`,
  invoiceDate: '2024-04-01',
  invoiceAmount: '',
  amountDue: '25000.00',
  interestDue: '',
}));

test('forty invoices are pasted into Form B, and their sum becomes the claim', async ({ page }) => {
  await openAs(page, await signUp(), '/claim/new');
  await choose(page, 'form_b');
  const section = page.getByRole('region', { name: 'Invoices (Optional)' });
  await expect(section.getByRole('button', { name: 'From a spreadsheet' })).toBeHidden();
  await section.getByRole('button', { expanded: false }).click();
  await section.getByRole('button', { name: 'From a spreadsheet' }).click();
  const dialog = page.getByRole('dialog');
  const lines = forty.map(({ invoiceNumber }) => `${invoiceNumber}\t1-Apr-2024\t30,000\t25,000.00`);
  await dialog
    .getByLabel('Copied rows')
    .fill(['Bill No.\tDate\tBill Amt.\tPending', ...lines, 'Total\t\t\t10,00,000'].join('\n'));
  await expect(dialog).toContainText('40 invoices, together ₹10,00,000.00.');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take 40 invoices' }).click();
  await expect(section.getByRole('status').filter({ hasText: '40 invoices' })).toBeVisible();
  await section.getByRole('button', { name: 'Use ₹10,00,000.00 as the claim amount' }).click();
  await expect(control(page, 'claimAmount')).toBeFocused();
  await expect(control(page, 'claimAmount')).toHaveValue(/^10,?00,?000\.00$/);
  // A number that stands twice is asked about, by its row.
  await control(page, 'invoices.1.invoiceNumber').fill('inv-1');
  await control(page, 'invoices.1.invoiceNumber').blur();
  await expect(section).toContainText('You entered inv-1 already, in row 1.');
  await control(page, 'invoices.2.amountDue').fill('30001');
  await control(page, 'invoices.2.amountDue').blur();
  await expect(section).toContainText('This is more than Invoice Amount (₹30,000.00).');
});

test('on a phone invoices are cards without sideways scrolling @phone', async ({ page }) => {
  const asha = await signUp();
  await openBegun(page, { person: asha, type: 'form_b', values: { invoices: forty }, step: 2 });
  await page.goto('/claim/new?type=form_b&step=2&section=3');
  await expect(page.getByRole('group', { name: 'Invoice 40' })).toBeVisible();
  await expect(page.locator('#field-invoices-1-amountDue-label')).toHaveCSS('position', 'static');
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBe(width[1]);
});

test('the desk pastes what it admits of each invoice, and the claimant reads which were refused', async ({
  page,
}) => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const claim: PresentedClaim = await createClaimAs(asha, 'form_b', {
    claimAmount: '1000000.00',
    invoices: forty,
  });
  await openAs(page, meera, `/ip/verify?claim=${claim.id}`);
  const desk = deskOf(page);
  await expect(desk.determination).toContainText('Invoice INV-1');
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog');
  const lines = forty.map(({ invoiceNumber }, at) => `${invoiceNumber}\t${at < 38 ? '25,000' : 0}`);
  await dialog.getByLabel('Names and amounts').fill(lines.reverse().join('\n'));
  await dialog.getByLabel('The rest of each claim').selectOption('Not admitted');
  await dialog.getByLabel('Reason for all of them').selectOption('paid_already');
  await dialog.getByRole('button', { name: 'Fill in 40' }).click();
  await expect(desk.sum('admitted')).toHaveText('9,50,000.00');
  expect(await faultsOf(page)).toEqual([]);

  await determinedAs(meera, claim, [
    ...forty.slice(0, 38).map((_, at) => ({ head: `invoice:${at + 1}`, admitted: '25000.00' })),
    { head: 'invoice:39', notAdmitted: '25000.00', reasons: [{ code: 'time_barred' }] },
    { head: 'invoice:40', notAdmitted: '25000.00', reasons: [{ code: 'paid_already' }] },
  ]);
  await openAs(page, asha, `/claim/${claim.id}`);
  // Of forty amounts a page shows twenty at first, those that are not admitted before all.
  const amounts = page.getByRole('main').getByRole('row');
  await expect(amounts.nth(1)).toContainText('Invoice INV-39');
  await expect(amounts.nth(2)).toContainText('Invoice INV-40');
  await page.getByRole('button', { name: 'Show all 40 amounts' }).click();
  await expect(amounts.nth(1)).toContainText('Invoice INV-1');
  await expect(amounts.nth(40)).toContainText('Invoice INV-40');
});
