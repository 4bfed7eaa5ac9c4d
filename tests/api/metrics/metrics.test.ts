import { type Queue, queueNames } from '@/lib/platform/metrics/gauges';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call, someAddress } from '@/tests/support/http/api';
import { listenAs } from '@/tests/support/http/live';
import { withSecondFactor, wrongCode } from '@/tests/support/http/second-factor';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';
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
  expect(text).toMatch(/daava_line_working\{line="reads".* \d+\n/);
  expect(text).toMatch(/daava_line_waiting\{line="writes".* 0\n/);
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
    "INSERT INTO mail_queue (user_id, kind, queued_at, next_try_at) SELECT id, 'invitation', now() - interval '1 hour', 'infinity' FROM users LIMIT 1",
  );
  const text = await metrics();
  expect(text).toMatch(
    /daava_refusals_total\{route="\/api\/auth\/login",code="too_many_requests".* 1\n/,
  );
  expect(Number(/daava_mail_oldest_seconds\{.*\} (\S+)/.exec(text)?.[1])).toBeGreaterThan(3_599);
  expect(Number(/daava_mail_waiting\{.*\} (\S+)/.exec(text)?.[1])).toBeGreaterThan(0);
});

const readingOf = (text: string, name: string) =>
  Number(new RegExp(`^daava_${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1]);

/** Makes one of each wait for an hour, for the claim $1 of the person $2, and not be worked off meanwhile. */
const waiting: Record<Queue, (claimId: string, userId: string) => string> = {
  mail: (_, userId) => `
    INSERT INTO mail_queue (user_id, kind, queued_at, next_try_at) VALUES ('${userId}', 'invitation', now() - interval '1 hour', 'infinity')`,
  papers: (claimId) => `
    INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, queued_at, next_try_at)
    VALUES ('${claimId}', 90, 'acknowledgement', 'hi', 90, 'claim', '${claimId}', now() - interval '1 hour', 'infinity')`,
  post: (claimId) => `
    INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, letter, for_post, state, made_at,
      amount, template, file_id, file_size, sha256, wrapped_key, sealed_code, code_hash)
    VALUES ('${claimId}', 91, 'acknowledgement', 'en', 91, 'claim', '${claimId}', true, true, 'made', now() - interval '1 hour', 1, 't', gen_random_uuid(),
      1, '', '', '', '\\x91')`,
  creditor_lists: (_, userId) => `
    INSERT INTO creditor_lists (number, as_on, law_edition, asked_by_id, asked_at, next_try_at)
    VALUES (1, '2026-01-01', '2026-1', '${userId}', now() - interval '1 hour', 'infinity')`,
  claim_files: (claimId, userId) => `
    INSERT INTO claim_files (user_id, claim_ids, ids_hash, language, asked_at, next_try_at)
    VALUES ('${userId}', ARRAY['${claimId}']::uuid[], '', 'en', now() - interval '1 hour', 'infinity')`,
  rewrites: () => `
    INSERT INTO _daava_rewrites (migration, file) VALUES ('9000_counted', 'beside.sql');
    UPDATE _daava SET prepared_at = now() - interval '1 hour'`,
};

/** What earlier tests queued is sent and made: the counts stand still from here. */
const workedOff = () =>
  until(async () => {
    const { rowCount } = await portal.database.query(`
      SELECT FROM mail_queue WHERE sent_at IS NULL AND failed_at IS NULL AND next_try_at < 'infinity'
      UNION ALL SELECT FROM papers WHERE state = 'queued' AND next_try_at < 'infinity'`);
    return rowCount === 0 || undefined;
  });

test.each(queueNames)(
  'the metrics tell how many wait, and for how long the oldest: %s',
  async (queue) => {
    const userId = await storeUser(portal.database, 'ip_admin');
    const claimId = await storeClaim(portal.database, userId);
    await workedOff();
    const before = await metrics();
    const oldest = readingOf(before, `${queue}_oldest_seconds`);
    expect(oldest).toBeLessThan(queue === 'mail' ? 7_200 : 3_600);
    await portal.database.query(waiting[queue](claimId, userId));
    const after = await metrics();
    expect(readingOf(after, `${queue}_waiting`)).toBe(readingOf(before, `${queue}_waiting`) + 1);
    expect(readingOf(after, `${queue}_oldest_seconds`)).toBeGreaterThan(3_599);
  },
);

test.each([
  ['sent', { sent_at: 'now', outcome: 'sent' }],
  ['given up', { failed_at: 'now', last_error: '550' }],
])('a letter that was %s does not wait in the metrics', async (_how, ended) => {
  const userId = await storeUser(portal.database);
  await workedOff();
  const before = readingOf(await metrics(), 'mail_waiting');
  const names = Object.keys(ended);
  await portal.database.query(
    `INSERT INTO mail_queue (user_id, kind, queued_at, next_try_at, ${names})
     VALUES ($1, 'invitation', now() - interval '1 day', 'infinity', ${names.map((_, n) => `$${n + 2}`)})`,
    [userId, ...Object.values(ended)],
  );
  const after = await metrics();
  expect(readingOf(after, 'mail_waiting')).toBe(before);
  expect(readingOf(after, 'mail_oldest_seconds')).toBeLessThan(86_400);
});

test.each([
  ['on the seventh day', 7, 0],
  ['after the seventh day', 8, 1],
])(
  'a decision not told %s counts as overdue in the metrics: %d days, %d more',
  async (_, days, more) => {
    const claimId = await storeClaim(portal.database, await storeUser(portal.database));
    const before = readingOf(await metrics(), 'untold_overdue');
    await portal.database.query(`
    BEGIN; SET LOCAL session_replication_role = 'replica';
    WITH decided AS (
      INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted,
        under_verification, category, law_edition, confirmed_at)
      VALUES ('${claimId}', 1, 1, 'confirmed', '[{"head": "principal", "claimed": "1.00", "admitted": "1.00", "contingent": "0.00",
        "notAdmitted": "0.00", "underVerification": "0.00", "reasons": []}]', 1, 1, 0, 0, 0, 'operational', '2026-1',
        now() - ${days} * interval '1 day') RETURNING id)
    INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, letter, next_try_at)
    SELECT '${claimId}', 1, 'decision', 'en', 1, 'determination', id, true, 'infinity' FROM decided;
    COMMIT`);
    expect(readingOf(await metrics(), 'untold_overdue')).toBe(before + more);
  },
);

test('the metrics are served while the database is away, and say so', async () => {
  const { pathname } = new URL(portal.environment.DATABASE_URL ?? '');
  const name = pathname.slice(1);
  await rows(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await rows('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  const text = await metrics();
  expect(text).toMatch(/daava_database_up\{.* 0\n/);
  expect(text).not.toMatch(
    /daava_claims\{|(?<!line)_waiting\{|_oldest_seconds\{|daava_untold_overdue\{/,
  );
  expect(text).toContain('daava_request_duration_seconds_count');
});
