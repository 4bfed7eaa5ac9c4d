import { expect, type Page } from '@playwright/test';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { documentOf, send } from '@/tests/api/documents/documents-support';
import { openAs, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { pdf, program } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

const slip = { name: 'वेतन पर्ची.pdf', mimeType: 'application/pdf', buffer: pdf() };
const listed = (page: Page) => page.getByRole('list', { name: 'Documents' }).locator(':scope > li');
const purposeOf = (page: Page, name: string) => page.getByLabel(`What is ${name}?`);

async function claimWithBill() {
  const asha = await signUp();
  const { id } = await createClaimAs(asha);
  const bill = await documentOf(asha, id);
  const documents = async () =>
    (await call<PresentedClaim>('GET', `/api/claims/${id}`, asha)).body.documents;
  return { asha, id, bill, documents };
}

const openedBy = (meera: TestPerson, documentId: string) =>
  call('GET', `/api/documents/${documentId}/view`, meera);

async function replaceWith(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  name = 'bill.pdf',
) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Replace ${name}` }).click();
  await (await chooser).setFiles(file);
}

test('a claimant changes the kind of an unopened document, and replaces it in one step', async ({
  page,
}) => {
  const { asha, id, documents } = await claimWithBill();
  await openAs(page, asha, `/claim/${id}`);
  const purpose = purposeOf(page, 'bill.pdf');
  await expect(purpose).toHaveValue('');
  await purpose.selectOption('Pay slip or proof of work');
  await expectToast(page, 'Changed: bill.pdf');
  expect(await documents()).toMatchObject([{ documentType: 'salary' }]);

  await replaceWith(page, slip);
  await expect(page.getByRole('button', { name: `Replace ${slip.name}` })).toBeVisible();
  await expect(listed(page)).toHaveCount(1);
  // The new document keeps the kind of the replaced one.
  await expect(purposeOf(page, slip.name)).toHaveValue('salary');
  expect(await documents()).toMatchObject([
    { originalFileName: slip.name, documentType: 'salary' },
  ]);

  // A refused file leaves the present document unchanged.
  await replaceWith(page, { name: 'setup.exe', mimeType: '', buffer: program }, slip.name);
  await expectToast(page, 'Invalid file type');
  await replaceWith(page, { ...slip, name: 'other.pdf', buffer: program }, slip.name);
  const row = page.getByRole('list', { name: `Replaces ${slip.name}` });
  await expect(row).toContainText('What is in this file is not what its name says');
  await row.getByRole('button', { name: 'Remove other.pdf' }).press('Enter');
  await expect(page.getByRole('button', { name: `Replace ${slip.name}` })).toBeVisible();
  expect(await documents()).toHaveLength(1);
});

test('a document that a professional has opened meanwhile stays unchanged, and the page says so', async ({
  page,
}) => {
  const { asha, id, bill, documents } = await claimWithBill();
  const meera = await signUp('ip_admin');
  await withoutLive(page);
  await openAs(page, asha, `/claim/${id}`);
  await expect(purposeOf(page, 'bill.pdf')).toBeVisible();
  expect((await openedBy(meera, bill.id)).status).toBe(200);

  await replaceWith(page, slip);
  const row = page.getByRole('list', { name: 'Replaces bill.pdf' });
  await expect(row).toContainText('An insolvency professional has opened this document');
  await row.getByRole('button', { name: `Remove ${slip.name}` }).click();
  // By now the page knows that the document cannot be changed.
  await expect(page.getByRole('button', { name: 'Remove bill.pdf' })).toHaveCount(0);
  await expect(purposeOf(page, 'bill.pdf')).toHaveCount(0);
  await expect(listed(page)).toContainText('bill.pdf');
  expect(await documents()).toMatchObject([{ id: bill.id, documentType: 'supporting' }]);
});

test('the second of two tabs learns of the first one’s changes, by itself or with its next action', async ({
  page,
  context,
}) => {
  const { asha, id, documents } = await claimWithBill();
  await send(asha, pdf(), 'order.pdf', { before: { claimId: id } });
  await openAs(page, asha, `/claim/${id}`);
  await expect(listed(page)).toHaveCount(2);
  const deaf = await context.newPage();
  await withoutLive(deaf);
  await openAs(deaf, asha, `/claim/${id}`);
  await expect(listed(deaf)).toHaveCount(2);
  // This tab polls every few seconds instead: until its button is pressed it is answered as before, on a slow machine too.
  const { body } = await call('GET', `/api/claims/${id}`, asha);
  let pressed = false;
  deaf.on('request', (request) => {
    pressed ||= request.method() !== 'GET' && request.url().includes('/api/documents/');
  });
  await deaf.route(`**/api/claims/${id}`, (route) =>
    pressed ? route.fallback() : route.fulfill({ json: body }),
  );
  const third = await context.newPage();
  await openAs(third, asha, `/claim/${id}`);

  await replaceWith(third, slip);
  await purposeOf(third, 'order.pdf').selectOption('Agreement or order');
  await expect(listed(page).filter({ hasText: slip.name })).toHaveCount(1);
  await expect(listed(page)).toHaveCount(2);
  await expect(purposeOf(page, 'order.pdf')).toHaveValue('agreement');

  await expect(listed(deaf)).toContainText(['bill.pdf', 'order.pdf']);
  await replaceWith(deaf, { ...slip, name: 'late.pdf' });
  await expectToast(deaf, 'Upload failed', 'Document not found');
  await expect(listed(deaf)).toContainText(['order.pdf', slip.name]);
  expect((await documents()).map(({ originalFileName }) => originalFileName).sort()).toEqual([
    'order.pdf',
    slip.name,
  ]);
  await third.getByRole('button', { name: 'Remove order.pdf' }).click();
  await third.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(listed(page)).toHaveCount(1);
});

test('without a network a change of a document’s kind is not shown as saved, and arrives later', async ({
  page,
  context,
}) => {
  const { asha, id, documents } = await claimWithBill();
  await openAs(page, asha, `/claim/${id}`);
  const purpose = purposeOf(page, 'bill.pdf');
  // The network fails before the claim is loaded again.
  const claim = `**/api/claims/${id}`;
  await page.route(claim, (route) => route.abort());
  await purpose.selectOption('Invoice or bill');
  await expectToast(page, 'Changed: bill.pdf');
  await context.setOffline(true);
  await purpose.selectOption('Letter or message');
  await expectToast(page, 'Your change could not be saved');
  await expect(purpose).toHaveValue('bill');
  await page.unroute(claim);
  await replaceWith(page, slip);
  const row = page.getByRole('list', { name: 'Replaces bill.pdf' });
  await expect(row).toContainText('The connection was cut. We try again by ourselves');
  await expect(listed(page)).toContainText(['bill.pdf']);
  await context.setOffline(false);
  await expect(row).toHaveCount(0);
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText(slip.name);
  expect((await documents()).map(({ originalFileName }) => originalFileName)).toEqual([slip.name]);
});
