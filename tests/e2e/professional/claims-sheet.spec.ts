import { expect, type Page } from '@playwright/test';
import { dayInIndia } from '@/lib/format/date';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs, pressTwice, unavailable } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { bar, boxes, claims, fileMany } from '@/tests/support/browser/console';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

const heads = (page: Page) => page.getByRole('columnheader');
const columns = (page: Page) => page.getByRole('button', { name: 'Columns' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Columns and rows' });
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** Dismisses the offer of two-step sign-in, which stands above the list. */
const answered = (page: Page, { user }: TestPerson) =>
  page.addInitScript((key) => sessionStorage.setItem(key, 'yes'), `secondFactorLater:${user.id}`);

/** The number of rows that are fully visible without scrolling. */
const rowsInSight = (page: Page) =>
  page.locator('tbody tr').evaluateAll(
    (found) =>
      found.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );

/** How many rows a page has in this browser. */
const withRows = (page: Page, url: string | undefined, count: number) =>
  page.context().addCookies([{ name: 'listRows', value: String(count), url: url ?? '' }]);

test('the list fills the window: 24 claims are visible at 1440 pixels, 16 at 1280, and nothing is cut off', async ({
  page,
  baseURL,
}) => {
  const meera = await signUp('ip_admin');
  await answered(page, meera);
  await withRows(page, baseURL, 50);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { path } = await fileMany(26);
  await rows(`UPDATE claims SET claim_amount = 1234567890.12 WHERE creditor_name = $1`, [
    decodeURIComponent(path.split('search=')[1] ?? ''),
  ]);
  await openAs(page, meera, path);
  await expect(claims(page)).toHaveCount(26);
  expect((await claims(page).first().boundingBox())?.height).toBe(28);
  expect(await faultsOf(page)).toEqual([]);
  for (const [width, height, least] of [
    [1440, 900, 24],
    [1920, 1080, 26],
    [1280, 720, 16],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() =>
        page.locator('.sheet > div').evaluate((sheet) => [
          sheet.scrollWidth - sheet.clientWidth,
          // Nothing of the page is below the window, and the sheet has its width.
          (document.scrollingElement?.scrollHeight ?? 0) - innerHeight,
          (document.querySelector('main')?.clientWidth ?? 0) - sheet.clientWidth < 30,
        ]),
      )
      .toEqual([0, 0, true]);
    expect(await rowsInSight(page), `${width} × ${height}`).toBeGreaterThanOrEqual(least);
  }
});

test('each browser chooses how many rows a page has, and the first page comes with them', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  const { path } = await fileMany(23);
  await openAs(page, meera, path);
  await expect(page.getByText('Showing 1 to 20 of 23 results')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(claims(page)).toHaveCount(3);
  await columns(page).click();
  await expect(dialog(page).getByRole('radio', { name: '20', exact: true })).toBeChecked();
  await dialog(page).getByRole('radio', { name: '50', exact: true }).click();
  // What cannot be saved is not chosen.
  await page.route('**/api/claims/layout', (route) => route.fulfill(unavailable));
  await inDialog(page, 'Save').click();
  await expectToast(page, 'Failed to save the columns', 'Briefly away.');
  // Behind a dialog nothing has a role.
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await page.unroute('**/api/claims/layout');
  await inDialog(page, 'Save').click();
  await expect(claims(page)).toHaveCount(23);
  await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/claims') asked.push(searchParams.get('limit') ?? '');
  });
  await page.reload();
  await expect(claims(page)).toHaveCount(23);
  // The server has read the list with the rows chosen.
  expect(asked.filter((limit) => limit !== '50')).toEqual([]);
});

test('a paper claim without an e-mail address shows none and offers no chat', async ({ page }) => {
  const meera = await signUp('ip_admin');
  const [first, last] = ['Kamla', `Devi ${Date.now()}`];
  const values = { email: '', ...someNumbers(), fullName: `${first} ${last}` };
  const entered = await call('POST', '/api/claims/entered', {
    token: meera.token,
    body: {
      ...claimBodyOf('form_d', values),
      receivedOn: dayInIndia(new Date()),
      receivedBy: 'post',
    },
  });
  expect(entered.status).toBe(201);
  await openAs(page, meera, `/ip/dashboard?search=${encodeURIComponent(last)}`);
  const row = claims(page);
  await expect(row).toContainText([`${first} ${last}`]);
  await expect(row.getByRole('button', { name: /^Update status of/ })).toBeVisible();
  expect(await row.innerHTML()).not.toContain('null');
  await expect(row.getByRole('button', { name: /chat/i })).toHaveCount(0);
});

