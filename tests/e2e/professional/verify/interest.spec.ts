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
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^Principal/ })).toHaveValue('1,00,000.00');
  await expect(dialog.getByLabel('Rate, per cent a year')).toBeFocused();
  const work = dialog.getByRole('button', { name: 'Work out', exact: true });
  await work.click();
  await expect(dialog).toContainText('Write a rate such as 12 or 12.5');
  await expect(dialog).toContainText('Please fill this in');
  await dialog.getByRole('textbox', { name: /^Principal/ }).fill('1 lakh');
  await dialog.getByLabel('Rate, per cent a year').fill('12');
  await fillDate(dateNamed(dialog, 'Interest runs from'), '2024-01-02');
  await fillDate(dateNamed(dialog, 'Up to'), '2025-01-01');
  await work.click();
  await expect(dialog.getByRole('status')).toContainText('₹12,000.00');
  expect(await faultsOf(page)).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await fillDate(dateNamed(dialog, 'Up to'), '2025-06-01');
  await expect(dialog.getByRole('alert')).toContainText('beyond the commencement date');
  await expect(dialog.getByRole('status')).not.toContainText('₹12,000.00');
  await work.click();
  expect(asked.filter((url) => url.endsWith('/api/interest'))).toEqual([]);
  await dialog.getByLabel('I mean a later day').check();
  await work.click();
  await expect(dialog.getByRole('status')).toContainText('₹16,964.38');
  // The first Enter computed the interest, and the second one takes it.
  await expect(dialog.getByRole('button', { name: /^Admit ₹16,964.38/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const admitted = desk.head('Interest Amount').getByLabel('Admitted', { exact: true });
  await expect(admitted).toHaveValue('16,964.38');
});
