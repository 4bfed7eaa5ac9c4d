import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskFor, deskOf } from '@/tests/support/browser/desk';
import { rows } from '@/tests/support/database/database';

const queueOf = async (claimId: string | undefined) =>
  (await rows<{ queue: string }>('SELECT queue::text FROM claim_desk WHERE id = $1', [claimId]))[0]
    ?.queue;

/** Opens the first of two claims at a desk whose clock the test moves. */
async function openFirst(page: Page) {
  const { ravi, claims } = await deskFor('ip_case_manager', 2);
  const [first, second] = claims;
  await page.clock.install();
  await openAs(page, ravi, `/ip/verify?claim=${first?.id}&pane=determination`);
  const desk = deskOf(page);
  await expect(desk.button('Set aside…')).toBeVisible();
  return { desk, ravi, first, second };
}

test('a claim is set aside by keys, the next one opens, and it comes back by the same key', async ({
  page,
}) => {
  const { desk, ravi, first, second } = await openFirst(page);
  await desk.alive();
  await page.keyboard.press('F7');
  const dialog = page.getByRole('dialog', { name: `Set ${first?.number} aside` });
  await expect(dialog.getByRole('radio', { name: /^Tomorrow/ })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(desk.heading).toHaveText(second?.number ?? '');
  await expect(page.getByText(`${first?.number} will be set aside in a moment`)).toBeVisible();
  expect(await queueOf(first?.id)).toBe('to_verify');
  await page.clock.fastForward(11_000);
  await expect(desk.queue('Set aside')).toContainText('1');

  await page.keyboard.press('4');
  await page.keyboard.press('4');
  await desk
    .item(first?.number ?? '')
    .getByRole('link')
    .click();
  await expect(
    desk.determination.getByText(
      new RegExp(`^Set aside until .* by ${ravi.user.firstName} ${ravi.user.lastName}$`),
    ),
  ).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('F7');
  await expect(desk.button('Set aside…')).toBeVisible();
  await expect(desk.queue('Set aside')).toContainText('0');
  expect(await queueOf(first?.id)).toBe('to_verify');
});

test('what is undone in time is not set aside', async ({ page }) => {
  const { desk, first } = await openFirst(page);
  await desk.alive();
  await page.keyboard.press('F7');
  await page.getByRole('button', { name: 'Set aside', exact: true }).click();
  await page.keyboard.press('u');
  await expect(desk.heading).toHaveText(first?.number ?? '');
  await page.clock.fastForward(11_000);
  await expect(desk.queue('Set aside')).toContainText('0');
  expect(await queueOf(first?.id)).toBe('to_verify');
});

test('on a telephone it is set aside until the claimant answers, and their message brings it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { desk, first } = await openFirst(page);
  await desk.button('Set aside…').click();
  await page.getByRole('radio', { name: 'When the claimant answers' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Asked by telephone');
  await page.getByRole('button', { name: 'Set aside', exact: true }).click();
  await page.clock.fastForward(11_000);
  await expect.poll(() => queueOf(first?.id)).toBe('set_aside');
  await rows(
    `INSERT INTO messages (claim_id, sender_id, message) SELECT id, claimant_id, 'Here it is' FROM claims WHERE id = $1`,
    [first?.id],
  );
  expect(await queueOf(first?.id)).toBe('to_verify');
});
