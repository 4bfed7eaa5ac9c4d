import { expect, type Page } from '@playwright/test';
import { send, sendAsBefore } from '@/tests/api/documents/documents-support';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { png, xlsx } from '@/tests/support/data/files';
import {
  endless,
  filledField,
  filledForm,
  largeScan,
  letter,
  lockedPaper,
  paper,
  picture,
  scan,
  workbook,
} from '@/tests/support/data/papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';

// A width at which the documents are not beside the claim already.
test.use({ viewport: { width: 1200, height: 900 } });

const viewer = (page: Page) => page.getByRole('region', { name: 'Document', exact: true });
const drawn = (page: Page, name: string) =>
  viewer(page)
    .locator(`[role=group][data-drawn]`)
    .and(page.getByLabel(name, { exact: true }));
const which = (page: Page) => viewer(page).getByLabel('Open document');

/** The documents of a claim that were opened, by the trail, the oldest first. */
const openedOf = async (claimId: string) =>
  (
    await rows<{ name: string }>(
      `SELECT d.original_file_name AS name FROM audit_entries e
       JOIN documents d ON d.id = (e.details->>'documentId')::uuid
       WHERE e.claim_id = $1::uuid AND e.action = 'document_opened' ORDER BY e.id`,
      [claimId],
    )
  ).map(({ name }) => name);

/** A claim with these files, its page open for an administrator. */
async function openClaim(
  page: Page,
  files: [name: string, content: Buffer, sent?: typeof sendAsBefore][],
) {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const { id } = await createClaimAs(asha);
  for (const [name, content, sent = send] of files) {
    const { status, text } = await sent(asha, content, name, { before: { claimId: id } });
    if (status !== 201) throw new Error(text);
  }
  await openAs(page, meera, `/ip/claim/${id}?tab=documents`);
  return { id, asha, meera };
}

const widerThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const openHere = (page: Page) => page.getByRole('button', { name: 'Open in this page' }).click();

test('a PDF is shown in the page, and can be moved by keys, searched and turned', async ({
  page,
}) => {
  const { id } = await openClaim(page, [
    ['invoices.pdf', paper(['Invoice one', 'Invoice two', 'Total due 4,200'])],
  ]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeVisible();
  expect(asked.filter((url) => /pdf|sealed/.test(url))).toEqual([]);
  await openHere(page);
  await expect(drawn(page, 'invoices.pdf')).toBeVisible();
  await expect(viewer(page).getByText('Invoice one')).toBeVisible();
  const number = viewer(page).getByLabel('Page number');
  await page.keyboard.press('.');
  await expect(number).toHaveValue('2');
  await page.keyboard.press(',');
  await expect(number).toHaveValue('1');
  await page.keyboard.press('f');
  await page.keyboard.type('total due r.+');
  await expect(viewer(page).getByRole('status')).toHaveText('Not found');
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('Backspace');
  await expect(viewer(page).getByRole('status')).toHaveText('1 of 1');
  await expect(number).toHaveValue('3');
  await page.keyboard.press('Escape');
  await expect(viewer(page).getByRole('search')).toBeHidden();

  const third = viewer(page).getByLabel('Page 3', { exact: true });
  const height = async () => (await third.boundingBox())?.height ?? 0;
  const fitting = await height();
  await page.keyboard.press('+');
  await expect.poll(height).toBeGreaterThan(fitting);
  expect(await widerThanWindow(page)).toBe(false);
  await page.keyboard.press('0');
  await expect.poll(height).toBe(fitting);
  await page.keyboard.press('r');
  await expect.poll(height).toBeLessThan(fitting);
  expect(await openedOf(id)).toEqual(['invoices.pdf']);
});

/** The share of a drawn page that is not white, in per cent. */
const inkOn = (page: Page) =>
  viewer(page)
    .locator('.page canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
      return Math.round((dark / (width * height)) * 100);
    });

