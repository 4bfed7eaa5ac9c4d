import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call, someAddress } from '@/tests/support/http/api';
import { listenAs } from '@/tests/support/http/live';
import { withSecondFactor, wrongCode } from '@/tests/support/http/second-factor';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

const METRICS_TOKEN = 'a-token-of-the-tests-3b7';
type Portal = Awaited<ReturnType<typeof ownPortal>>;
let portal: Portal;
let address: string;

beforeAll(async () => {
  portal = await ownPortal({ METRICS_TOKEN, LOG_LEVEL: 'info' });
  ({ address } = await portal.start());
});

afterAll(async () => {
  await portal.remove();
  await database.end();
});

const scrape = (authorization?: string) =>
  call('GET', `${address}/api/metrics`, {
    headers: authorization ? { Authorization: authorization } : {},
  });
const metrics = async () => (await scrape(`Bearer ${METRICS_TOKEN}`)).text;

test.each([
  undefined,
  'Bearer ',
  'Bearer another',
  `Bearer ${METRICS_TOKEN}x`,
  METRICS_TOKEN,
  `Basic ${METRICS_TOKEN}`,
])('a caller with %s gets no metrics', async (authorization) => {
  const { status, text } = await scrape(authorization);
  expect(status).toBe(401);
  expect(text).not.toContain('daava_');
});

test('without METRICS_TOKEN the metrics are not found', async () => {
  for (const token of [undefined, METRICS_TOKEN, '']) {
    const { status, text } = await call(
      'GET',
      '/api/metrics',
      token === undefined ? {} : { token },
    );
    expect([status, text.includes('daava_')]).toEqual([404, false]);
  }
});

/** The line of the portal's log that holds all of these. */
const lineWith = (...texts: string[]) =>
  until(async () =>
    portal
      .log()
      .split('\n')
      .find((line) => texts.every((text) => line.includes(text))),
  );

test('a refused call is logged with its reason, and without what was sent', async () => {
  const { token, user } = await signUp('claimant', address);
  const body = {
    creditorType: 'form_d',
    creditorName: 'Told to nobody',
    claimAmount: 'much',
  };
  const refused = await call('POST', `${address}/api/claims`, { token, body });
  expect(refused.status).toBe(400);
  const requestId = refused.headers.get('x-request-id') ?? 'none';
  const line = await lineWith(requestId);
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request',
    status: 400,
    code: 'invalid',
    rules: ['form_values'],
    userId: user.id,
    address: expect.stringMatching(/^[\d.]+$/),
  });
  expect(line).not.toMatch(/Told to nobody|much/);
});

test('a failed sign-in is logged with account and network, and nothing else', async () => {
  const person = await signUp('claimant', address);
  const { email, id } = person.user;
  const from = someAddress();
  const tries = (password: string, code?: string) =>
    call('POST', `${address}/api/auth/login`, {
      body: { email, password, ...(code ? { code } : {}) },
      headers: { 'X-Forwarded-For': from },
    });
  await tries('Not-This-One-1');
  const line = await lineWith(id, 'sign-in refused: wrong password');
  expect(JSON.parse(line)).toMatchObject({ userId: id, address: from });
  expect(line).not.toMatch(/Not-This-One|@/);
  const { secret } = await withSecondFactor(person, portal.database);
  await tries(person.password, wrongCode(secret));
  await lineWith(id, from, 'sign-in refused: wrong code');
  await portal.database.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [id]);
  await tries(person.password);
  await lineWith(id, from, 'sign-in refused: account closed');
});

test('calls are counted by route, and nobody is named', async () => {
  const asha = await signUp('claimant', address);
  const claim = await createClaimAs(asha);
  const { token } = asha;
  await call('GET', `${address}/api/claims/${claim.id}`, { token });
  await call('GET', `${address}/api/claims/${asha.user.id}`, { token });
  await call('GET', `${address}/api/nowhere/${asha.user.email}`, { token });
  const stream = await listenAs(asha);
  const text = await metrics();
  await stream.leave();
  const of = (route: string, status: string) =>
    `daava_request_duration_seconds_count{worker="0",method="GET",route="${route}",status="${status}"} 1\n`;
  expect(text).toContain(of('/api/claims/[id]', '2xx'));
  expect(text).toContain(of('/api/claims/[id]', '4xx'));
  expect(text).toContain(of('other', '4xx'));
  expect(text).toMatch(
    /daava_refusals_total\{route="\/api\/claims\/\[id\]",code="not_found".* 1\n/,
  );
  expect(text).toMatch(/daava_event_streams\{.* 1\n/);
  expect(text).toMatch(/daava_claims\{status="submitted".* 1\n/);
  expect(text).toMatch(/daava_database_up\{.* 1\n/);
  expect(text).toMatch(/daava_imports\{state="inside".* 0\n/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds\{.* [\d.e-]+\n/);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@|Asha|nowhere/);
});

test('a reached rate limit and waiting mail show in the metrics', async () => {
  const { email } = (await signUp('claimant', address)).user;
  const from = someAddress();
  const guess = () =>
    call('POST', `${address}/api/auth/login`, {
      body: { email, password: 'Not-This-One-1' },
      headers: { 'X-Forwarded-For': from },
    });
  await Promise.all(Array.from({ length: 11 }, guess));
  await lineWith(from, 'sign-in refused: too many tries');
  // No process sends it meanwhile.
  await portal.database.query(
    "INSERT INTO mail_queue (user_id, kind, queued_at, next_try_at) SELECT id, 'invitation', now() - interval '1 hour', now() + interval '1 day' FROM users LIMIT 1",
  );
  const text = await metrics();
  expect(text).toMatch(
    /daava_refusals_total\{route="\/api\/auth\/login",code="too_many_requests".* 1\n/,
  );
  expect(Number(/daava_mail_oldest_seconds\{.*\} (\S+)/.exec(text)?.[1])).toBeGreaterThan(3_599);
  expect(Number(/daava_mail_waiting\{.*\} (\S+)/.exec(text)?.[1])).toBeGreaterThan(0);
});

test('the metrics are served while the database is away, and say so', async () => {
  const { pathname } = new URL(portal.environment.DATABASE_URL ?? '');
  const name = pathname.slice(1);
  await rows(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await rows('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  const text = await metrics();
  expect(text).toMatch(/daava_database_up\{.* 0\n/);
  expect(text).not.toMatch(/daava_claims\{/);
  expect(text).toContain('daava_request_duration_seconds_count');
});
