import { expect } from '@playwright/test';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs, withFacts } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { dateNamed, fillDate } from '@/tests/support/browser/dates';
import { deskFor, deskOf } from '@/tests/support/browser/desk';

test('the desk reckons with what a creditor in a class votes, and asks from which day it all counts', async ({
  page,
}) => {
  const { meera, claims } = await deskFor('ip_admin', 1, {
    type: 'form_ca',
    changes: { claimAmount: '1000000' },
  });
  await withFacts(page, '**/api/case', { commencementDate: '2026-09-23' });
  await openAs(page, meera, `/ip/verify?assignee=mine&claim=${claims[0]?.id}`);
  const { determination, fill } = deskOf(page);
  await fill('All');
  const votes = determination.getByRole('group', { name: 'Debt for voting' });
  const debt = votes.getByRole('status');
  await expect(debt).toContainText('₹10,00,000.00, as admitted');
  await fillDate(dateNamed(votes, 'First day of interest'), '2025-10-01');
  await expect(debt).toContainText('₹10,78,246.58: ₹10,00,000.00 with 8 % a year');
  await votes.getByLabel('Principal for voting').fill('5 lakh');
  await votes.getByLabel('Rate, per cent a year').fill('12');
  await expect(debt).toContainText('₹5,00,000.00 with 12 % a year');
  const tomorrow = daysAfter(dayInIndia(new Date()), 1);
  await fillDate(dateNamed(determination, 'Counts from'), tomorrow);
  await determination.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(votes).toContainText('8 % unless another rate was agreed');
  await expect(determination).toContainText('and not after today');
  await votes.getByLabel('This rate was agreed').check();
  await expect(votes).not.toContainText('8 % unless another rate was agreed');
  expect(await faultsOf(page)).toEqual([]);
});
