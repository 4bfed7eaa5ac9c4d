import { claimBodyOf } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
let address: string;

beforeAll(async () => {
  portal = await ownPortal({ PORTAL_MODE: 'production', CLAIMANT_BULK_CLAIMS: '20' });
  ({ address } = await portal.start());
});
afterAll(() => portal.remove());

const file = (person: TestPerson, body: unknown = claimBodyOf('form_d')) =>
  call('POST', `${address}/api/claims`, { token: person.token, body });

const upload = (
  person: TestPerson,
  count: number,
  to: 'upload' | 'check' = 'upload',
  at = address,
) => sendClaims(person, to, csvOf('form_d', creditors(count)), {}, at);

async function proven() {
  const person = await signUp('claimant', address);
  await portal.database.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
    person.user.id,
  ]);
  return person;
}

const claimsOf = async ({ user }: TestPerson) => {
  const { rowCount } = await portal.database.query('SELECT FROM claims WHERE claimant_id = $1', [
    user.id,
  ]);
  return rowCount;
};

// Otherwise it could file any number of claims in the name of an address that is not its own.
test('an account without a proven address can file five claims, even when it sends twenty at once', async () => {
  const asha = await signUp('claimant', address);
  const answers = await Promise.all(Array.from({ length: 20 }, () => file(asha)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.find(({ status }) => status !== 201);
  expect([refused?.status, refused?.body.code]).toEqual([403, 'too_many_before_proof']);
  expect(refused?.body.message).toContain('0 are left');
  expect(await claimsOf(asha)).toBe(5);
});

// Without this an account filed 100,000 claims in 14 seconds.
test('an account without a proven address cannot file claims from a file', async () => {
  const asha = await signUp('claimant', address);
  const { status, body } = await upload(asha, 1);
  expect([status, body.code]).toEqual([403, 'address_not_proven']);
  expect(await claimsOf(asha)).toBe(0);
});

// Otherwise three files at once, each at another instance, would each find room for all their claims.
test('a claimant can file as many claims from files as the setting allows, over all files and instances', async () => {
  const asha = await proven();
  for (const to of ['check', 'upload'] as const) {
    const { status, body } = await upload(asha, 21, to);
    expect([status, body.code]).toEqual([409, 'too_many_bulk_claims']);
  }
  const instances = [address, (await portal.start()).address, (await portal.start()).address];
  const sent = instances.map((at, place) => async () => {
    const answer = await upload(asha, 8 + place, 'upload', at);
    return answer.status === 429 ? undefined : answer;
  });
  const answers = await Promise.all(sent.map((send) => until(send)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  expect(await claimsOf(asha)).toBeLessThanOrEqual(20);
  expect((await file(asha)).status).toBe(201);
});

test('an administrator can allow an account more claims from files', async () => {
  const asha = await proven();
  await portal.database.query('UPDATE users SET bulk_claim_limit = 30 WHERE id = $1', [
    asha.user.id,
  ]);
  expect((await upload(asha, 30)).status).toBe(201);
  expect((await upload(asha, 31, 'check')).body.code).toBe('too_many_bulk_claims');
});
