import { randomBytes, randomUUID } from 'node:crypto';
import { claimBodyOf } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

const someKey = () => randomBytes(32).toString('base64');
const former = someKey();
let portal: OwnPortal;
/** The portal's addresses under its former key and under the present one. */
let before: string;
let after: string;
let asha: TestPerson;

beforeAll(async () => {
  portal = await ownPortal({ DOCUMENT_KEY: former });
  before = (await portal.start()).address;
  Object.assign(portal.environment, { DOCUMENT_KEY: someKey(), DOCUMENT_KEYS_OLD: former });
  after = (await portal.start()).address;
  asha = await signUp('claimant', before);
});
afterAll(() => portal.remove());

test('the same file of claims is recognised after the key changed', async () => {
  const content = csvOf('form_d', creditors(1));
  const send = (address: string) => sendClaims(asha, 'upload', content, {}, address);
  expect((await send(before)).status).toBe(201);
  const again = await send(after);
  expect([again.status, again.body.code]).toEqual([409, 'duplicate_file']);
});

test('an idempotency key is recognised after the key changed, for the same claim and another one', async () => {
  const key = randomUUID();
  const submit = (address: string, claimAmount: string) =>
    call<{ id: string }>('POST', `${address}/api/claims`, {
      token: asha.token,
      headers: { 'Idempotency-Key': key },
      body: claimBodyOf('form_d', { claimAmount }),
    });
  const first = await submit(before, '125000');
  expect(first.status).toBe(201);
  expect((await submit(after, '125000')).body.id).toBe(first.body.id);
  expect((await submit(after, '125001')).status).toBe(409);
});
