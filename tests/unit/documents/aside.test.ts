import '@/tests/support/portal/settings';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';

const folder = mkdtempSync(join(tmpdir(), 'aside-'));
process.env.DATA_DIR = folder;
process.env.MIN_FREE_DISK_MB = '1';

import { aside } from '@/lib/documents/aside';

afterAll(() => rmSync(folder, { recursive: true }));

/** What stands in the folder, by name. */
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

// More than streams and sockets hold.
const piece = Buffer.alloc(1024 * 1024, 'claim ');
const pieces = Array.from({ length: 24 }, () => piece);

test('content is written to its end though nobody reads it, and is read later, byte for byte', async () => {
  const { body, written } = await aside(Readable.from(pieces));
  await written;
  expect(files()).toEqual([]);
  expect((await buffer(body)).equals(Buffer.concat(pieces))).toBe(true);
});

test('its beginning is read while the rest is not there yet', async () => {
  const content = new PassThrough();
  const { body } = await aside(content);
  content.write(Buffer.alloc(192 * 1024, 'a'));
  const [first] = await once(body, 'data');
  expect(first.every((byte: number) => byte === 97)).toBe(true);
  body.destroy();
});

test('nothing becomes nothing', async () => {
  const { body, written } = await aside(Readable.from([]));
  await written;
  expect(await text(body)).toBe('');
});

test('content that fails half-way is not taken for whole, before and after its beginning is read', async () => {
  const content = new PassThrough();
  const { body, written } = await aside(content);
  content.write(piece);
  await once(body, 'readable');
  content.destroy(new Error('the database went away'));
  await expect(written).rejects.toThrow('the database went away');
  await expect(text(body)).rejects.toThrow('the database went away');
});

test('a reader who leaves ends what is being written', async () => {
  const content = new PassThrough();
  const { body, written } = await aside(content);
  content.write(piece);
  const closed = once(content, 'close');
  body.destroy();
  await closed;
  await expect(written).rejects.toThrow();
});
