import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskFor, deskOf, determinationStatesOf } from '@/tests/support/browser/desk';

const unsent = (page: Page) => page.getByRole('region', { name: /not sent/ });

/** Lets no decision through, as a line that drops. */
const cutOff = (page: Page) =>
  page.route('**/determinations', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );

test('a decision whose line dropped is there after a reload, and goes by itself once the line is back', async ({
  page,
}) => {
  const { meera, claims } = await deskFor('ip_admin', 2);
  const [first, second] = claims;
  await page.clock.install();
  await openAs(page, meera, `/ip/verify?assignee=mine&claim=${first?.id}`);
  const desk = deskOf(page);
  await expect(desk.heading).toHaveText(first?.number ?? '');
  await cutOff(page);
  await desk.fill('All');
  await desk.button('Confirm').click();
  await expect(page.getByText(`${first?.number} will be confirmed in a moment`)).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(unsent(page)).toContainText(`${first?.number} was not confirmed`);
  expect(await faultsOf(page)).toEqual([]);

  await page.reload();
  await expect(unsent(page)).toContainText(`${first?.number} was not confirmed`);
  await page.keyboard.press('F6');
  await expect(unsent(page).getByRole('button', { name: 'Try again' })).toBeFocused();
  expect(await determinationStatesOf(first?.id ?? '')).toEqual([]);
  await page.unroute('**/determinations');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(unsent(page)).toHaveCount(0);
  await expect
    .poll(() => determinationStatesOf(first?.id ?? ''))
    .toEqual([{ state: 'confirmed', admitted: '1000.00' }]);
  await page.reload();
  await expect(desk.heading).toHaveText(second?.number ?? '');
  await expect(unsent(page)).toHaveCount(0);
});

test('a decision that was cut short waits for the person, who drops it', { tag: '@long' }, async ({
  page,
}) => {
  const { meera, claims } = await deskFor('ip_admin', 1);
  const [claim] = claims;
  await page.clock.install();
  // A machine that stops tells no page to send what it holds.
  await page.addInitScript(() =>
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation()),
  );
  await openAs(page, meera, `/ip/verify?assignee=mine&claim=${claim?.id}`);
  const desk = deskOf(page);
  await expect(desk.heading).toHaveText(claim?.number ?? '');
  await desk.fill('All');
  await desk.button('Confirm').click();
  await expect(page.getByText(`${claim?.number} will be confirmed in a moment`)).toBeVisible();
  await page.reload();
  await expect(unsent(page)).toContainText(`${claim?.number} was not confirmed`);
  await unsent(page).getByRole('button', { name: 'Drop' }).click();
  await expect(unsent(page)).toHaveCount(0);
  await page.reload();
  await expect(desk.list).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);
  expect(await determinationStatesOf(claim?.id ?? '')).toEqual([]);
});