test('a large scan is drawn smaller, and a page on which nothing can be drawn says so', async ({
  page,
}) => {
  const { id } = await openClaim(page, [
    ['a3.pdf', largeScan(7016, 9921)],
    ['poster.pdf', largeScan(12_000, 12_000)],
    ['form.pdf', filledForm([filledField('a', '(Asha Rao)')])],
  ]);
  const empty = viewer(page).getByText('Nothing can be seen on this page.');
  await openHere(page);
  await expect(drawn(page, 'a3.pdf')).toBeVisible();
  expect(await inkOn(page)).toBe(50);
  await expect(empty).toBeHidden();
  await page.keyboard.press(']');
  await expect(drawn(page, 'poster.pdf')).toBeVisible();
  await expect(empty).toHaveCount(1);
  await page.keyboard.press('+');
  await expect(empty).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press(']');
  await expect(drawn(page, 'form.pdf')).toBeVisible();
  await expect(empty).toHaveCount(0);
  expect(await openedOf(id)).toEqual(['a3.pdf', 'poster.pdf', 'form.pdf']);
});

// Otherwise a file of two kilobytes would keep every other document of the page from being shown, until it is loaded anew.
test('a PDF that is never done with keeps no other from being shown', async ({ page }) => {
  await openClaim(page, [
    ['endless.pdf', endless()],
    ['bill.pdf', paper(['Total due 4,200'])],
  ]);
  await openHere(page);
  await expect(viewer(page).getByText('Opening')).toBeVisible();
  await page.keyboard.press(']');
  await expect(drawn(page, 'bill.pdf')).toBeVisible();
  await expect(viewer(page).getByText('Total due 4,200')).toBeVisible();
});

test('keys open the next document, which is loaded before and not recorded as opened', async ({
  page,
}) => {
  const { id } = await openClaim(page, [
    ['a.pdf', paper(['First paper'])],
    ['b.png', picture(1200, 400)],
    [
      'c.xlsx',
      await workbook({
        Dues: [
          ['Month', 'Due'],
          ['May', 1250],
        ],
        More: [['On the second sheet']],
      }),
    ],
    ['d.docx', letter('<w:p><w:r><w:t>Dear committee</w:t></w:r></w:p>')],
  ]);
  const sealed: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/sealed')) sealed.push(response.url());
  });
  await openHere(page);
  await expect(drawn(page, 'a.pdf')).toBeVisible();
  await expect.poll(() => sealed.length).toBe(1);
  expect(await openedOf(id)).toEqual(['a.pdf']);

  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/view')) views.push(request.url());
  });
  await page.keyboard.press(']');
  await expect(drawn(page, 'b.png')).toBeVisible();
  const image = viewer(page).getByRole('img', { name: 'b.png' });
  const flat = await image.boundingBox();
  await page.keyboard.press('r');
  await expect
    .poll(async () => (await image.boundingBox())?.height)
    .toBeGreaterThan(flat?.height ?? 0);
  await page.keyboard.press('+');
  expect(await widerThanWindow(page)).toBe(false);

  await page.keyboard.press(']');
  await expect(viewer(page).getByRole('table', { name: 'Dues' })).toBeVisible();
  await expect(viewer(page).getByRole('row', { name: '2 May 1250' })).toBeVisible();
  await viewer(page).getByLabel('Sheet', { exact: true }).selectOption('More');
  await expect(viewer(page).getByRole('cell', { name: 'On the second sheet' })).toBeVisible();
  await drawn(page, 'c.xlsx').focus();
  await page.keyboard.press(']');
  await expect(viewer(page).getByText('Dear committee')).toBeVisible();
  await page.keyboard.press(']');
  await expect(which(page)).toHaveValue(/.+/);
  expect(views).toEqual([]);
  await page.keyboard.press('[');
  await expect(drawn(page, 'c.xlsx')).toBeVisible();
  expect(await openedOf(id)).toEqual(['a.pdf', 'b.png', 'c.xlsx', 'd.docx', 'c.xlsx']);
});

test('files that cannot be shown say so, and the other documents can still be opened', async ({
  page,
}) => {
  await openClaim(page, [
    ['spoiled.pdf', Buffer.alloc(4000, '%PDF-1.7\n'), sendAsBefore],
    ['spoiled.png', png.subarray(0, 40)],
    ['spoiled.xlsx', xlsx()],
    ['spoiled.docx', letter('<w:p>')],
    ['good.pdf', paper(['Good'])],
  ]);
  await openHere(page);
  const notice = viewer(page).getByRole('alert');
  for (const name of ['spoiled.pdf', 'spoiled.png', 'spoiled.xlsx', 'spoiled.docx']) {
    await expect(which(page).locator('option:checked')).toContainText(name);
    await expect(notice).toContainText(/cannot be read/);
    await expect(notice.getByRole('button', { name: `Download ${name}` })).toBeVisible();
    await page.keyboard.press(']');
  }
  await expect(drawn(page, 'good.pdf')).toBeVisible();
});

