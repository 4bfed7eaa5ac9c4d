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
    const row = page.getByRole('listitem').filter({ hasText: asha.user.email });
    await expect(row).toContainText('added today');
    expect(await faultsOf(page)).toEqual([]);

    await row.getByRole('button', { name: 'Suspend Asha Devi' }).click();
    await prove(page, meera, 'Suspend');
    await expectToast(page, 'Asha Devi is suspended');
    await expect(row).toContainText('Suspended');
    expect([await seenBy(asha), await seenBy(meera)]).toEqual([401, 200]);

    await row.getByRole('button', { name: 'Quarantine claims of Asha Devi' }).click();
    await prove(page, meera, 'Quarantine claims');
    await expectToast(page, '1 claim is in quarantine');
    expect(await seenBy(meera)).toBe(404);
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
