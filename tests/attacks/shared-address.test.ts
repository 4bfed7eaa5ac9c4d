import { createHash, randomUUID } from 'node:crypto';
import * as limits from '@/lib/access/limits';
import { accountFrom, type RatePolicy } from '@/lib/platform/rate-limit';
import { messageForm } from '@/tests/api/messages/messages-support';
import { claimBodyOf } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { registrationOf, signUp, type TestPerson } from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import type { OwnPortal } from '@/tests/support/portal/own-portal';
import { type PostOffice, portalWithMail } from '@/tests/support/portal/portal-with-mail';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
let office: PostOffice;
let address: string;

beforeAll(async () => {
  ({ office, portal } = await portalWithMail({ CLAIMANT_CLAIMS: '12' }));
  ({ address } = await portal.start());
});
afterAll(() => portal.remove());

type Body = Record<string, unknown> & { code: string; token: string; user: TestPerson['user'] };
const askFrom = (from: string, path: string, body?: unknown, token?: string) =>
  call<Body>('POST', `${address}${path}`, { token, body, headers: { 'X-Forwarded-For': from } });

const useUp = ({ name, limit }: RatePolicy, subject: string) =>
  portal.database.query(
    `INSERT INTO rate_counts (key, window_start, count) VALUES ($1, now(), $2)
     ON CONFLICT (key) DO UPDATE SET window_start = now(), count = $2`,
    [`${name}:${createHash('sha256').update(subject).digest('base64url')}`, limit],
  );

const linkTo = (email: string, page: string) =>
  until(async () => {
    const links = office
      .to(email)
      .flatMap(({ text }) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []);
    return links.at(-1);
  });

const proven = async (person: TestPerson) => {
  await portal.database.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
    person.user.id,
  ]);
  return person;
};

// Otherwise two hundred requests would shut out for an hour everybody in the same network.
test('a bot in a shared network does not keep others there from registering, confirming or resetting', async () => {
  const from = someAddress();
  const bela = await proven(await signUp('claimant', address));
  await useUp(limits.registrationFromAddress, from);
  await useUp(limits.resetFromAddress, from);
  const registration = registrationOf();
  const { email } = registration;
  await useUp(limits.registrationOfAccount, email);
  const registered = await askFrom(from, '/api/auth/register', registration);
  expect(registered.status).toBe(201);
  const confirm = { token: await linkTo(email, 'confirm-email') };
  const { token } = registered.body;
  expect((await askFrom(from, '/api/auth/email/confirm', confirm, token)).status).toBe(200);

  await askFrom(from, '/api/auth/forgot-password', { email: bela.user.email });
  const reset = {
    token: await linkTo(bela.user.email, 'reset-password'),
    newPassword: `New-${randomUUID()}`,
  };
  const answer = await askFrom(from, '/api/auth/reset-password', reset);
  expect(answer.status).toBe(200);
  const login = { email: bela.user.email, password: reset.newPassword };
  expect((await askFrom(from, '/api/auth/login', login)).status).toBe(200);
  // Nor from signing in on the device where the link was opened, however many guesses come from there.
  await useUp(limits.signInFromAddress, from);
  const [device = ''] = answer.headers.getSetCookie();
  const signedIn = await call('POST', `${address}/api/auth/login`, {
    body: login,
    headers: { 'X-Forwarded-For': from, Cookie: device.split(';')[0] ?? '' },
  });
  expect(signedIn.status).toBe(200);
});

// Otherwise ten accounts of one bot would use up what everybody in the network may write.
test('a bot in a shared network does not keep a signed-in person there from filing and writing', async () => {
  const from = someAddress();
  const [asha, bela] = [
    await proven(await signUp('claimant', address)),
    await signUp('claimant', address),
  ];
  await useUp(limits.filings.address, from);
  await useUp(limits.messages.address, from);
  for (const person of [asha, bela]) {
    const { token } = person;
    const filed = await askFrom(from, '/api/claims', claimBodyOf('form_d'), token);
    expect(filed.status).toBe(201);
    const written = await call('POST', `${address}/api/claims/${filed.body.id}/messages`, {
      token,
      raw: messageForm({ message: 'Please call.' }),
      headers: { 'X-Forwarded-For': from },
    });
    expect(written.status).toBe(201);
  }
});

// Otherwise anybody could use up an hour's attempts to register another person's address.
test('nobody can use up another person’s attempts to register', async () => {
  const registration = registrationOf();
  await useUp(limits.registrationOfAccount, accountFrom(registration.email, someAddress()));
  expect((await askFrom(someAddress(), '/api/auth/register', registration)).status).toBe(201);
});

test('two hundred people in one network can register and file on the last evening', async () => {
  const from = someAddress();
  await useUp({ ...limits.registrationFromAddress, limit: 198 }, from);
  await useUp({ ...limits.filings.address, limit: 2998 }, from);
  const people = await Promise.all(
    Array.from({ length: 4 }, () => askFrom(from, '/api/auth/register', registrationOf())),
  );
  expect(people.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const filed = await Promise.all(
    people.map(({ body }) => askFrom(from, '/api/claims', claimBodyOf('form_d'), body.token)),
  );
  expect(filed.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

test('one account can file for each of the six members of a family in one network', async () => {
  const from = someAddress();
  const asha = await proven(await signUp('claimant', address));
  for (let member = 0; member < 6; member++) {
    const filed = await askFrom(from, '/api/claims', claimBodyOf('form_d'), asha.token);
    expect(filed.status).toBe(201);
  }
});

// Otherwise an account could file three hundred claims an hour for ever.
test('a claimant can file twelve claims one by one, until an administrator allows more', async () => {
  const asha = await proven(await signUp('claimant', address));
  const file = () => askFrom(someAddress(), '/api/claims', claimBodyOf('form_d'), asha.token);
  const answers = await Promise.all(Array.from({ length: 14 }, file));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(12).fill(201),
    409,
    409,
  ]);
  const refused = await file();
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_claims_in_all']);
  await portal.database.query('UPDATE users SET claim_limit = 13 WHERE id = $1', [asha.user.id]);
  expect((await file()).status).toBe(201);
  expect((await file()).status).toBe(409);
});

test('claims in files do not count against those one by one', async () => {
  const asha = await proven(await signUp('claimant', address));
  const uploaded = await sendClaims(asha, 'upload', csvOf('form_d', creditors(12)), {}, address);
  expect([uploaded.status, uploaded.body.success]).toEqual([201, 12]);
  const filed = await askFrom(someAddress(), '/api/claims', claimBodyOf('form_d'), asha.token);
  expect(filed.status).toBe(201);
});
