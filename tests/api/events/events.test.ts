import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { listenAs } from '@/tests/support/http/live';
import { startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

const setStatus = (token: string, id: string, status: string) =>
  call('PATCH', `/api/claims/${id}/status`, { token, body: { status } });

afterAll(() => database.end());

test('a stream of live updates needs a valid session', async () => {
  expect((await call('GET', '/api/events')).status).toBe(401);
  expect((await call('GET', '/api/events', { token: 'not-a-token' })).status).toBe(401);
});

test('a change of a claim is told to its claimant, assignee and administrators, and to nobody else', async () => {
  const [asha, stranger, ravi, otherManager, meera] = await Promise.all([
    signUp(),
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
  ]);
  const claim = await createClaimAs(asha);
  await assignTo(meera, claim.id, ravi);
  const streams = await Promise.all([asha, stranger, ravi, otherManager, meera].map(listenAs));
  const [ofAsha, ofStranger, ofRavi, ofOther, ofMeera] = streams;

  await setStatus(meera.token, claim.id, 'under_review');
  await Promise.all([ofAsha, ofRavi, ofMeera].map((stream) => stream?.hears('claim', claim.id)));

  // A later event has arrived: an event about the claim would have arrived before it.
  const own = await createClaimAs(stranger);
  await ofStranger?.hears('claim', own.id);
  await assignTo(meera, own.id, otherManager);
  await ofOther?.hears('claim', own.id);
  const heard = [...(ofStranger?.events() ?? []), ...(ofOther?.events() ?? [])];
  expect(heard.some(({ claimId }) => claimId === claim.id)).toBe(false);
  await Promise.all(streams.map((stream) => stream.leave()));
});

test('a change of assignee is told to the former one and the new one', async () => {
  const [asha, ravi, other, meera] = await Promise.all([
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
  ]);
  const claim = await createClaimAs(asha);
  await assignTo(meera, claim.id, ravi);
  const [ofRavi, ofOther] = await Promise.all([listenAs(ravi), listenAs(other)]);
  await assignTo(meera, claim.id, other);
  await Promise.all([ofRavi.hears('claim', claim.id), ofOther.hears('claim', claim.id)]);
  await Promise.all([ofRavi.leave(), ofOther.leave()]);
});

test('a change that is rolled back is told to nobody', async () => {
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  const stream = await listenAs(asha);
  const client = await database.connect();
  await client.query('BEGIN');
  await client.query('UPDATE claims SET review_note = $2 WHERE id = $1', [claim.id, 'no']);
  await client.query('ROLLBACK');
  client.release();
  const later = await createClaimAs(asha);
  await stream.hears('claim', later.id);
  expect(stream.events().some(({ claimId }) => claimId === claim.id)).toBe(false);
  await stream.leave();
});

test('signing out ends the streams of that session only', async () => {
  const asha = await signUp();
  const again = await call<{ token: string }>('POST', '/api/auth/login', {
    body: { email: asha.user.email, password: asha.password },
  });
  const stays = await listenAs(asha);
  const ends = await listenAs({ ...asha, token: again.body.token });
  await call('POST', '/api/auth/logout', { token: again.body.token });
  await until(async () => !ends.stream.open || undefined);
  const claim = await createClaimAs(asha);
  await stays.hears('claim', claim.id);
  expect(stays.stream.open).toBe(true);
  await stays.leave();
});

test('a person’s twenty-first stream is refused until another one ends', async () => {
  const asha = await signUp();
  const streams = await Promise.all(Array.from({ length: 20 }, () => listenAs(asha)));
  const refused = await call('GET', '/api/events', { token: asha.token });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('60');
  await Promise.all(streams.map((stream) => stream.leave()));
  const back = await until(async () => await listenAs(asha).catch(() => undefined));
  await back.leave();
});

test('a stream forbids proxies to store or compress it', async () => {
  const stream = await listenAs(await signUp());
  expect(stream.headers.get('Content-Type')).toContain('text/event-stream');
  expect(stream.headers.get('Cache-Control')).toBe('no-store, no-transform');
  expect(stream.headers.get('Content-Encoding')).toBeNull();
  await stream.leave();
});

test('every stream ends when the database drops the listening connection, and a new one works', async () => {
  // A portal of its own, since everybody's streams end.
  const portal = await startedPortal();
  const { address } = portal;
  const asha = await signUp('claimant', address);
  const stream = await listenAs(asha);
  await portal.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'daava live' AND datname = current_database()`,
  );
  await until(async () => !stream.stream.open || undefined);
  const next = await listenAs(asha);
  const claim = await createClaimAs(asha);
  await next.hears('claim', claim.id);
  await next.leave();
  await portal.remove();
});

test('an administrator whose account is not active is told of no claim', async () => {
  const [asha, meera, waiting] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_admin'),
  ]);
  await database.query("UPDATE users SET status = 'pending' WHERE id = $1", [waiting.user.id]);
  const [ofMeera, ofWaiting] = await Promise.all([listenAs(meera), listenAs(waiting)]);
  const claim = await createClaimAs(asha);
  await ofMeera.hears('claim', claim.id);
  // A later event has arrived, so an earlier one would be here.
  await database.query(
    `INSERT INTO notifications (user_id, type, claim_id, data, created_at)
     VALUES ($1, 'claim_assigned', $2, '{}', now())`,
    [waiting.user.id, claim.id],
  );
  await ofWaiting.hears('notification', null);
  expect(ofWaiting.events()).toEqual([{ what: 'notification', claimId: null }]);
  await Promise.all([ofMeera.leave(), ofWaiting.leave()]);
});
