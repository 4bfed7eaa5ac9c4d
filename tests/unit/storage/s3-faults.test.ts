import '@/tests/support/portal/settings';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { s3Store } from '@/lib/storage/s3-store';
import type { FileLocation, Store } from '@/lib/storage/store';
import { openWire } from '@/tests/support/http/wire';
import { openS3, s3Keys } from '@/tests/support/peers/s3-server';
import { until } from '@/tests/support/until';

const megabyte = 1024 * 1024;
const content = randomBytes(12 * megabyte);
const bucket = 'claimdocuments';
const down = { code: 'store_unavailable', retryAfter: 5 };

let s3: Awaited<ReturnType<typeof openS3>>;
let wire: Awaited<ReturnType<typeof openWire>>;
let store: Store;

beforeAll(async () => {
  s3 = await openS3();
  wire = await openWire(s3.port);
});

afterAll(async () => {
  await wire.close();
  await s3.close();
});

beforeEach(() => {
  wire.fault();
  store = storeWith();
  s3.asked.length = 0;
});

const storeAt = (port: number, keys: Partial<typeof s3Keys> = {}, timeouts = 2000) =>
  s3Store(
    { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...s3Keys, ...keys },
    { answer: timeouts, whole: 30 * timeouts, silence: timeouts },
  );
/** A store behind the faulty connection, with connections of its own. */
const storeWith = (keys?: Partial<typeof s3Keys>, timeouts?: number) =>
  storeAt(wire.port, keys, timeouts);

async function kept(bytes = content) {
  const place = { bucket, id: randomUUID() };
  await storeAt(s3.port).put(place, await fileOf(bytes));
  s3.asked.length = 0;
  return place;
}

async function fileOf(bytes = content) {
  const path = join(s3.directory, randomUUID());
  await writeFile(path, bytes);
  return path;
}

