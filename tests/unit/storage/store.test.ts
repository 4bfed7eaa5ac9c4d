import '@/tests/support/portal/settings';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { localStore } from '@/lib/storage/local-store';
import { s3Store } from '@/lib/storage/s3-store';
import type { Store } from '@/lib/storage/store';

let directory: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'documents-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(directory, 's3'),
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  server.httpServer.closeAllConnections();
  await server.close();
  await rm(directory, { recursive: true });
});

const s3At = (address: string) =>
  s3Store({
    endpoint: address,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });

const stores: [string, () => Store][] = [
  ['a directory', () => localStore(join(directory, 'local'))],
  ['S3', () => s3At(endpoint)],
];

const place = () => ({ bucket: 'claimdocuments', id: randomUUID() });

async function fileOf(content: Buffer) {
  const path = join(directory, randomUUID());
  await writeFile(path, content);
  return path;
}

async function contentOf(stored: AsyncIterable<Uint8Array>) {
  const pieces: Uint8Array[] = [];
  for await (const piece of stored) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe.each(stores)('a store in %s', (_name, open) => {
  test('is available before the first file', async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });

  test('has an empty bucket until a file is put there', async () => {
    const store = open();
    const where = { bucket: 'chatattachments', id: randomUUID() };
    expect(await store.isEmpty(where.bucket)).toBe(true);
    await store.put(where, await fileOf(Buffer.from('content')));
    expect(await store.isEmpty(where.bucket)).toBe(false);
  });

  test('gives back a file that was put there, and removes its local copy', async () => {
    const store = open();
    const content = randomBytes(700_000);
    const path = await fileOf(content);
    const where = place();
    await store.put(where, path);
    expect((await contentOf(await store.get(where))).equals(content)).toBe(true);
    await expect(readdir(directory)).resolves.not.toContain(path.split('/').pop());
  });

  test('no longer has a file that was removed, and removing it twice does no harm', async () => {
    const store = open();
    const where = place();
    await store.put(where, await fileOf(Buffer.from('content')));
    await store.remove(where);
    await store.remove(where);
    await expect(store.get(where)).rejects.toMatchObject({ code: 'store_unavailable' });
  });
});

test('a store in S3 takes eight first files at the same moment', async () => {
  const store = s3At(endpoint);
  const where = Array.from({ length: 8 }, () => ({ bucket: 'chatattachments', id: randomUUID() }));
  await Promise.all(where.map(async (one) => store.put(one, await fileOf(Buffer.from(one.id)))));
  for (const one of where) expect(String(await contentOf(await store.get(one)))).toBe(one.id);
});

test('a store that nobody answers for counts as unavailable, with a time to try again', async () => {
  const unused = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => unused.once('listening', resolve));
  const { port } = unused.address() as AddressInfo;
  await new Promise((resolve) => unused.close(resolve));
  const store = s3At(`http://127.0.0.1:${port}`);
  const down = { code: 'store_unavailable', retryAfter: 5 };
  await expect(store.check()).rejects.toMatchObject(down);
  await expect(store.put(place(), await fileOf(Buffer.from('a')))).rejects.toMatchObject(down);
  await expect(store.get(place())).rejects.toMatchObject(down);
});
