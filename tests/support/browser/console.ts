import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { createClaimAs } from '@/tests/support/data/claims';
import { copyClaim } from '@/tests/support/data/many-claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';

/** The parts of the professionals' dashboard that tests use. */
export const claims = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
export const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select CLM-/ });
export const wholePage = (page: Page) =>
  page.getByRole('checkbox', { name: 'Select all on this page' });
export const bar = (page: Page) => page.getByRole('region', { name: 'Selected claims' });
export const buttonInBar = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true });

/** Files so many claims under a unique name, the first the newest, each a rupee larger than the next. */
export async function fileMany(count: number, assignee?: TestPerson) {
  const companyName = `Setu ${randomUUID()}`;
  const first = await createClaimAs(await signUp(), 'form_b', { companyName });
  await copyClaim(first.id, count - 1);
  const filed = await rows<{ id: string; number: string }>(
    `UPDATE claims SET assigned_to_id = $2::uuid, claim_amount = 1000 + extract(epoch FROM submitted_at) / 60
     WHERE creditor_name = $1 RETURNING id, claim_number AS number`,
    [companyName, assignee?.user.id ?? null],
  );
  const numbers = await rows<{ number: string }>(
    'SELECT claim_number AS number FROM claims WHERE creditor_name = $1 ORDER BY submitted_at DESC',
    [companyName],
  );
  return {
    search: companyName,
    path: `/ip/dashboard?search=${encodeURIComponent(companyName)}`,
    numbers: numbers.map(({ number }) => number),
    idOf: (number: string | undefined) => filed.find((claim) => claim.number === number)?.id ?? '',
  };
}

/** The statuses of the claims under this name, the newest first. */
export const statusesOf = async (search: string) =>
  (
    await rows<{ status: string }>(
      'SELECT status FROM claims WHERE creditor_name = $1 ORDER BY submitted_at DESC',
      [search],
    )
  ).map(({ status }) => status);

/** Sends a change that is waiting for an undo. */
export const sendNow = (page: Page) =>
  page.getByRole('button', { name: 'Now', exact: true }).click();

/** What presses and types; that of the bench counts. */
interface Hand {
  click(what: Locator): Promise<void>;
  type(what: Locator, text: string): Promise<void>;
}

const uncounted: Hand = {
  click: (what) => what.click(),
  type: (what, text) => what.fill(text),
};

/** Picks a person from a list that narrows while typing: only what remains stays in place. */
export async function pick(page: Page, combobox: Locator, email: string, hand = uncounted) {
  await hand.click(combobox);
  await hand.type(page.getByPlaceholder('Search by name or email'), email);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(1);
  await hand.click(options.filter({ hasText: email }));
  await expect(options).toHaveCount(0);
}

export async function chooseStatus(page: Page, status: string, hand = uncounted) {
  await hand.click(page.getByRole('dialog').getByRole('combobox', { name: 'New status' }));
  await hand.click(page.getByRole('option', { name: status }));
}

export async function chooseAssignee(page: Page, email: string, hand = uncounted) {
  const assignee = page.getByRole('dialog').getByRole('combobox', { name: 'Assignee' });
  await pick(page, assignee, email, hand);
}
