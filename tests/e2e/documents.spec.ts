import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { send } from '@/tests/api/documents/documents-support';
import { hold, openAs, watchForToast, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { pdf, png, program } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

const uploads = '**/api/documents/upload-object-storage';

const file = (name: string, buffer = pdf()) => ({ name, mimeType: '', buffer });
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const onTheirWay = (page: Page) =>
  page.getByRole('list', { name: 'Uploading' }).getByRole('listitem');
const listed = (page: Page) => page.getByRole('list', { name: 'Documents' }).locator(':scope > li');

/** A claimant with a claim, its page open. */
async function openClaim(page: Page, before: (asha: TestPerson, claimId: string) => unknown) {
  const asha = await signUp();
  const { id } = await createClaimAs(asha);
  await before(asha, id);
  await openAs(page, asha, `/claim/${id}`);
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  return { asha, id };
}

const nothing = () => undefined;

async function namesOn(asha: TestPerson, claimId: string) {
  const { body } = await call<PresentedClaim>('GET', `/api/claims/${claimId}`, asha);
  return body.documents.map(({ originalFileName }) => originalFileName).sort();
}

test('@phone a document is photographed with the phone’s back camera', async ({ page }) => {
  const { asha, id } = await openClaim(page, nothing);
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  const chooser = await asked;
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  expect(await chooser.element().getAttribute('accept')).toContain('image/jpeg');
  await chooser.setFiles({ name: 'slip.png', mimeType: 'image/png', buffer: png });
  await expect(listed(page)).toHaveText([/slip\.png/]);
  expect(await namesOn(asha, id)).toEqual(['slip.png']);
});

test('files that a claim does not accept are named and not sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await openClaim(page, nothing);
  const box = page.getByRole('region', { name: 'Upload documents' });
  sent.length = 0;

  await choose(page, file('setup.exe', program));
  await expectToast(
    page,
    'Invalid file type',
    'Please upload only PDF, DOCX, XLSX, JPG, PNG, or GIF files.',
  );
  await expect(box).toContainText('Not added: setup.exe');

  // From the disk: a browser is handed a path sooner than ten megabytes.
  const scan = test.info().outputPath('scan.pdf');
  writeFileSync(scan, pdf(10 * 1024 * 1024));
  await page.locator('input[type=file]').setInputFiles(scan);
  await expectToast(page, 'File too large', 'Each file must be smaller than 10MB.');
  await expect(box).toContainText('Not added: scan.pdf');
  await expect(box).not.toContainText('setup.exe');

  await choose(page, file('empty.pdf', Buffer.alloc(0)));
  await expectToast(page, 'Empty file');
  expect(sent).toEqual([]);
});

test('a program named like a document is refused, and the other files are uploaded', async ({
  page,
}) => {
  const { asha, id } = await openClaim(page, nothing);
  await choose(page, file('invoice.pdf', program), file('photo.png', png));
  const row = onTheirWay(page).filter({ hasText: 'invoice.pdf' });
  await expect(row).toContainText('What is in this file is not what its name says');
  await expectToast(page, 'Upload failed', 'What is in this file is not what its name says');
  await expect(listed(page)).toContainText(['photo.png']);
  await expect(listed(page)).toContainText(['Not scanned']);
  expect(await namesOn(asha, id)).toEqual(['photo.png']);

  await row.getByRole('button', { name: 'Remove invoice.pdf' }).press('Enter');
  await expect(row).toBeHidden();
  await expect(page.getByRole('region', { name: 'Upload documents' })).toBeFocused();
});

test('an eleventh file is refused, alone or together with others', { tag: '@long' }, async ({
  page,
}) => {
  const { asha, id } = await openClaim(page, async (person, claimId) => {
    for (let n = 1; n <= 9; n += 1) {
      await send(person, png, `bill ${n}.png`, { before: { claimId } });
    }
  });
  await choose(page, file('ten.pdf'), file('eleven.pdf'));
  await expectToast(page, 'Too many files', 'You can only upload a maximum of 10 files.');
  await expect(page.getByText('Not added: ten.pdf, eleven.pdf')).toBeVisible();

  await choose(page, file('ten.pdf'));
  await expectToast(page, 'Upload successful', 'Documents uploaded successfully');
  await expect(listed(page)).toHaveCount(10);
  await expect(page.getByText('10 of 10 files')).toBeVisible();

  await choose(page, file('eleven.pdf'));
  await expectToast(page, 'Too many files');
  expect(await namesOn(asha, id)).toHaveLength(10);
});

test('files being uploaded count towards the limit', async ({ page }) => {
  const { asha, id } = await openClaim(page, async (person, claimId) => {
    for (let n = 1; n <= 8; n += 1)
      await send(person, png, `bill ${n}.png`, { before: { claimId } });
  });
  const held = await hold(page, uploads);
  await choose(page, file('nine.pdf'), file('ten.pdf'));
  await expect(onTheirWay(page)).toHaveCount(2);
  await choose(page, file('eleven.pdf'));
  await expectToast(page, 'Too many files');
  await expect(onTheirWay(page)).toHaveCount(2);
  held.letGo();
  await expect(listed(page)).toHaveCount(10);
  expect(await namesOn(asha, id)).toHaveLength(10);
});

