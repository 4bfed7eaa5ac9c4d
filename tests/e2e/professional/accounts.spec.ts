import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';
import { ownPortal } from '@/tests/support/portal/own-portal';

async function prove(page: Page, { password }: TestPerson, button: string) {
  const question = page.getByRole('dialog', { name: /\?$/ });
  await question.getByLabel('Current Password').fill(password);
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: button }).click();
}

test('@phone an administrator suspends a claimant, and quarantines their claims and brings them back', async ({
  page,
}) => {
  test.slow();
  const portal = await ownPortal();
  try {
    const { address } = await portal.start();
    const [meera, asha] = [await signUp('ip_admin', address), await signUp('claimant', address)];
    const { id } = await createClaimAs(asha);
    const seenBy = async ({ token }: TestPerson) =>
      (await call('GET', `${address}/api/claims/${id}`, { token })).status;
    await openAs(page, meera, '/ip/accounts');
    const row = page.getByRole('row').filter({ hasText: asha.user.email });
    await expect(row).toContainText('Claimant');
    expect(await faultsOf(page)).toEqual([]);
    await row.getByRole('button', { name: 'Manage Asha Devi' }).click();
    const account = page.getByRole('dialog', { name: 'Asha Devi', exact: true });
    await expect(account).toContainText('added today');
    expect(await faultsOf(page)).toEqual([]);

    await account.getByRole('button', { name: 'Suspend Asha Devi' }).click();
    await prove(page, meera, 'Suspend');
    await expectToast(page, 'Asha Devi is suspended');
    await expect(account).toContainText('Suspended');
    expect([await seenBy(asha), await seenBy(meera)]).toEqual([401, 200]);

    await account.getByRole('button', { name: 'Quarantine claims of Asha Devi' }).click();
    await prove(page, meera, 'Quarantine claims');
    await expectToast(page, '1 claim is in quarantine');
    expect(await seenBy(meera)).toBe(404);
    await account.getByRole('button', { name: 'Close' }).click();
    await expect(row).toContainText('Suspended');
    const kept = page.getByRole('listitem').filter({ hasText: 'In quarantine' }).first();
    await kept.getByRole('button', { name: 'Show claims' }).click();
    await expect(kept).toContainText('CLM-');
    expect(await faultsOf(page)).toEqual([]);
    await kept.getByRole('button', { name: 'Bring back' }).click();
    await prove(page, meera, 'Bring back');
    await expectToast(page, '1 claim is back');
    expect(await seenBy(meera)).toBe(200);
  } finally {
    await portal.remove();
  }
});

for (const screen of ['', '@phone '])
  test(`${screen}accounts are searched, sorted and gone through, and the address keeps the place`, async ({
    page,
    isMobile,
  }) => {
    test.slow();
    const portal = await ownPortal();
    try {
      const { address } = await portal.start();
      const meera = await signUp('ip_admin', address);
      await portal.database.query(`
      WITH made AS (INSERT INTO users (email, first_name, last_name, role)
        SELECT 'person' || i || '@example.in', 'Person' || chr(64 + i), 'Kumar', 'claimant' FROM generate_series(1, 25) AS i
        RETURNING id, first_name)
      INSERT INTO account_usage (user_id, stored_bytes, day, day_bytes)
      SELECT id, ascii(right(first_name, 1)) * 1000, '2026-01-01', 0 FROM made`);
      await openAs(page, meera, '/ip/accounts');
      const names = page.getByRole('cell').getByText(/^Person[A-Z] Kumar$/);
      await expect(names).toHaveCount(20);
      await expect(names.first()).toHaveText('PersonY Kumar');
      await page.getByRole('button', { name: 'Page 2' }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(names).toHaveCount(5);
      await page.reload();
      await expect(names).toHaveCount(5);
      await page.goBack();
      await expect(names).toHaveCount(20);

      if (isMobile) await page.getByLabel('Sort accounts').selectOption('Name, A to Z');
      else await page.getByRole('columnheader', { name: 'Account' }).getByRole('button').click();
      await expect(page).toHaveURL(/\?sort=name&order=asc$/);
      await expect(names.first()).toHaveText('PersonA Kumar');
      await page.getByRole('searchbox', { name: 'Search accounts' }).fill('personb');
      await expect(names).toHaveText(['PersonB Kumar']);
      await expect(page).toHaveURL(/search=personb/);
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('searchbox', { name: 'Search accounts' }).fill('nobody of this name');
      await expect(page.getByText('No account matches your search.')).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(names).toHaveCount(20);

      await page.route('**/api/usage?*', (route) => route.abort());
      await page.getByRole('button', { name: 'Page 2' }).click();
      await expect(page.getByText('Failed to fetch accounts')).toBeVisible();
      await page.unroute('**/api/usage?*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(names).toHaveCount(5);
    } finally {
      await portal.remove();
    }
  });
