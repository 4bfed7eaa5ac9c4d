import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { choose, fillForm, next } from '@/tests/support/browser/wizard';
import { createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { thinLine } from '@/tests/support/peers/thin-line';

const uploads = '**/api/documents/upload-object-storage';
const place = 'N18.5204E73.8567';

async function openClaim(page: Page) {
  const asha = await signUp();
  const { id } = await createClaimAs(asha);
  await openAs(page, asha, `/claim/${id}`);
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  const documents = async () =>
    (await call<PresentedClaim>('GET', `/api/claims/${id}`, asha)).body.documents;
  const contents = async () =>
    Promise.all(
      (await documents()).map(async (document) => {
        const answer = await page.request.get(`/api/documents/${document.id}/download`, {
          headers: { Authorization: `Bearer ${asha.token}` },
        });
        return answer.body();
      }),
    );
  return { documents, contents };
}

/** A photo as a phone lying on its side makes it: 2400 × 1200, to be turned by a quarter, and with the place it was taken. */
async function photo(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 1200, 1200);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  const jpeg = Buffer.from(bytes);
  // One entry, orientation (0x0112) 6, and text that a real camera would write in another entry.
  const tiff = Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(place)]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return {
    name: 'rent receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]),
  };
}

/** How large a picture is drawn. */
const drawn = (page: Page, jpeg: Buffer) =>
  page.evaluate(
    async (all) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(all)]));
      return { width: picture.width, height: picture.height };
    },
    [...jpeg],
  );

test('a photo is uploaded smaller, upright and without its location, unless the original is asked for', async ({
  page,
}) => {
  const { documents, contents } = await openClaim(page);
  const chosen = await photo(page);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(chosen);
  await expect.poll(async () => (await documents()).length).toBe(1);
  const [small = Buffer.alloc(0)] = await contents();
  expect(await drawn(page, small)).toEqual({ width: 1000, height: 2000 });
  expect(small.includes(place)).toBe(false);

  await page.getByRole('button', { name: 'Send photos as they are' }).click();
  await input.setInputFiles(chosen);
  await expect.poll(async () => (await documents()).length).toBe(2);
  expect((await contents()).filter((content) => content.includes(place))).toHaveLength(1);
});

