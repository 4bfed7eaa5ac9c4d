import { expect } from '@playwright/test';
import * as english from '@/lib/format/amount-words/english';
import { amountInWords } from '@/lib/format/amount-words/in-words';
import { formatMoney } from '@/lib/format/money';
import { send } from '@/tests/api/documents/documents-support';
import { aCase, messagesOf, notificationsOf } from '@/tests/api/messages/messages-support';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { claimAs } from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { signUp } from '@/tests/support/data/people';
import { questionsAs } from '@/tests/support/data/questions';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

test('@phone filing leads to a receipt, which prints without its buttons', async ({ page }) => {
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  await send(asha, pdf(), 'payslip.pdf', { before: { claimId: claim.id } });
  await openAs(page, asha, '/');
  const filed = page.getByRole('region', { name: 'We have received your claim' });
  await expect(filed).toContainText(claim.claimNumber);
  await expect(filed).toContainText(amountInWords(claim.claimAmount, english));
  await page
    .getByRole('link', { name: `Receipt for ${claim.claimNumber}` })
    .first()
    .click();
  const main = page.getByRole('main');
  await expect(main).toContainText(formatMoney(claim.claimAmount));
  await expect(main).toContainText('Indian Standard Time');
  await expect(main).toContainText(amountInWords(claim.claimAmount, english));
  await expect(main).toContainText('payslip.pdf');
  await expect(main).toContainText(/checks it by \d+ \w+ \d{4}/);
  await expect(page).toHaveTitle(`Receipt for claim ${claim.claimNumber} · Daava`);
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  // Fixed elements of the screen would cover each printed sheet.
  await expect(page.getByText('Skip to main content')).toBeHidden();
  await expect(main).toContainText(claim.claimNumber);
});

test('a claimant who is asked for something uploads it and reports it as sent, once', async ({
  page,
}) => {
  const { asha, ravi, claim } = await aCase();
  await call('PATCH', `/api/claims/${claim.id}/status`, {
    token: ravi.token,
    body: { status: 'info_required', reviewNote: 'Please add the wage slips of March.' },
  });
  await openAs(page, asha, `/claim/${claim.id}`);
  const card = page.getByRole('region', { name: 'Where your claim is' });
  await expect(card).toContainText('Please add the wage slips of March.');
  await expect(card.getByRole('button', { name: 'I have sent it' })).toHaveCount(0);
  const { body: wages } = await send(asha, pdf(), 'wages.pdf', { before: { claimId: claim.id } });
  await page.reload();
  await card.getByRole('button', { name: 'I have sent it' }).click();
  await expectToast(page, 'Your answer was sent');
  await expect(card).toContainText('You do not need to do anything now.');
  await page.reload();
  await expect(card).toContainText('You have answered everything');
  await expect(card.getByRole('button', { name: 'I have sent it' })).toHaveCount(0);
  const [list] = (await questionsAs(ravi, claim.id)).body.questions;
  expect(list?.items).toMatchObject([
    { state: 'answered', answers: [{ documentIds: [wages.id] }] },
  ]);
  const told = await notificationsOf(ravi);
  expect(told.some(({ type, claimId }) => type === 'status_change' && claimId === claim.id)).toBe(
    true,
  );
  expect((await claimAs(asha, claim.id)).body.status).toBe('under_review');
});

test('a claimant who is asked without details writes that it is sent, once', async ({ page }) => {
  const { asha, ravi, claim } = await aCase();
  await call('PATCH', `/api/claims/${claim.id}/status`, {
    token: ravi.token,
    body: { status: 'info_required' },
  });
  await send(asha, pdf(), 'wages.pdf', { before: { claimId: claim.id } });
  await openAs(page, asha, `/claim/${claim.id}`);
  const card = page.getByRole('region', { name: 'Where your claim is' });
  await card.getByRole('button', { name: 'I have sent it' }).click();
  await expectToast(page, 'We have told the insolvency professional');
  await page.reload();
  await expect(card).toContainText('You told us that you have sent it.');
  await expect(card.getByRole('button', { name: 'I have sent it' })).toHaveCount(0);
  const said = (await messagesOf(ravi, claim.id)).body.filter(
    ({ senderId }) => senderId === asha.user.id,
  );
  expect(said.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^I have sent what was asked for\./),
  ]);
});

test('a claim that needs nothing from its claimant says so, with its present step', async ({
  page,
}) => {
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  await openAs(page, asha, `/claim/${claim.id}`);
  const card = page.getByRole('region', { name: 'Where your claim is' });
  await expect(card.locator('[aria-current=step]')).toHaveText('Received');
  await expect(card).toContainText('You do not need to do anything now.');
  await expect(card).toContainText('In the list(to come)');
});

test('a dialog can be used in a window of 320 × 256', async ({ page }) => {
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  await openAs(page, asha, `/claim/${claim.id}`);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toBeInViewport();
  const [height, hidden] = await dialog.evaluate((one) => [
    one.clientHeight,
    [...one.querySelectorAll('*')].filter(
      (each) => getComputedStyle(each).overflowY === 'auto' && each.tagName !== 'TEXTAREA',
    ).length,
  ]);
  expect(height).toBeGreaterThan(240);
  expect(hidden).toBe(0);
  await dialog.getByLabel('Reason').fill('Filed twice');
  await dialog.getByRole('button', { name: 'Withdraw Claim' }).click();
  await expectToast(page, 'Claim withdrawn');
});
