import { expect } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs, withFacts } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { dateNamed, fillDate } from '@/tests/support/browser/dates';
import { deskFor, deskOf } from '@/tests/support/browser/desk';

test('interest is computed up to the commencement date, with a warning beyond it, and fills its head', async ({
  page,
}) => {
  const { meera, claims } = await deskFor('ip_admin', 1, {
    type: 'form_c',
    changes: { principalAmount: '100000', interestAmount: '20000', claimAmount: '120000' },
  });
  await withFacts(page, '**/api/case', { commencementDate: '2025-01-01' });
  await openAs(page, meera, `/ip/verify?assignee=mine&claim=${claims[0]?.id}`);
  const desk = deskOf(page);
  await desk.determination.getByRole('button', { name: 'Calculate interest' }).click();
  const panel = desk.determination.getByRole('region', { name: /^Interest up to/ });
  await expect(panel.getByRole('textbox', { name: /^Principal/ })).toHaveValue('1,00,000.00');
  await expect(panel.getByLabel('Rate, per cent a year')).toBeFocused();
  const work = panel.getByRole('button', { name: 'Work out', exact: true });
  await work.click();
  await expect(panel).toContainText('Write a rate such as 12 or 12.5');
  // The day of default, as the form says.
  await expect(panel).toContainText('31 December 2023');
  await panel.getByRole('textbox', { name: /^Principal/ }).fill('1 lakh');
  await panel.getByLabel('Rate, per cent a year').fill('12');
  await fillDate(dateNamed(panel, 'Interest runs from'), '2024-01-02');
  await fillDate(dateNamed(panel, 'Up to'), '2025-01-01');
  await work.click();
  await expect(panel.getByRole('status')).toContainText('₹12,000.00');
  expect(await faultsOf(page)).toEqual([]);

  await fillDate(dateNamed(panel, 'Up to'), '2025-06-01');
  await expect(panel.getByRole('alert')).toContainText('beyond the commencement date');
  await expect(panel.getByRole('status')).not.toContainText('₹12,000.00');
  await work.click();
  await expect(panel.getByRole('status')).not.toContainText('₹');
  await panel.getByLabel('I mean a later day').check();
  await work.click();
  await expect(panel.getByRole('status')).toContainText('₹16,964.38');
  // The first Enter computed the interest, and the second one takes it.
  await expect(panel.getByRole('button', { name: /^Admit ₹16,964.38/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  const admitted = desk.head('Interest Amount').getByLabel('Admitted', { exact: true });
  await expect(admitted).toHaveValue('16,964.38');
});

test('interest of each invoice runs from its own day, and goes to the rows that claim it', async ({
  page,
}) => {
  const invoice = (serialNo: string, invoiceDate: string, interestDue: string) => ({
    serialNo,
    invoiceNumber: `INV-${serialNo}`,
    invoiceDate,
    amountDue: '100000',
    ...(interestDue && { interestDue }),
  });
  const { meera, claims } = await deskFor('ip_admin', 1, {
    changes: {
      claimAmount: '330000',
      invoices: [
        invoice('1', '2024-01-02', '20000'),
        invoice('2', '2024-07-02', ''),
        invoice('3', '2024-12-02', '10000'),
      ],
    },
  });
  await withFacts(page, '**/api/case', { commencementDate: '2025-01-01' });
  await openAs(page, meera, `/ip/verify?assignee=mine&claim=${claims[0]?.id}`);
  const desk = deskOf(page);
  await expect(desk.head('Invoice INV-1')).toBeVisible();
  await page.keyboard.press('i');
  const panel = desk.determination.getByRole('region', { name: /^Interest up to/ });
  await expect(panel.getByLabel('Rate, per cent a year')).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('row').nth(1)).toContainText('365');
  await expect(panel.getByRole('row').nth(1)).toContainText('12,000.00');
  await expect(panel.getByRole('row').nth(2)).toContainText('not claimed');
  expect(await faultsOf(page)).toEqual([]);
  await expect(panel.getByRole('button', { name: /in 2 rows$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  const admitted = (name: string) => desk.head(name).getByLabel('Admitted', { exact: true });
  await expect(admitted('Interest on invoice INV-1')).toHaveValue('12,000.00');
  await expect(admitted('Interest on invoice INV-3')).toHaveValue('986.30');
});
