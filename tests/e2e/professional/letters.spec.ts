import { expect } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { ask } from '@/tests/support/data/determinations';
import { downloaded, madePaper } from '@/tests/support/data/made-papers';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { expectToast } from '@/tests/support/http/sign-in';

/** A claim of a creditor without an e-mail address, assigned to a case manager, with its acknowledgement. */
async function onPaper(meera: TestPerson, ravi: TestPerson) {
  const { body } = await ask<{ id: string; creditorName: string }>(
    meera,
    'POST',
    'claims/entered',
    {
      ...claimBodyOf('form_d', { email: '', ...someNumbers() }),
      receivedOn: '2026-01-05',
      receivedBy: 'post',
      beforeCommencement: true,
      evenIfSame: true,
    },
  );
  await assignTo(meera, body.id, ravi);
  await madePaper(ravi, body.id, 'acknowledgement');
  return body;
}

test('a letter that cannot be mailed is printed and recorded as posted, and its claim shows it', async ({
  page,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const claim = await onPaper(meera, ravi);
  await openAs(page, ravi, '/ip/post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Letters for the post');
  const letters = page.getByRole('main').getByRole('listitem');
  await expect(letters).toHaveCount(1);
  await expect(letters).toContainText('No e-mail address');
  const note = page.getByRole('button', { name: 'Mark as posted' });
  await expect(note).toBeDisabled();
  await page.getByRole('checkbox', { name: /letters chosen/ }).click();
  expect(await faultsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print as one PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('letters-1.pdf');
  await note.click();
  await expectToast(page, '1 letter marked as posted');
  await expect(page.getByText('No letters to post.')).toBeVisible();
  await page.goto(`/ip/claim/${claim.id}`);
  await page.getByRole('tab', { name: /^Documents/ }).click();
  await expect(page.getByRole('region', { name: 'Papers' })).toContainText('Posted on');
});

test('the office sees how a letter was sent and when its claimant opened it, and the claimant does not', async ({
  page,
  browser,
}) => {
  const [asha, meera] = [await signUp(), await signUp('ip_admin')];
  const claim = await createClaimAs(asha);
  const paper = await madePaper(asha, claim.id, 'acknowledgement');
  await openAs(page, meera, `/ip/claim/${claim.id}`);
  await page.getByRole('tab', { name: /^Documents/ }).click();
  const card = page.getByRole('region', { name: 'Papers' });
  await expect(card).toContainText('not opened yet');
  // No mail goes out in a trial.
  await expect(card).not.toContainText('By mail: sent on');
  await downloaded(asha, paper.id);
  await page.reload();
  await expect(card).toContainText('opened by the claimant on');
  expect(await faultsOf(page)).toEqual([]);

  const context = await browser.newContext();
  const own = await context.newPage();
  await openAs(own, asha, `/claim/${claim.id}`);
  const papers = own.getByRole('region', { name: 'Papers' });
  await expect(papers).toContainText('Receipt: English');
  await expect(papers).not.toContainText('In the portal:');
  await context.close();
});

test('a person who doubts a letter reads without an account what the portal never asks for', async ({
  page,
}) => {
  await page.goto('/our-mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Letters from this portal');
  await expect(page.getByText('Your password.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/help');
  await page.getByRole('link', { name: 'How to recognise letters from this portal' }).click();
  await expect(page).toHaveURL(/\/our-mail$/);
});
