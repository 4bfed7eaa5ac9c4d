import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { send } from '@/tests/api/documents/documents-support';
import { say } from '@/tests/api/messages/messages-support';
import { openAs } from '@/tests/support/browser/browser';
import {
  bar,
  buttonInBar,
  chooseAssignee,
  chooseStatus,
  claims,
  fileMany,
  wholePage,
} from '@/tests/support/browser/console';
import { boxesOf, dateNamed } from '@/tests/support/browser/dates';
import { control } from '@/tests/support/browser/wizard';
import { createClaimAs } from '@/tests/support/data/claims';
import { someNumbers } from '@/tests/support/data/numbers';
import { paper } from '@/tests/support/data/papers';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { handAt, tableOf } from './hand';

const results = process.env.DAY_RESULTS ?? '';

/** What the day is about, beside the many claims that are there. */
async function arrange() {
  const [meera, ravi, newcomer, asha] = await Promise.all([
    signUp('ip_admin'),
    signUp('ip_case_manager'),
    signUp('ip_case_manager'),
    signUp(),
  ]);
  await rows(`UPDATE users SET status = 'pending', created_at = now() WHERE id = $1`, [
    newcomer.user.id,
  ]);
  const numbers = someNumbers();
  const fullName = `Savitri ${randomUUID().slice(0, 8)}`;
  const amount = '8137241.37';
  const other = await createClaimAs(asha, 'form_d', { ...someNumbers(), fullName });
  const claim = await createClaimAs(asha, 'form_d', { ...numbers, fullName, claimAmount: amount });
  await send(asha, paper(['Wage slip', 'March 2026']), 'slip.pdf', {
    before: { claimId: claim.id },
  });
  await say(asha, claim.id, 'When will this be decided?');
  return { meera, ravi, newcomer, numbers, fullName, claim, other: other.claimNumber };
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search claims' });
const found = async (page: Page, what: string) => {
  await expect(claims(page)).toHaveCount(1);
  await expect(claims(page)).toContainText([what]);
};

test('the tasks of a professional’s day are done and measured', async ({ page }) => {
  const { meera, ravi, newcomer, numbers, fullName, claim, other } = await arrange();
  const [handed, decided] = [await fileMany(200), await fileMany(500)];
  const { claimNumber } = claim;
  await openAs(page, meera, '/ip/dashboard');
  await expect(claims(page)).toHaveCount(20);
  const hand = handAt(page);

  await hand.does('Find a claim by its creditor', async () => {
    await hand.type(search(page), fullName);
    await expect(claims(page)).toHaveCount(2);
    await expect(claims(page)).toContainText([claimNumber, other]);
  });
  await hand.does('Find a claim by PAN', async () => {
    await hand.type(search(page), numbers.panNumber);
    await found(page, claimNumber);
  });
  await page.goto('/ip/dashboard');
  await hand.does('Find a claim by its amount', async () => {
    await hand.type(search(page), '₹81,37,241.37');
    await found(page, claimNumber);
  });
  await page.goto('/ip/dashboard');
  await hand.does('Three filters and an order', async () => {
    await hand.click(page.getByRole('button', { name: 'Filters', exact: true }));
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await hand.click(filters.getByRole('checkbox', { name: /^Heads do not add up/ }));
    await hand.type(filters.getByLabel('Amount from'), '1000');
    await hand.type(filters.getByLabel('City'), 'Jaipur');
    await hand.click(filters.getByRole('button', { name: /^Show .*claims?$/ }));
    await expect(page).toHaveURL(/city=/);
    await hand.click(
      page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').first(),
    );
    await expect(page).toHaveURL(/sort=claimAmount/);
    await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  });
  await page.goto('/ip/dashboard');
  await hand.does('Hand 200 claims to a colleague', async () => {
    await hand.type(search(page), handed.search);
    await expect(page.getByText('Showing 1 to 20 of 200 results')).toBeVisible();
    await hand.click(wholePage(page));
    await hand.click(bar(page).getByRole('button', { name: 'Select all 200 that match' }));
    await hand.click(buttonInBar(page, 'Assign To'));
    await chooseAssignee(page, ravi.user.email, hand);
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }));
    await hand.click(page.getByRole('button', { name: 'Now', exact: true }));
    await expect(page.getByText('200 claims changed.').first()).toBeVisible();
  });
  await page.goto('/ip/dashboard');
  await hand.does('Decide 500 claims', async () => {
    await hand.type(search(page), decided.search);
    await expect(page.getByText('Showing 1 to 20 of 500 results')).toBeVisible();
    await hand.click(wholePage(page));
    await hand.click(bar(page).getByRole('button', { name: 'Select all 500 that match' }));
    await hand.click(buttonInBar(page, 'Update Status'));
    await chooseStatus(page, 'Approved', hand);
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Update Status' }));
    await hand.click(page.getByRole('button', { name: 'Now', exact: true }));
    await expect(page.getByText('500 claims changed.').first()).toBeVisible();
  });
  await page.goto(handed.path);
  await hand.does('Take a change of 200 claims back', async () => {
    await hand.click(wholePage(page));
    await hand.click(bar(page).getByRole('button', { name: 'Select all 200 that match' }));
    await hand.click(buttonInBar(page, 'Update Status'));
    await chooseStatus(page, 'Under Review', hand);
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Update Status' }));
    await hand.click(page.getByRole('button', { name: 'Undo', exact: true }).first());
    await expect(page.getByRole('button', { name: 'Now', exact: true })).toHaveCount(0);
  });
  await page.goto(`/ip/dashboard?search=${encodeURIComponent(fullName)}`);
  await hand.does('Open a claim, read its document, go on', async () => {
    await hand.click(page.getByRole('link', { name: claimNumber, exact: true }));
    await expect(page.getByText('Wage slip')).toBeVisible();
    await hand.press('j');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
  });
  await page.goto(`/ip/claim/${claim.id}`);
  await hand.does('Ask for a paper', async () => {
    await hand.click(page.getByRole('tab', { name: /^Documents/ }));
    await hand.click(page.getByRole('button', { name: 'Receipt: हिन्दी make it' }));
    await expect(page.getByRole('button', { name: 'Receipt: हिन्दी download' })).toBeVisible();
  });
  await hand.does('Answer a message', async () => {
    await hand.click(page.getByRole('button', { name: /^Chat about/ }));
    const chat = page.getByRole('dialog');
    await hand.type(chat.getByRole('textbox'), 'Within a week.');
    await hand.press('Enter');
    await expect(chat.getByText('Within a week.')).toBeVisible();
    await expect(chat.getByText('Sending')).toHaveCount(0);
  });
  await page.goto(`/ip/dashboard?creditorType=form_c`);
  await hand.does('Export what filters leave', async () => {
    const loaded = page.waitForEvent('download');
    await hand.click(page.getByRole('button', { name: 'Export Report' }));
    await (await loaded).path();
  });
  await hand.does('Approve a colleague', async () => {
    await hand.click(page.getByRole('button', { name: 'Team Management' }));
    const team = page.getByRole('dialog', { name: 'Team Management' });
    await hand.type(team.getByRole('searchbox', { name: 'Search the team' }), newcomer.user.email);
    await hand.click(team.getByRole('button', { name: 'Approve Ravi Menon' }));
    const question = page.getByRole('dialog', { name: /\?$/ });
    await hand.type(question.getByLabel('Current Password'), meera.password);
    await hand.press('Enter');
    await expect(page.getByText('Ravi Menon was approved').first()).toBeVisible();
  });
  await page.goto('/ip/enter');
  await hand.does('Enter a claim from paper', async () => {
    await hand.pick(page.getByLabel(/^Form/), 'form_d');
    await hand.pick(page.getByLabel(/^How it arrived/), 'post');
    const receivedOn = boxesOf(dateNamed(page, 'Day of receipt')).first();
    await hand.type(receivedOn, new Date().toISOString().slice(0, 10));
    const { claimAmount, natureOfClaim } = sampleValuesOf('form_d');
    const typed = { fullName: `Kamla ${randomUUID().slice(0, 8)}`, claimAmount, natureOfClaim };
    await page.locator('#entry-form').waitFor();
    await hand.type(control(page, 'fullName'), typed.fullName);
    await hand.type(control(page, 'claimAmount'), String(typed.claimAmount));
    await hand.pick(control(page, 'natureOfClaim'), String(typed.natureOfClaim));
    await hand.click(page.getByRole('button', { name: 'Enter the claim' }));
    await expect(page.locator('[data-claim-head]')).toContainText(String(typed.fullName));
  });
  appendFileSync(results, `${tableOf(hand.all)}\n`);
});