test('a toast moves away from a bar that appears under it', async ({ page }) => {
  const meera = await signUp('ip_admin');
  await answered(page, meera);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { path } = await fileMany(1);
  await openAs(page, meera, path);
  await expect(claims(page)).toHaveCount(1);
  await columns(page).click();
  await inDialog(page, 'Save').click();
  const toast = page.locator('li[data-radix-collection-item]');
  await expect(toast).toContainText('Columns saved');
  await expect(dialog(page)).toBeHidden();
  await boxes(page).first().click();
  await expect(bar(page)).toBeVisible();
  const covered = () =>
    toast.evaluate((own) => {
      const box = own.getBoundingClientRect();
      return [...document.querySelectorAll('[data-lower-edge] button')]
        .filter((each) => {
          const { left, top, right, bottom } = each.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((each) => each.textContent);
    });
  await expect.poll(covered, { timeout: 3_000 }).toEqual([]);
  await expect(toast).toContainText('Columns saved');
});

test('head, filters and actions stay in place while the claims scroll', async ({ page }) => {
  const meera = await signUp('ip_admin');
  await answered(page, meera);
  await page.setViewportSize({ width: 1440, height: 640 });
  const { path, numbers } = await fileMany(20);
  await openAs(page, meera, path);
  await boxes(page).nth(0).click();
  await expect(bar(page)).toBeVisible();
  // With the keyboard, no focused element is under one of the bars.
  await page.keyboard.press('End');
  const last = boxes(page).nth(19);
  await expect(last).toBeFocused();
  await expect
    .poll(() =>
      last.evaluate((box) => {
        const { left, top, width, height } = box.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return box.contains(there);
      }),
    )
    .toBe(true);
  await expect(heads(page).filter({ hasText: 'Creditor' })).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: 'Search claims' })).toBeInViewport();
  await expect(bar(page)).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(page.getByRole('link', { name: numbers[0], exact: true })).toBeInViewport();
});

test('each professional chooses, orders and sizes their columns, for every device', async ({
  page,
  browser,
}) => {
  const meera = await signUp('ip_admin');
  const { path } = await fileMany(2);
  await openAs(page, meera, path);
  await columns(page).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Creditor' })).toBeDisabled();
  expect(await faultsOf(page)).toEqual([]);
  await dialog(page).getByRole('checkbox', { name: 'Docs' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Email' }).click();
  await inDialog(page, 'Move Status up').click();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('spinbutton', { name: 'Width of Email in pixels' }).fill('90');
  await dialog(page).getByRole('radio', { name: 'Comfortable' }).click();
  await page.route('**/api/claims/layout', (route) => route.fulfill(unavailable));
  await inDialog(page, 'Save').click();
  await expectToast(page, 'Failed to save the columns', 'Briefly away.');
  await expect(dialog(page)).toBeVisible();
  await page.unroute('**/api/claims/layout');
  await pressTwice(inDialog(page, 'Save'));
  await expect(dialog(page)).toBeHidden();
  const chosen = ['', 'Creditor', 'Claim ID', 'Form', 'Status', 'Amount', 'Admitted'];
  const after = ['Assigned To', 'Submitted', 'Due', 'Flags', 'Email', 'Actions'];
  const names = async (on: Page) =>
    (await heads(on).allInnerTexts()).map((text) => text.trim().replace('Selection', ''));
  await expect.poll(() => names(page)).toEqual([...chosen, ...after]);
  await expect(claims(page).first().getByText('Asha Devi')).toBeVisible();
  const email = heads(page).filter({ hasText: 'Email' });
  await expect.poll(async () => (await email.boundingBox())?.width).toBe(90);

  const elsewhere = await browser.newPage();
  await openAs(elsewhere, meera, path);
  await expect.poll(() => names(elsewhere)).toEqual([...chosen, ...after]);
  await elsewhere.close();

  await columns(page).click();
  await inDialog(page, 'Back to the default').click();
  await inDialog(page, 'Save').click();
  await expect(heads(page).filter({ hasText: 'Email' })).toHaveCount(0);
  await expect(heads(page).filter({ hasText: 'Docs' })).toHaveCount(1);
});

test('a column resized by its edge is not sorted, and goes back when saving fails', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  await answered(page, meera);
  const { path } = await fileMany(2);
  await openAs(page, meera, path);
  await expect(claims(page)).toHaveCount(2);
  const status = heads(page).filter({ hasText: 'Status' });
  const width = async () => Math.round((await status.boundingBox())?.width ?? 0);
  const drag = async (by: number, end: () => Promise<void> = () => page.mouse.up()) => {
    const box = await status.boundingBox();
    if (!box) throw new Error('the head is seen');
    const [x, y] = [box.x + box.width - 3, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y, { steps: 3 });
    await page.mouse.move(x + by, y, { steps: 3 });
    await end();
  };
  const before = await width();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/claims/layout') && answer.request().method() === 'PUT',
  );
  await drag(60);
  expect((await kept).status()).toBe(200);
  await expect.poll(width).toBe(before + 60);
  expect(new URL(page.url()).searchParams.get('sort')).toBeNull();
  await page.reload();
  await expect.poll(width).toBe(before + 60);

  await drag(-30, () => page.keyboard.press('Escape'));
  await page.mouse.up();
  await expect.poll(width).toBe(before + 60);
  await page.route('**/api/claims/layout', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(unavailable) : route.fallback(),
  );
  await drag(40);
  await expectToast(page, 'Failed to save the columns', 'Briefly away.');
  await expect.poll(width).toBe(before + 60);
  await page.unrouteAll();
  // A column cannot become narrower than is readable.
  await drag(-500);
  await expect.poll(width).toBeLessThan(before);
  await expect.poll(width).toBeGreaterThanOrEqual(48);
  await status.getByRole('button').click();
  await expect(page).toHaveURL(/sort=status/);
});