test('a locked PDF opens with its password, which is not sent', async ({ page }) => {
  const { id } = await openClaim(page, [
    ['locked.pdf', lockedPaper('RAVI1990'), sendAsBefore],
    ['good.pdf', paper(['Good'])],
  ]);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openHere(page);
  const form = viewer(page).getByRole('form', { name: 'This file is protected with a password' });
  const field = form.getByLabel('Password of the file');
  await expect(field).toBeVisible();
  // Keys act on the page until the password field is focused.
  await page.keyboard.press(']');
  await expect(drawn(page, 'good.pdf')).toBeVisible();
  await page.keyboard.press('[');
  await expect(field).toBeVisible();
  await page.keyboard.press('f');
  await expect(field).toBeFocused();
  await page.keyboard.type('ravi]');
  await page.keyboard.press('Enter');
  await expect(form).toContainText('This password does not open the file');
  await expect(field).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await field.fill('RAVI1990');
  await page.keyboard.press('Enter');
  await expect(drawn(page, 'locked.pdf')).toContainText('Salary slip');
  await expect(form).toHaveCount(0);
  expect(sent.join('\n')).not.toMatch(/ravi1990/i);
  expect(await openedOf(id)).toEqual(['locked.pdf', 'good.pdf', 'locked.pdf']);
});

test('a removed document, a failing network and a busy portal are reported', async ({ page }) => {
  await openClaim(page, [
    ['a.pdf', paper(['First'])],
    ['b.pdf', paper(['Second'])],
  ]);
  await page.route('**/view', (route) => route.abort());
  await openHere(page);
  const notice = viewer(page).getByRole('alert');
  await expect(notice).toContainText('The document could not be opened');
  await page.unroute('**/view');
  await page.route('**/view', (route) => route.fulfill({ status: 413, body: 'too large' }));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(notice).toContainText('too large for the network');
  await page.unroute('**/view');
  const gone = { status: 404, json: { message: 'Document not found', code: 'not_found' } };
  await page.route('**/view', (route) => route.fulfill(gone));
  await page.keyboard.press(']');
  await expect(notice).toContainText('no longer there');
  await page.unroute('**/view');
  await page.keyboard.press('[');
  await expect(drawn(page, 'a.pdf')).toBeVisible();
});

test('the viewer opens and closes by keyboard, returns the focus, and passes the accessibility checks', async ({
  page,
}) => {
  await openClaim(page, [['a.pdf', paper(['First'])]]);
  const open = page.getByRole('button', { name: 'Open in this page' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(drawn(page, 'a.pdf')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close the document' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open).toBeFocused();
});

test('a scanned page is decoded and shown', async ({ page }) => {
  await openClaim(page, [['scan.pdf', scan()]]);
  await openHere(page);
  await expect(drawn(page, 'scan.pdf')).toBeVisible();
  const canvas = viewer(page).locator('canvas').first();
  const middle = () =>
    canvas.evaluate((element: HTMLCanvasElement) =>
      Array.from(
        element.getContext('2d')?.getImageData(element.width / 2, element.height / 2, 1, 1).data ??
          [],
      ),
    );
  await expect.poll(middle).toEqual([0, 0, 0, 255]);
});

test('a claim’s page names who else has it open, as long as they do', async ({ page, browser }) => {
  const { id, meera } = await openClaim(page, []);
  const kavya = await signUp('ip_admin');
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeVisible();
  const hers = await (await browser.newContext()).newPage();
  await openAs(hers, kavya, `/ip/claim/${id}`);
  const name = ({ user }: TestPerson) => `${user.firstName} ${user.lastName}`;
  await expect(hers.getByText(`${name(meera)} has this claim open too`)).toBeVisible();
  const notice = page.getByText(`${name(kavya)} has this claim open too`);
  await expect(notice).toBeVisible();
  await hers.goto('/ip/dashboard');
  await expect(notice).toBeHidden();
});
