import { expect } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { signUp } from '@/tests/support/data/people';
import { expectToast } from '@/tests/support/http/sign-in';
import { ownPortal } from '@/tests/support/portal/own-portal';

test('@phone an unconfirmed address can get a new letter in Hindi, and a removed name is asked for once', async ({
  page,
}) => {
  test.slow();
  const portal = await ownPortal({ PORTAL_MODE: 'production' });
  try {
    const { address } = await portal.start();
    const asha = await signUp('claimant', address);
    await openAs(page, asha, '/', 'hi');
    await expect(page.getByText('आपका ईमेल पता अभी पक्का नहीं हुआ है')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'लिंक फिर से भेजें' }).click();
    await expectToast(page, 'लिंक भेजा गया');

    await portal.database.query(
      `UPDATE users SET email_proven_at = now(), first_name = '', last_name = '' WHERE id = $1`,
      [asha.user.id],
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका नाम क्या है?');
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('input[name=firstName]').fill('आशा');
    await page.locator('input[name=lastName]').fill('देवी');
    await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
    await expect(page.getByRole('heading', { name: 'आपका नाम क्या है?' })).toBeHidden();
  } finally {
    await portal.remove();
  }
});
