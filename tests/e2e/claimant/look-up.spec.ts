import { expect } from '@playwright/test';
import { pressTwice } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { expectSound } from '@/tests/support/browser/sound';
import { createClaimAs } from '@/tests/support/data/claims';
import { decideListAs, madeListAs } from '@/tests/support/data/creditor-lists';
import { signUp } from '@/tests/support/data/people';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

let portal: Awaited<ReturnType<typeof ownPortal>>;

test.beforeEach(async () => {
  portal = await ownPortal();
});
test.afterEach(() => portal.remove());

test('a creditor looks up their line without an account, by claim number and a code from the mail', async ({
  page,
}) => {
  test.slow();
  const { address } = await portal.start();
  const [meera, asha] = [await signUp('ip_admin', address), await signUp('claimant', address)];
  const claim = await createClaimAs(asha, 'form_d', { fullName: 'Asha Ramaswamy' });
  await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, 1, state);

  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${address}/creditors`);
  await page.getByRole('link', { name: 'Is my claim in it?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is my claim in it?');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('Claim number is required')).toBeVisible();
  await page.getByLabel('Claim number').fill('not a number');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('A claim number looks like')).toBeVisible();
  await expectSound(page, 'look-up');
  await page.getByLabel('Claim number').fill(claim.claimNumber.toLowerCase());
  await pressTwice(page.getByRole('button', { name: 'Send the code' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now type the code');
  await page.getByLabel('Code of 8 digits').fill('0000 0000');
  await page.getByRole('button', { name: 'Show the line' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await expectSound(page, 'look-up-code');

  const outbox = await page.context().newPage();
  const code = await until(async (): Promise<string | undefined> => {
    await outbox.goto(`${address}/trial/outbox`);
    const letter = outbox.getByRole('link', { name: 'Your code for the list of creditors' });
    if ((await letter.count()) === 0) return;
    await letter.first().click();
    const text = (await outbox.getByText('Code for CLM').textContent()) ?? '';
    return new RegExp(`${claim.claimNumber}: (\\d{4} \\d{4})`).exec(text)?.[1];
  });
  await outbox.close();
  await page.getByLabel('Code of 8 digits').fill(code);
  await page.getByRole('button', { name: 'Show the line' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `${claim.claimNumber} is in the list`,
  );
  await expect(page.getByRole('main')).toContainText('A. R.');
  await expect(page.getByRole('main')).not.toContainText('Ramaswamy');
  expect(page.url()).not.toContain(code.slice(0, 4));
  await expectSound(page, 'look-up-line');

  await page.context().addCookies([{ name: 'claimantLanguage', value: 'hi', url: address }]);
  await page.goto(`${address}/creditors/my-claim`);
  await page.getByLabel('दावा नंबर').fill('CLM-2026-999999');
  await expectSound(page, 'look-up-hi');
  await page.getByRole('button', { name: 'कोड भेजें' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('अब कोड लिखें');
  await expectSound(page, 'look-up-code-hi');
});
