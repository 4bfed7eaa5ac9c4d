import { createRequire } from 'node:module';
import { pdf } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { openWire } from '@/tests/support/http/wire';
import { openS3, s3Keys } from '@/tests/support/peers/s3-server';
import { type Instance, ownPortal } from '@/tests/support/portal/own-portal';
import { formOf } from './documents-support';

interface Account {
  createKeyPair(accessKeyId: string, secretAccessKey: string): void;
  revokeAccessKey(accessKeyId: string): void;
}
const account: Account = createRequire(__filename)('s3rver/lib/models/account').DUMMY_ACCOUNT;
const { accessKeyId, secretAccessKey } = s3Keys;

let s3: Awaited<ReturnType<typeof openS3>>;
let wire: Awaited<ReturnType<typeof openWire>>;
let portal: Awaited<ReturnType<typeof ownPortal>>;
let instance: Instance;
let asha: TestPerson;

beforeAll(async () => {
  s3 = await openS3();
  wire = await openWire(s3.port);
  portal = await ownPortal({
    S3_ENDPOINT: `http://127.0.0.1:${wire.port}`,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  instance = await portal.start();
  asha = await signUp('claimant', instance.address);
});

afterEach(() => wire.fault());

afterAll(async () => {
  await portal.remove();
  await wire.close();
  await s3.close();
});

const content = pdf(9_000_000);
const upload = () =>
  call<{ id: string; code?: string }>('POST', `${instance.address}/api/documents/upload`, {
    token: asha.token,
    raw: formOf(content, 'a.pdf'),
  });
const documents = async () => (await portal.database.query('SELECT FROM documents')).rowCount;

async function download(id: string) {
  const response = await fetch(`${instance.address}/api/documents/${id}/download`, {
    headers: { Authorization: `Bearer ${asha.token}` },
  });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

const away = [503, 'store_unavailable', '5'];
const told = ({ status, body, headers }: Awaited<ReturnType<typeof upload>>) => [
  status,
  body.code,
  headers.get('Retry-After'),
];

test('a connection to S3 that is lost once fails neither an upload nor a download', async () => {
  wire.fault({ way: 'up', after: 2_000_000, how: 'cut', times: 1 });
  const { status, body } = await upload();
  expect(status).toBe(201);
  wire.fault({ way: 'down', after: 2_000_000, how: 'cut', times: 1 });
  const back = await download(body.id);
  expect([back.response.status, back.content.equals(content)]).toEqual([200, true]);
});

test('an upload that S3 never takes whole leaves no document and no part', async () => {
  const before = await documents();
  wire.fault({ way: 'up', after: 1_000_000, how: 'cut' });
  expect(told(await upload())).toEqual(away);
  expect(await documents()).toBe(before);
  wire.fault();
  expect((await upload()).status).toBe(201);
});

test('an S3 that refuses the keys counts as unavailable, and nothing is half done', async () => {
  const { body } = await upload();
  const before = await documents();
  account.revokeAccessKey(accessKeyId);
  try {
    expect(told(await upload())).toEqual(away);
    expect((await download(body.id)).response.status).toBe(503);
    const ready = await call('GET', `${instance.address}/api/ready`);
    expect([ready.status, ready.body]).toEqual([
      503,
      expect.objectContaining({
        issues: [expect.objectContaining({ path: 'store', rule: 'down' })],
      }),
    ]);
    expect((await call('GET', `${instance.address}/api/health`)).status).toBe(200);
    expect(await documents()).toBe(before);
  } finally {
    account.createKeyPair(accessKeyId, secretAccessKey);
  }
  expect((await download(body.id)).content.equals(content)).toBe(true);
});
