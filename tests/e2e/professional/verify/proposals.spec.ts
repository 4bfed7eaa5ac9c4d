import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { send } from '@/tests/api/documents/documents-support';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskFor, deskOf, determinationStatesOf } from '@/tests/support/browser/desk';
import { assignTo } from '@/tests/support/data/claims';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { paper } from '@/tests/support/data/papers';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

const whole = (amount: string) => determinationOf([{ head: 'principal', admitted: amount }]);

test('many proposals are confirmed together after their sum was shown, and those changed meanwhile are named', async ({
  page,
}) => {
  const { asha, meera, ravi, claims } = await deskFor('ip_case_manager', 3);
  for (const [at, { id }] of claims.entries()) {
    await determineAs(ravi, id, whole(`${at + 1}000`));
    await assignTo(meera, id, meera);
  }
  const [first, second, third] = claims;
  await withoutLive(page);
  await openAs(page, meera, '/ip/verify?queue=proposed&assignee=mine');
  const desk = deskOf(page);
  await expect(desk.item(third?.number ?? '')).toBeVisible();
  await desk.list.getByRole('button', { name: 'Choose all' }).click();
  await expect(desk.list.getByRole('button', { name: 'Confirm 3…' })).toBeVisible();
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('3 proposals take effect');
  await expect(dialog).toContainText('₹6,000.00');
  await expect(dialog.getByRole('row', { name: /^Ravi/ })).toContainText('3');
  await expect(dialog.getByRole('link', { name: third?.number }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const edited = await ask(asha, 'PATCH', `claims/${second?.id}`, {
    claimData: { claimDescription: 'Another bill of the same month.' },
  });
  expect(edited.status).toBe(200);
  await dialog.getByRole('button', { name: 'Confirm 3' }).click();
  await expect(dialog).toBeHidden();
  // Taken back in time, it was never sent, and the proposals are chosen again.
  await page.keyboard.press('u');
  await expect(desk.list.getByRole('button', { name: 'Confirm 3…' })).toBeVisible();
  expect(await determinationStatesOf(first?.id ?? '')).toMatchObject([{ state: 'proposed' }]);
  await page.keyboard.press('b');
  await expect(dialog).toContainText('1 is of a claim that was edited since');
  await dialog.getByRole('button', { name: 'Confirm 2' }).click();
  await desk.list.getByRole('button', { name: 'Now' }).click();
  await expect(desk.list).toContainText('2 proposals were confirmed, admitting ₹4,000.00.');
  expect(await faultsOf(page)).toEqual([]);
  await desk.list.getByRole('button', { name: '1 was left out' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${second?.number} The claim was changed after you read it. Read it again before you determine it.`,
  ]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const saved = page.waitForEvent('download');
  await desk.list.getByRole('button', { name: 'What was confirmed together' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(first?.number ?? '');
  await desk.list.getByRole('button', { name: 'Close what was confirmed' }).click();
  await expect(desk.list.getByRole('listitem')).toHaveCount(1);
  expect(await determinationStatesOf(first?.id ?? '')).toMatchObject([{ state: 'confirmed' }]);
  expect(await determinationStatesOf(second?.id ?? '')).toMatchObject([{ state: 'proposed' }]);
  // Opening the claim that was skipped shows the reason.
  await page.keyboard.press('j');
  await expect(desk.determination).toContainText('The claim was edited since');
});

test('a document added after a proposal is shown beside it', async ({ page }) => {
  const { asha, meera, claims } = await deskFor('ip_admin', 1);
  const id = claims[0]?.id ?? '';
  const sendBill = async (month: string) => {
    const answer = await send(asha, paper([month]), `${month}.pdf`, { before: { claimId: id } });
    expect(answer.status).toBe(201);
  };
  await sendBill('May');
  expect((await determineAs(meera, id, whole('1000'))).status).toBe(201);
  await openAs(page, meera, `/ip/verify?queue=proposed&claim=${id}`);
  const { determination } = deskOf(page);
  await expect(determination).toContainText('Proposal 1 by');
  await expect(determination).not.toContainText('added since');
  await sendBill('June');
  await page.reload();
  await expect(determination).toContainText(
    'A document was added since. Look at it before you confirm anything.',
  );
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('where two people are required', () => {
  let portal: OwnPortal;
  let address: string;
  test.beforeAll(async () => {
    portal = await ownPortal();
    ({ address } = await portal.start());
  });
  test.afterAll(() => portal.remove());

  test('the proposer cannot confirm their own proposal, and a second person can', async ({
    page,
    browser,
  }) => {
    const { meera, claims } = await deskFor('ip_admin', 1, { portal: address });
    const [claim] = claims;
    const changed = await ask(meera, 'PATCH', 'case', { determinationNeedsTwo: true });
    expect(changed.status).toBe(200);
    await openAs(page, meera, `/ip/verify?claim=${claim?.id}`);
    const desk = deskOf(page);
    await expect(desk.button('Propose')).toBeVisible();
    await expect(desk.button('Confirm')).toHaveCount(0);
    await page.keyboard.press('a');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('2');
    // The former list is shown until the new one has loaded.
    await expect(desk.queue('Proposed 1')).toHaveCount(1);
    await expect(desk.item(claim?.number ?? '')).toBeVisible();
    await page.keyboard.press('j');
    await expect(desk.determination).toContainText('Somebody else has to confirm it.');
    await expect(desk.button('Confirm')).toBeDisabled();

    const { meera: leela } = await deskFor('ip_admin', 0, { portal: address });
    const other = await (await browser.newContext()).newPage();
    await openAs(other, leela, `/ip/verify?queue=proposed&claim=${claim?.id}`);
    await deskOf(other).button('Confirm').click();
    await expect(other.getByText(`${claim?.number} will be confirmed in a moment`)).toBeVisible();
    await other.goto(`${address}/ip/dashboard`);
    await expect
      .poll(() =>
        portal.database
          .query('SELECT state FROM determinations WHERE claim_id = $1', [claim?.id])
          .then(({ rows }) => rows),
      )
      .toEqual([{ state: 'confirmed' }]);
  });
});