/** A picture as the browser writes it: stripes as fine as print, which weigh little only at a low quality. */
async function written(page: Page, width: number, height: number, quality: number) {
  const bytes = await page.evaluate(
    async ([wide = 0, high = 0, how]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d');
      for (let at = 0; at < wide; at += 3) context?.fillRect(at, 0, 1 + (at % 2), high);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', how));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    },
    [width, height, quality],
  );
  return Buffer.from(bytes);
}

test('a photo is weighed after it was made smaller, can be read, and is made no heavier', async ({
  page,
}) => {
  const { documents, contents } = await openClaim(page);
  const input = page.locator('input[type=file]');
  const upload = async (name: string, bytes: Buffer) => {
    const before = (await documents()).length;
    const path = test.info().outputPath(name);
    writeFileSync(path, bytes);
    await input.setInputFiles(path);
    await expect.poll(async () => (await documents()).length).toBe(before + 1);
    const at = (await documents()).findIndex(({ originalFileName }) => originalFileName === name);
    return (await contents())[at] ?? Buffer.alloc(0);
  };
  // Decoders read no further than the end of the picture.
  const heavy = Buffer.concat([await written(page, 4000, 3000, 0.9), Buffer.alloc(11_000_000)]);
  expect(await drawn(page, await upload('heavy.jpg', heavy))).toEqual({
    width: 1600,
    height: 1200,
  });
  const screen = await written(page, 1080, 13_220, 0.9);
  expect(await drawn(page, await upload('screen.jpg', screen))).toEqual({
    width: 1000,
    height: 12_241,
  });
  const light = await written(page, 1200, 900, 0.05);
  expect((await upload('light.jpg', light)).equals(light)).toBe(true);
});

test('an upload that is cut off continues by itself, and puts one document on the claim', async ({
  page,
}) => {
  const { documents } = await openClaim(page);
  let tries = 0;
  await page.route(uploads, async (route) => {
    tries += 1;
    if (tries === 1) return route.abort('connectionreset');
    if (tries === 2) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdf(200_000) });
  const row = page.getByRole('list', { name: 'Uploading' }).getByRole('listitem');
  await expect(row).toContainText('The connection was cut. We try again by ourselves');
  await expect(row.getByRole('button', { name: 'Cancel the upload of bill.pdf' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Documents' }).getByText('bill.pdf')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await documents()).length).toBe(1);
});

const large = { name: 'ledger.pdf', mimeType: 'application/pdf', buffer: pdf(4_000_000) };

/** Files go as soon as they are chosen. */
const asChosen = async () => undefined;

/** The places where files are uploaded: how to open them, what to press, and what arrived. */
const places = {
  'a new claim': async (page: Page, asha: TestPerson) => {
    await openAs(page, asha, '/claim/new');
    await choose(page, 'form_f');
    await fillForm(page, 'form_f', sampleValuesOf('form_f'));
    await next(page);
    return {
      input: page.locator('input[type=file]'),
      send: asChosen,
      arrived: page.getByRole('list', { name: 'Uploaded files' }).getByText(large.name),
    };
  },
  'a filed claim': async (page: Page, asha: TestPerson) => {
    const { id } = await createClaimAs(asha);
    await openAs(page, asha, `/claim/${id}`);
    return {
      input: page.locator('input[type=file]'),
      send: asChosen,
      arrived: page.getByRole('list', { name: 'Documents' }).getByText(large.name),
    };
  },
  'a conversation': async (page: Page, asha: TestPerson) => {
    const { id } = await createClaimAs(asha);
    await openAs(page, asha, `/claim/${id}?openChat=true`);
    const chat = page.getByRole('dialog');
    return {
      input: chat.locator('input[type=file]'),
      send: () => chat.getByRole('button', { name: 'Send' }).click(),
      arrived: chat.getByRole('button', { name: `Download ${large.name}` }),
    };
  },
};

const uploaded = async ({ user }: TestPerson) =>
  (await rows('SELECT 1 FROM documents WHERE uploaded_by_id = $1', [user.id])).length;
const cutOff = (page: Page) => page.getByText('The connection was cut');

for (const [place, arrange] of Object.entries(places))
  test(`an upload to ${place} that is cut in the middle is retried by itself and arrives once`, async ({
    page,
    context,
  }) => {
    const line = await thinLine();
    const asha = await signUp();
    const { input, send, arrived } = await arrange(page, { ...asha, portal: line.address });
    await expect(input).toBeAttached();
    for (const end of ['cut', 'silent'] as const) {
      line.arm(1_000_000, end);
      if (end === 'cut') {
        await input.setInputFiles(large);
        await send();
      }
      await expect.poll(line.isCut).toBe(true);
      // A silent connection is noticed when the browser goes offline.
      if (end === 'silent') await context.setOffline(true);
      await expect(cutOff(page)).toBeVisible();
      expect(await uploaded(asha)).toBe(0);
      line.mend();
    }
    line.mend();
    await context.setOffline(false);
    await expect(arrived).toBeVisible();
    await expect(cutOff(page)).toHaveCount(0);
    expect(await uploaded(asha)).toBe(1);
    line.close();
  });

test('an attachment that waits for the network can be cancelled', async ({ page }) => {
  const asha = await signUp();
  const { input, send } = await places['a conversation'](page, asha);
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await input.setInputFiles(large);
  await send();
  await expect(cutOff(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(cutOff(page)).toHaveCount(0);
  await page.unroute('**/messages');
  const chat = page.getByRole('dialog');
  await chat.getByRole('textbox').fill('Here is another one');
  await send();
  await expect(chat.getByText('Sent', { exact: true })).toBeVisible();
  expect(await uploaded(asha)).toBe(0);
});