async function read(place: FileLocation, from = store) {
  const pieces: Uint8Array[] = [];
  for await (const piece of await from.get(place)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const times = (what: string) => s3.asked.filter((one) => one === what).length;
const part = 'PUT partNumber&uploadId';

describe('a large file', () => {
  test('is uploaded in parts and comes back unchanged', async () => {
    const place = { bucket, id: randomUUID() };
    await store.put(place, await fileOf());
    expect(times(part)).toBe(3);
    expect((await read(place)).equals(content)).toBe(true);
    expect(await s3.unfinished(bucket)).toEqual([]);
  });

  test('repeats only the part that a lost connection cost', async () => {
    const place = { bucket, id: randomUUID() };
    wire.fault({ way: 'up', after: 3 * megabyte, how: 'cut', times: 1 });
    await store.put(place, await fileOf());
    expect(times('POST uploads')).toBe(1);
    expect(times(part)).toBe(4);
    expect((await read(place)).equals(content)).toBe(true);
  });

  test('that cannot be uploaded leaves nothing in the store, and stays on the local disk', async () => {
    const place = { bucket, id: randomUUID() };
    const path = await fileOf();
    wire.fault({ way: 'up', after: 2 * megabyte, how: 'cut' });
    await expect(store.put(place, path)).rejects.toMatchObject(down);
    const unfinished = () => s3.unfinished(bucket);
    await until(async () => ((await unfinished()).length === 0 ? true : undefined));
    expect(times('DELETE uploadId')).toBe(1);
    wire.fault();
    expect(await store.has(place)).toBe(false);
    expect(await readdir(s3.directory)).toContain(path.split('/').pop());
  });

  test('waits while eight others are being uploaded, and is uploaded after them', async () => {
    await kept(Buffer.from('the first file makes the bucket'));
    const places = Array.from({ length: 12 }, () => ({ bucket, id: randomUUID() }));
    const paths = await Promise.all(places.map(() => fileOf(content.subarray(0, 6 * megabyte))));
    wire.fault({ way: 'up', after: megabyte, how: 'silence' });
    const sending = Promise.all(places.map((place, n) => store.put(place, paths[n] ?? '')));
    const seen = [await s3.unfinished(bucket)];
    await until(
      async () =>
        (seen.push(await s3.unfinished(bucket)) && seen.at(-1)?.length === 8) || undefined,
    );
    let done = false;
    const all = sending.finally(() => {
      done = true;
    });
    wire.fault();
    while (!done) seen.push(await s3.unfinished(bucket));
    await all;
    expect(Math.max(...seen.map(({ length }) => length))).toBe(8);
    expect(times('POST uploads')).toBe(12);
  });
});

describe('a download', () => {
  test('continues where a lost connection broke it off', async () => {
    const place = await kept();
    wire.fault({ way: 'down', after: 3 * megabyte, how: 'cut', times: 1 });
    expect((await read(place)).equals(content)).toBe(true);
    expect(times('GET')).toBe(2);
  });

  test('continues where the store fell silent', async () => {
    const place = await kept();
    wire.fault({ way: 'down', after: 3 * megabyte, how: 'silence', times: 1 });
    expect((await read(place, storeWith({}, 300))).equals(content)).toBe(true);
  });

  test('that breaks off again and again ends with an error', async () => {
    const place = await kept();
    wire.fault({ way: 'down', after: megabyte, how: 'cut' });
    await expect(read(place)).rejects.toThrow();
    expect(times('GET')).toBe(3);
  });
});

describe('a call to the store', () => {
  test('that gets no answer is tried three times', async () => {
    const place = await kept(Buffer.from('small'));
    wire.fault({ way: 'down', after: 0, how: 'silence' });
    await expect(storeWith({}, 100).get(place)).rejects.toMatchObject(down);
    expect(wire.connections()).toBe(3);
  });

  test('that is silent or slow ends by one deadline over all tries', async () => {
    await kept(Buffer.from('the first file makes the bucket'));
    const hasty = s3Store(
      { endpoint: `http://127.0.0.1:${wire.port}`, region: 'us-east-1', ...s3Keys },
      { answer: 300_000, whole: 1000, silence: 300_000 },
    );
    for (const after of [0, megabyte]) {
      wire.fault({ way: 'up', after, how: 'silence' });
      const place = { bucket, id: randomUUID() };
      // The settled promise is the proof: other limits are far longer.
      await expect(hasty.put(place, await fileOf())).rejects.toMatchObject(down);
    }
  });

  test('whose connection breaks once is tried again', async () => {
    const place = await kept(Buffer.from('small'));
    wire.fault({ way: 'down', after: 0, how: 'cut', times: 1 });
    expect(String(await read(place))).toBe('small');
    wire.fault({ way: 'up', after: 0, how: 'cut', times: 2 });
    await store.remove(place);
    expect(await store.has(place)).toBe(false);
  });

  test.each([429, 500, 503])('that is answered %d once is tried again', async (status) => {
    await store.put({ bucket, id: randomUUID() }, await fileOf(Buffer.from('the bucket is there')));
    s3.asked.length = 0;
    const place = { bucket, id: randomUUID() };
    s3.refuse(place.id, status);
    await store.put(place, await fileOf(Buffer.from('small')));
    expect(times('PUT')).toBe(2);
    s3.refuse(place.id, status);
    expect(String(await read(place))).toBe('small');
    expect(times('GET')).toBe(2);
  });

  test('that is always answered 503 is tried three times', async () => {
    const place = await kept(Buffer.from('small'));
    s3.refuse(place.id, 503, 503, 503, 503);
    await expect(store.get(place)).rejects.toMatchObject(down);
    expect(times('GET')).toBe(3);
  });

  test('with a wrong key counts as unavailable, and is not tried again', async () => {
    const place = await kept(Buffer.from('small'));
    const refused = storeWith({ accessKeyId: 'wrong' });
    await expect(refused.check()).rejects.toMatchObject(down);
    await expect(refused.get(place)).rejects.toMatchObject(down);
    expect(s3.asked).toHaveLength(2);
    await expect(refused.put(place, await fileOf())).rejects.toMatchObject(down);
    expect(times(part)).toBe(0);
  });
});