test('the server decides how many files a claim has', { tag: '@long' }, async ({ page }) => {
  await withoutLive(page);
  const { asha, id } = await openClaim(page, nothing);
  // The page does not learn of the other files, as if they came at the same moment.
  const asked = `**/api/claims/${id}`;
  await page.route(asked, (route) => route.abort());
  for (let n = 1; n <= 10; n += 1) {
    await send(asha, png, `bill ${n}.png`, { before: { claimId: id } });
  }
  await choose(page, file('late.pdf'));
  await expectToast(page, 'Upload failed', 'You can only upload a maximum of 10 files.');
  await page.unroute(asked);
  await expect(listed(page)).toHaveCount(10);
});

test('a failed upload says why and can be retried, a broken one retries itself, and files can be dropped', async ({
  page,
}) => {
  const { asha, id } = await openClaim(page, nothing);
  const answers = [
    { status: 503, json: { message: 'The store is briefly away.', code: 'unavailable' } },
    { status: 500, body: '<html>Fault</html>' },
    // An error page of a proxy: the upload is retried by itself.
    { status: 502, body: '<html>Bad Gateway</html>' },
  ];
  await page.route(uploads, (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  await choose(page, file('bill.pdf'));
  const row = onTheirWay(page);
  await expect(row).toContainText('The store is briefly away.');
  await row.getByRole('button', { name: 'Retry the upload of bill.pdf' }).click();
  await expect(row).toContainText('Failed to upload files');
  await expect(row).not.toContainText('html');
  await row.getByRole('button', { name: 'Retry the upload of bill.pdf' }).click();
  await expectToast(page, 'Upload successful');
  expect(await namesOn(asha, id)).toEqual(['bill.pdf']);

  await page.unroute(uploads);
  await page.route(uploads, (route) => route.abort('connectionreset'), { times: 1 });
  await choose(page, file('cut off.pdf'));
  await expect(listed(page)).toHaveCount(2);
  expect(await namesOn(asha, id)).toEqual(['bill.pdf', 'cut off.pdf']);

  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'किराया रसीद.pdf'));
      return data;
    },
    [...pdf()],
  );
  await page
    .getByRole('button', { name: 'Choose files' })
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(listed(page)).toHaveCount(3);
  expect(await namesOn(asha, id)).toEqual(['bill.pdf', 'cut off.pdf', 'किराया रसीद.pdf']);
});

test('two files are uploaded at a time, the others wait, and each can be cancelled', async ({
  page,
}) => {
  const { asha, id } = await openClaim(page, nothing);
  const failureShown = await watchForToast(page, 'Upload failed');
  const held = await hold(page, uploads);
  await choose(page, ...['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)));
  await expect(onTheirWay(page)).toHaveCount(4);
  await expect(onTheirWay(page).getByRole('progressbar')).toHaveCount(4);
  await expect.poll(() => held.waiting).toBe(2);

  // Cancels a file being sent, which lets the third begin, and a file that waits.
  const cut = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Cancel the upload of a.pdf' }).click();
  await cut;
  await expect.poll(() => held.waiting).toBe(3);
  await page.getByRole('button', { name: 'Cancel the upload of d.pdf' }).click();
  await expect(onTheirWay(page)).toHaveCount(2);
  held.letGo();
  await expectToast(page, 'Upload successful');
  await expect(onTheirWay(page)).toHaveCount(0);
  await expect(listed(page)).toHaveCount(2);
  expect(await namesOn(asha, id)).toEqual(['b.pdf', 'c.pdf']);
  expect(await failureShown()).toBe(false);
});

/** Forty by twenty pixels of transparent red. */
const webp = Buffer.from(
  'UklGRmwAAABXRUJQVlA4WAoAAAAQAAAAJwAAEwAAQUxQSAoAAAABB1DAiAhERP8DVlA4IDwAAAAwAwCdASooABQAPtFmrFCoJaQipWgBABoJZwDOsA8KmggAAP7qZf9VU9frW//jeP8l39u+yk8rGE8AAAA=',
  'base64',
);

test('a picture in another format is uploaded as a JPG, to a claim and in the chat', async ({
  page,
}) => {
  const { asha, id } = await openClaim(page, nothing);
  const box = page.getByRole('region', { name: 'Upload documents' });
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  const chooser = await asked;
  expect(await chooser.element().getAttribute('accept')).toContain('.webp');
  await chooser.setFiles([file('slip.webp', webp), file('photo.heic', program)]);
  await expect(box).toContainText('Converted to JPG: slip.jpg');
  await expect(box).toContainText('save it as JPG');
  await expect(box).toContainText('Not added: photo.heic');
  await expect(listed(page)).toHaveText([/slip\.jpg/]);

  const { body } = await call<PresentedClaim>('GET', `/api/claims/${id}`, asha);
  const [kept] = body.documents;
  expect(kept).toMatchObject({ originalFileName: 'slip.jpg', mimeType: 'image/jpeg' });
  const size = await page.evaluate(
    async ([address, token]) => {
      const response = await fetch(`${address}`, { headers: { Authorization: `Bearer ${token}` } });
      const { width, height } = await createImageBitmap(await response.blob());
      return [width, height];
    },
    [`/api/documents/${kept?.id}/download`, asha.token],
  );
  expect(size).toEqual([40, 20]);

  await page.getByRole('button', { name: /^Chat about/ }).click();
  const chat = page.getByRole('dialog');
  await chat.locator('input[type=file]').setInputFiles([file('slip.webp', webp)]);
  const files = chat.getByRole('list', { name: 'Files to send' });
  await expect(files).toContainText('slip.jpg');
  await expect(files).toContainText('Converted to JPG');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Attached: slip.jpg')).toBeVisible();
});
