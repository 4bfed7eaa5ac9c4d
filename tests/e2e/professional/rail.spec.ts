import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { fileMany } from '@/tests/support/browser/console';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const more = (page: Page) => rail(page).getByRole('button', { name: 'More' });
const heightOf = (page: Page) =>
  page.getByRole('banner').evaluate((head) => head.getBoundingClientRect().height);

test('the rail is folded at 1280 pixels and has its words from 1440 on, under a head of 48', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, await signUp('ip_admin'), '/ip/dashboard');
  expect((await rail(page).boundingBox())?.width).toBe(52);
  expect(await heightOf(page)).toBeCloseTo(48, 0);
  await expect(rail(page).getByTitle('Letters for the post')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await rail(page).boundingBox())?.width).toBe(160);
  await expect(rail(page).getByText('Letters', { exact: true })).toBeInViewport();
  const main = await page.getByRole('main').boundingBox();
  expect(main?.x).toBe(160);
  expect(await faultsOf(page)).toEqual([]);

  // By keyboard: from the skip link past the rail, and through it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rail(page).getByRole('link', { name: 'Claims' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ip\/verify$/);
  await expect(rail(page).getByRole('link', { name: 'Verification desk' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(rail(page)).toBeHidden();
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBe(0);
});

test('what is rare is behind the last button, and the team opens over any page', async ({
  page,
}) => {
  await openAs(page, await signUp('ip_admin'), '/ip/case');
  await more(page).click();
  const opened = page.getByRole('dialog', { name: 'More' });
  await expect(opened.getByRole('link', { name: 'Figures of a period' })).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);
  await opened.getByRole('link', { name: 'Undelivered mail' }).click();
  await expect(page).toHaveURL(/\/ip\/mail$/);
  await expect(opened).toBeHidden();
  await rail(page).getByRole('button', { name: 'Team' }).click();
  const team = page.getByRole('dialog', { name: 'Team Management' });
  await expect(team).toBeVisible();
  // No claims are listed here.
  await expect(team).not.toContainText('on this page');
});

test('whoever waits for approval or has to set up two-step sign-in has no rail, and the whole width', async ({
  page,
}) => {
  const waiting = await signUp('ip_case_manager');
  await rows(`UPDATE users SET status = 'pending' WHERE id = $1`, [waiting.user.id]);
  for (const path of ['/ip/dashboard', '/ip/preferences']) {
    await openAs(page, waiting, path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(rail(page)).toHaveCount(0);
    expect(await page.getByRole('banner').evaluate((head) => head.getBoundingClientRect().x)).toBe(
      0,
    );
  }
});

test('@phone on a phone the rail is a bar of five at the foot, over which nothing is lost', async ({
  page,
}) => {
  const { path } = await fileMany(3);
  await openAs(page, await signUp('ip_admin'), path);
  const [bar, room] = [await rail(page).boundingBox(), page.viewportSize()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(room?.height);
  expect(await heightOf(page)).toBeCloseTo(48, 0);
  const seen = await rail(page).getByRole('listitem').filter({ visible: true }).allInnerTexts();
  expect(seen).toEqual(['Claims', 'Desk', 'Lists', 'Letters', 'More']);
  expect(await faultsOf(page)).toEqual([]);
  // The end of the page, and a bar that keeps to the lower edge, are above it.
  await page
    .getByRole('checkbox', { name: /^Select CLM-/ })
    .first()
    .click();
  const selected = page.getByRole('region', { name: 'Selected claims' });
  await expect
    .poll(async () => {
      const box = await selected.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) <= (bar?.y ?? 0) + 1;
    })
    .toBe(true);
  await more(page).click();
  const opened = page.getByRole('dialog', { name: 'More' });
  await expect(opened.getByRole('link', { name: 'Figures of a period' })).toBeVisible();
  await expect(opened.getByRole('link', { name: 'Case settings' })).toBeVisible();
  await opened.getByRole('button', { name: 'Team' }).click();
  await expect(page.getByRole('dialog', { name: 'Team Management' })).toBeVisible();
});