test('columns stored by another version are merged, and columns that cannot be loaded are the usual ones', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  const { path } = await fileMany(1);
  const kept = {
    density: 'dense',
    columns: [
      { id: 'priority', shown: true, width: 80 },
      { id: 'status', shown: true },
      { id: 'creditor', shown: true },
    ],
  };
  await call('PUT', '/api/claims/layout', { token: meera.token, body: { layout: kept } });
  await openAs(page, meera, path);
  await expect(claims(page)).toHaveCount(1);
  await expect(heads(page).nth(1)).toHaveAccessibleName('Status');
  await expect(heads(page).filter({ hasText: 'Flags' })).toHaveCount(1);
  await expect(heads(page)).toHaveCount(13);
});

test('a claim whose heads do not add up is marked in its row', async ({ page }) => {
  const institutionName = `Setu Bank ${Date.now()}`;
  const claim = await createClaimAs(await signUp(), 'form_c', {
    institutionName,
    penaltyAmount: '450000.01',
  });
  await openAs(
    page,
    await signUp('ip_admin'),
    `/ip/dashboard?search=${encodeURIComponent(institutionName)}`,
  );
  const row = claims(page).filter({ hasText: claim.claimNumber });
  await expect(row.getByText('Sum differs')).toBeVisible();
  await expect(row.getByTitle('The amounts of its heads do not add up to its total')).toBeVisible();
});

test('on paper the list has its heads, what narrows it, and nothing over its rows', async ({
  page,
}) => {
  const { path, search } = await fileMany(3);
  // The width of a sheet of paper, where the screen has cards.
  await page.setViewportSize({ width: 690, height: 1_000 });
  await openAs(page, await signUp('ip_admin'), `${path}&status=submitted`);
  await expect(claims(page)).toHaveCount(3);
  await boxes(page).first().click();
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Claim ID', 'Creditor', 'Amount', 'Status'])
    await expect(heads(page).filter({ hasText: name }).first()).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search claims' })).toHaveValue(search);
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  const [head, row] = [heads(page).nth(1), claims(page).first()];
  const [above, below] = [await head.boundingBox(), await row.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  // As a table: its cells stand beside each other, without the box and the buttons.
  const cells = row.getByRole('cell');
  const tops = await cells.evaluateAll((all) =>
    all.filter((cell) => cell.checkVisibility()).map((cell) => cell.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  await expect(row.getByRole('checkbox')).toBeHidden();
});
