import type { PoolClient } from 'pg';
import { Client } from 'pg';
import { call } from '../support/api';
import { claimBodyOf, fileClaimAs } from '../support/claims';
import { creditors, csvOf, sendClaims } from '../support/claims-file';
import { type OwnPortal, ownPortal } from '../support/own-portal';
import { registrationOf, signUp } from '../support/people';
import { until } from '../support/until';
import { openWire } from '../support/wire';
import { brokenIn } from './support/invariants';
import { ownPostgres } from './support/own-postgres';

const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** A call's answer and how long it took, in milliseconds. */
async function timed(...asked: Parameters<typeof call>) {
  const began = performance.now();
  const { status, headers } = await call(...asked);
  return { status, retryAfter: headers.get('Retry-After'), took: performance.now() - began };
}

const away = { status: 503, retryAfter: expect.any(String) };

async function scene(place: Parameters<typeof ownPortal>[1] = {}) {
  const portal = await ownPortal({}, place);
  cleaning.push(() => portal.remove());
  const { address } = await portal.start();
  const [asha, meera] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
  const [claim, other] = await Promise.all([fileClaimAs(asha), fileClaimAs(asha)]);
  return { portal, address, asha, meera, claim, other };
}

/** Has somebody else hold something in the database until it is let go. */
async function holding(portal: OwnPortal, ...statements: [string, unknown[]?][]) {
  const holder: PoolClient = await portal.database.connect();
  await holder.query('BEGIN');
  for (const [text, values] of statements) await holder.query(text, values);
  let held = true;
  const letGo = async () => {
    if (!held) return;
    held = false;
    await holder.query('ROLLBACK');
    holder.release();
  };
  cleaning.push(letGo);
  return letGo;
}

test('a claim and the audit trail that somebody holds for long hold up nobody else, and those not for ever', async () => {
  const { portal, address, asha, meera, claim, other } = await scene();
  const status = (id: string) =>
    timed('PATCH', `${address}/api/claims/${id}/status`, {
      token: meera.token,
      body: { status: 'under_review' },
    });
  const file = () =>
    timed('POST', `${address}/api/claims`, { token: asha.token, body: claimBodyOf('form_d') });
  const register = () => timed('POST', `${address}/api/auth/register`, { body: registrationOf() });

  const letGo = await holding(portal, ['SELECT FROM claims WHERE id = $1 FOR UPDATE', [claim.id]]);
  const heldUp = status(claim.id);
  expect((await status(other.id)).status).toBe(200);
  const letGoOfTrail = await holding(portal, [
    "SELECT pg_advisory_xact_lock(hashtext('daava.audit'))",
  ]);
  const heldUpToo = Promise.all([file(), register()]);
  for (const path of ['/api/claims', `/api/claims/${claim.id}`, '/api/ready', '/login']) {
    const { status: answered, took } = await timed('GET', `${address}${path}`, asha);
    expect([path, answered]).toEqual([path, 200]);
    expect(took).toBeLessThan(8_000);
  }
  for (const answer of [await heldUp, ...(await heldUpToo)]) {
    expect(answer).toMatchObject(away);
    expect(answer.took).toBeLessThan(25_000);
  }
  await Promise.all([letGo(), letGoOfTrail()]);
  const done = await Promise.all([status(claim.id), file(), register()]);
  expect(done.map((answer) => answer.status)).toEqual([200, 201, 201]);
  expect(await brokenIn(portal.database)).toEqual([]);
}, 150_000);

test('a portal whose own connections are all waiting says so in time', async () => {
  const { portal, address, asha } = await scene({ query: '?lock_timeout=3000' });
  const letGo = await holding(portal, ['LOCK TABLE claims IN ACCESS EXCLUSIVE MODE']);
  const list = () => timed('GET', `${address}/api/claims`, asha);
  const all = await Promise.all([
    ...Array.from({ length: 60 }, list),
    timed('GET', `${address}/api/health`),
  ]);
  const health = all.pop();
  expect(health).toMatchObject({ status: 200 });
  for (const answer of all) {
    expect(answer).toMatchObject(away);
    expect(answer.took).toBeLessThan(20_000);
  }
  await letGo();
  const after = await Promise.all(Array.from({ length: 60 }, list));
  expect(after.filter(({ status }) => status !== 200)).toEqual([]);
}, 150_000);

test('a database whose connections others have taken is 503 in time, and the portal goes on once there are some', async () => {
  const postgres = await ownPostgres(['max_connections=25']);
  cleaning.push(() => postgres.remove());
  const { portal, address, asha } = await scene({ server: postgres.url });
  const others: Client[] = [];
  cleaning.push(() => Promise.all(others.map((other) => other.end())));
  const takeOne = async () => {
    const client = new Client(postgres.url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return others.push(client);
    } catch (error) {
      expect(error).toMatchObject({ code: '53300' });
      return 0;
    }
  };
  const watcher = await portal.database.connect();
  cleaning.push(async () => watcher.release());
  const ofPortal =
    'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  await until(async () => {
    await watcher.query(`SELECT pg_terminate_backend(pid) ${ofPortal}`);
    while (await takeOne());
    return (await watcher.query(`SELECT ${ofPortal}`)).rowCount === 0 || undefined;
  });
  const list = () => timed('GET', `${address}/api/claims`, asha);
  const many = () => Promise.all(Array.from({ length: 60 }, list));
  const without = await many();
  for (const answer of without) expect(answer).toMatchObject(away);
  await Promise.all(others.splice(0, 2).map((other) => other.end()));
  const withTwo = await many();
  expect(withTwo.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  for (const { took } of [...without, ...withTwo]) expect(took).toBeLessThan(20_000);
  await Promise.all(others.splice(0).map((other) => other.end()));
  const after = await until(async () => {
    return (await many()).every(({ status }) => status === 200) || undefined;
  });
  expect(after).toBe(true);
  expect(await brokenIn(portal.database)).toEqual([]);
}, 150_000);

test('a database that falls silent is 503 within a minute and used again after it; an import that has to wait is not given up', async () => {
  const server = new URL(process.env.DATABASE_URL ?? '');
  const wire = await openWire(Number(server.port));
  cleaning.push(() => wire.close());
  server.port = String(wire.port);
  const { portal, address, asha, meera, claim } = await scene({ server: server.href });
  const letGo = await holding(portal, ["SELECT pg_advisory_xact_lock(hashtext('daava.audit'))"]);
  const imported = sendClaims(asha, 'upload', csvOf('form_d', creditors(3)), {}, address);
  await until(async () => {
    const { rowCount } = await portal.database.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'",
    );
    return rowCount === 1 || undefined;
  });
  wire.fault({ way: 'down', after: 0, how: 'silence' });
  const body = claimBodyOf('form_d');
  const all = await Promise.all([
    timed('GET', `${address}/api/claims`, asha),
    timed('POST', `${address}/api/claims`, { token: asha.token, body }),
    timed('GET', `${address}/api/claims/${claim.id}`, meera),
    timed('GET', `${address}/api/ready`),
  ]);
  for (const answer of all) {
    expect(answer).toMatchObject(away);
    expect(answer.took).toBeLessThan(60_000);
  }
  wire.fault();
  await letGo();
  expect((await imported).status).toBe(201);
  const after = await until(async () => {
    const filed = await timed('POST', `${address}/api/claims`, { token: asha.token, body });
    return filed.status === 201 || undefined;
  });
  expect(after).toBe(true);
  expect(await brokenIn(portal.database)).toEqual([]);
}, 150_000);
