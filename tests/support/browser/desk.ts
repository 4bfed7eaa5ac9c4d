import { expect, type Page } from '@playwright/test';
import type { DeskQueue } from '@/lib/claims/queues/desk/queues';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';

/** The visible parts of the desk. */
export const deskOf = (page: Page) => {
  const list = page.getByRole('region', { name: 'Claims', exact: true });
  const claim = page.getByRole('region', { name: 'Claim', exact: true });
  const determination = page.getByRole('region', { name: 'Determination', exact: true });
  return {
    list,
    claim,
    determination,
    item: (number: string) => list.getByRole('listitem').filter({ hasText: number }),
    /** A queue among those to choose from, with how many claims it has. */
    queue: (name: string) =>
      list.getByLabel('Queues').locator('option', { hasText: new RegExp(`^${name}`) }),
    toQueue: (queue: DeskQueue) => list.getByLabel('Queues').selectOption(queue),
    /** A head of the claim: a row of the table, or a card on phones. */
    head: (name: string) =>
      determination
        .getByRole('row', { name, exact: true })
        .or(determination.getByRole('group', { name, exact: true })),
    /** Fills all heads in, as no head has the focus. */
    fill: (what: 'All' | 'None' | 'Rest: verify' | 'Rest: refuse') =>
      determination.getByRole('button', { name: new RegExp(`^${what} \\(`) }).click(),
    /** Why the head in focus is not admitted. */
    reason: determination.locator('select[name*=".reasons."][name$=".code"]'),
    sum: (part: 'admitted' | 'notAdmitted' | 'underVerification') =>
      determination.locator(`[data-sum=${part}]`),
    button: (name: string) => determination.getByRole('button', { name, exact: true }),
    undo: page.getByRole('button', { name: 'Undo' }),
    /** Waits until the desk responds to keys and presses, since it is shown before. */
    alive: () => expect(list.locator('> :not([inert])').first()).toContainText('To verify'),
    heading: claim.getByRole('heading', { level: 2 }).first(),
  };
};

/** An administrator, a case manager, and so many claims on Form B assigned to one of them, the oldest first. */
export async function deskFor(
  whose: 'ip_admin' | 'ip_case_manager',
  count: number,
  { portal = '', type = 'form_b' as Parameters<typeof createClaimAs>[1], changes = {} } = {},
) {
  const [asha, meera, ravi] = await Promise.all([
    signUp('claimant', portal),
    signUp('ip_admin', portal),
    signUp('ip_case_manager', portal),
  ]);
  const assignee: TestPerson = whose === 'ip_admin' ? meera : ravi;
  const claims = [];
  for (let n = 1; n <= count; n += 1) {
    const claim = await createClaimAs(asha, type, { claimAmount: `${n}000`, ...changes });
    await assignTo(meera, claim.id, assignee);
    claims.push({ id: claim.id, number: claim.claimNumber });
  }
  return { asha, meera, ravi, claims };
}

/** The states of the determinations of a claim, oldest first. */
export const determinationStatesOf = (claimId: string) =>
  rows<{ state: string; admitted: string }>(
    'SELECT state, admitted::text FROM determinations WHERE claim_id = $1::uuid ORDER BY number',
    [claimId],
  );
