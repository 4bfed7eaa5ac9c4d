import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs, pressTwice } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { dateNamed } from '@/tests/support/browser/dates';
import { expectSound } from '@/tests/support/browser/sound';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  admittedAs,
  decideListAs,
  determinedAs,
  madeListAs,
} from '@/tests/support/data/creditor-lists';
import { signUp } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;

test.beforeEach(async () => {
  portal = await ownPortal();
});
test.afterEach(() => portal.remove());

/** An administrator of a case with a list of two creditors, and two claims that came later: one determined, one not. */
async function aCaseWithOneList(address: string) {
  const [meera, asha] = [await signUp('ip_admin', address), await signUp('claimant', address)];
  await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '7500000.00');
  await admittedAs(asha, meera, 'form_c', 'Parent Holdings', '900.00', { relatedParty: true });
  await madeListAs(meera);
  const driver = await createClaimAs(asha, 'form_d', { fullName: 'Asha Ramaswamy' });
  await createClaimAs(asha, 'form_e');
  const paid = {
    head: 'bonusAmount',
    notAdmitted: String(driver.claimData.bonusAmount),
    reasons: [{ code: 'paid_already' }],
  };
  await determinedAs(meera, driver, [paid]);
  return meera;
}

test('an administrator makes a list of creditors, reads it, publishes it and withdraws it', async ({
  page,
}) => {
  test.slow();
  const { address } = await portal.start();
  const meera = await aCaseWithOneList(address);

  await openAs(page, meera, '/ip/creditors');
  await expect(page.getByRole('link', { name: /^List 1/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await pressTwice(page.getByRole('button', { name: 'Make a list' }));
  await page.getByRole('link', { name: /^List 2/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('List 2');
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
  await expect(page.getByText('has no chosen category')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: /Show these lines: .* no determination/ }).click();
  await expect(page.getByRole('table')).toContainText('Salim Shaikh');
  await expect(page.getByRole('table')).not.toContainText('Kaveri Bank');
  await page.getByRole('button', { name: 'Show all lines' }).click();
  await page.getByLabel('Name or claim number').fill('kaveri');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table')).toContainText('₹75,00,000.00');
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Committee' }).click();
  await expect(page.getByRole('row', { name: /Kaveri Bank/ })).toContainText('100.00');
  await expect(page.getByRole('row', { name: /Parent Holdings/ })).toContainText('Related party');
  await expect(page.getByRole('row', { name: /each share is rounded/ })).toContainText('100.00');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Changes' }).click();
  // The committee's two tables stand until the changes are there.
  await expect(page.getByRole('table').filter({ hasText: 'Asha Ramaswamy' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  for (const button of ['What changed (Excel)', 'Excel workbook']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  }

  for (const deed of ['Confirm', 'Publish']) {
    await page.getByRole('button', { name: deed, exact: true }).click();
    const question = page.getByRole('alertdialog');
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole('button', { name: deed, exact: true }).click();
    await expect(page.getByText(new RegExp(`^${deed}e?d by`))).toBeVisible();
  }
  const guest = await page.context().browser()?.newContext();
  const outside = await guest?.newPage();
  if (!outside) throw new Error('There is no browser');
  await outside.goto(`${address}/creditors`);
  await outside.getByRole('link', { name: /^List 2/ }).click();
  await expect(outside.getByRole('table').last()).toContainText('A. R.');
  await expect(outside.getByRole('main')).not.toContainText('Ramaswamy');
  expect(await faultsOf(outside)).toEqual([]);
  await outside.getByLabel(/Claim number, or name/).fill('kaveri');
  await outside.getByRole('button', { name: 'Find' }).click();
  await expect(outside.getByRole('table').last().getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/^Withdrawn by/)).toBeVisible();
  expect((await outside.reload())?.status()).toBe(404);
});

test('what the case lacks for a list links to the place where it can be set, and back', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const { address } = await portal.start();
  const meera = await signUp('ip_admin', address);
  const { number } = await madeListAs(meera);
  await openAs(page, meera, `/ip/creditors?list=${number}`);
  const mend = page.getByRole('link', { name: /^Correct it: .* is not entered/ });
  await expect(mend).toHaveCount(2);
  await mend.first().click();
  await expect(page).toHaveURL(/\/ip\/case$/);
  await expect(dateNamed(page, 'Insolvency commencement date')).toBeVisible();
  await page.goBack();
  await expect(mend).toHaveCount(2);
});

test('the lists of creditors are shown in Hindi', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const { address } = await portal.start();
  const meera = await signUp('ip_admin', address);
  for (const number of [1, 2]) {
    await madeListAs(meera);
    for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  }
  await page.context().addCookies([
    { name: 'claimantLanguage', value: 'hi', url: address },
    { name: 'professionalLanguage', value: 'hi', url: address },
  ]);
  await page.goto(`${address}/creditors`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('लेनदार सूचियाँ');
  await expectSound(page, 'public-hi');
  await openAs(page, meera, '/ip/creditors');
  const lists = page.getByRole('main').getByRole('listitem');
  await expect(lists.filter({ hasText: 'सूची 2' })).toContainText('प्रकाशित');
  await expect(lists.filter({ hasText: 'सूची 1' })).toContainText('नई सूची आ चुकी');
});

test('the parts of a list have no faults at any width', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const { address } = await portal.start();
  const meera = await aCaseWithOneList(address);
  const { number } = await madeListAs(meera);
  await openAs(page, meera, '/ip/creditors');
  await expect(page.getByRole('link', { name: /^List 2/ })).toBeVisible();
  await expectSound(page, 'lists');
  await page.goto(`${address}/ip/creditors?list=${number}`);
  await expect(page.getByText('has no chosen category')).toBeVisible();
  await expectSound(page, 'summary');
  await page.getByRole('button', { name: /Show these lines: .* no determination/ }).click();
  await page.getByRole('button', { name: 'Show all lines' }).click();
  await expect(page.getByRole('table')).toContainText('₹75,00,000.00');
  await expectSound(page, 'lines');
  await page.getByRole('tab', { name: 'Committee' }).click();
  await expect(page.getByRole('row', { name: /Kaveri Bank/ })).toContainText('100.00');
  await expectSound(page, 'committee');
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByRole('table').filter({ hasText: 'Asha Ramaswamy' })).toBeVisible();
  await expectSound(page, 'changes');
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  await page.goto(`${address}/creditors/${number}`);
  await expect(page.getByRole('table').last()).toContainText('A. R.');
  await expectSound(page, 'public');
});
