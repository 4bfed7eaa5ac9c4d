import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '@/tests/support/browser/browser-test';
import { csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { signUp } from '@/tests/support/data/people';
import { someAddress } from '@/tests/support/http/api';
import { linkMailedTo, logIn } from '@/tests/support/http/sign-in';

test('an invited person opens the letter, chooses a password and sees the claim', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
  const meera = await signUp('ip_admin');
  const email = `kavita.${randomUUID()}@example.in`;
  const content = csvOf('form_d', [{ fullName: 'Kavita Rao', email, claimAmount: '98765.40' }]);
  expect((await sendClaims(meera, 'upload', content)).body).toMatchObject({ invited: 1 });

  const link = await linkMailedTo(page, email);
  await expect(page.getByText('Namaste Kavita,')).toBeVisible();
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByLabel('New Password', { exact: true }).fill('Quiet-Harbour-19');
  await page.getByLabel('Confirm Password').fill('Quiet-Harbour-19');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, email, 'Quiet-Harbour-19');
  await expect(page.getByRole('row').filter({ hasText: '98,765.40' })).toBeVisible();
});
