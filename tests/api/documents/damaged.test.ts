import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flipped, pdf } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { baseUrl, call } from '@/tests/support/http/api';
import { until } from '@/tests/support/until';
import { send } from './documents-support';

const sealedFrame = 64 * 1024 + 16;
const content = pdf(200_000);

let asha: TestPerson;

beforeAll(async () => {
  asha = await signUp();
});

afterAll(() => database.end());

const fileOf = (id: string) =>
  join(process.env.DATA_DIR ?? '', 'documents/claimdocuments', id.slice(0, 2), id);

/** What the server logged of a document. */
const logged = (id: string) =>
  until(async () => {
    const log = await readFile(process.env.PORTAL_LOG ?? '', 'utf8');
    const line = log.split('\n').find((one) => one.includes(id));
    return line ? (JSON.parse(line) as Record<string, unknown>) : undefined;
  });

const uploaded = async () => (await send(asha, content)).body.id;

type Damage = (stored: Buffer) => Buffer;
const atTheStart: [string, Damage][] = [
  ['one bit changed', (stored) => flipped(stored, 100)],
  [
    'two frames swapped',
    (stored) =>
      Buffer.concat([
        stored.subarray(sealedFrame, 2 * sealedFrame),
        stored.subarray(0, sealedFrame),
        stored.subarray(2 * sealedFrame),
      ]),
  ],
  ['everything but a few bytes cut', (stored) => stored.subarray(0, 10)],
];
const furtherOn: [string, Damage][] = [
  ['one bit changed', (stored) => flipped(stored, 2 * sealedFrame + 7)],
  ['its last frame cut', (stored) => stored.subarray(0, 3 * sealedFrame)],
  ['something added', (stored) => Buffer.concat([stored, Buffer.alloc(40)])],
];

const refusal = {
  code: 'damaged',
  message: expect.stringContaining('no longer as it was uploaded'),
};
const line = { level: 50, msg: 'a document does not verify', err: { code: 'DAMAGED' } };

test.each(atTheStart)(
  'a document whose file has %s at its start is refused',
  async (_how, damage) => {
    const id = await uploaded();
    await writeFile(fileOf(id), damage(await readFile(fileOf(id))));
    for (const how of ['view', 'download']) {
      const answer = await call('GET', `/api/documents/${id}/${how}`, { token: asha.token });
      expect([answer.status, answer.body]).toEqual([500, refusal]);
    }
    expect(await logged(id)).toMatchObject({ ...line, documentId: id });
  },
);

test.each(furtherOn)(
  'a document whose file has %s further on breaks off before a wrong byte',
  async (_how, damage) => {
    const id = await uploaded();
    await writeFile(fileOf(id), damage(await readFile(fileOf(id))));
    const response = await fetch(new URL(`/api/documents/${id}/download`, baseUrl()), {
      headers: { Authorization: `Bearer ${asha.token}` },
    });
    const received: Uint8Array[] = [];
    const reading = (async () => {
      for await (const piece of response.body ?? []) received.push(piece);
    })();
    await expect(reading).rejects.toThrow();
    const came = Buffer.concat(received);
    expect(came.length).toBeLessThan(content.length);
    expect(came.equals(content.subarray(0, came.length))).toBe(true);
    expect(await logged(id)).toMatchObject({ ...line, documentId: id });
  },
);

test('a document whose file was replaced by another document’s is refused', async () => {
  const [id, other] = [await uploaded(), await uploaded()];
  await copyFile(fileOf(other), fileOf(id));
  const answer = await call('GET', `/api/documents/${id}/download`, { token: asha.token });
  expect([answer.status, answer.body]).toEqual([500, refusal]);
  expect(await logged(id)).toMatchObject({ ...line, documentId: id });
  expect((await call('GET', `/api/documents/${other}/view`, { token: asha.token })).status).toBe(
    200,
  );
});

test('a document whose file is missing is answered 503', async () => {
  const id = await uploaded();
  await rm(fileOf(id));
  const answer = await call('GET', `/api/documents/${id}/download`, { token: asha.token });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await logged(id)).toMatchObject({ msg: 'a document broke off' });
});
