import { Client } from 'pg';
import { claimBodyOf } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { openWire } from '@/tests/support/http/wire';
import { until } from '../support/until';
import { away, cleaning, holding, scene, timed } from './support/held';
import { brokenIn } from './support/invariants';
import { ownPostgres } from './support/own-postgres';

test('a portal whose own database connections all wait answers 503 in time', async () => {
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
});

test('a database without free connections is answered 503 in time, and the portal goes on once it has some', async () => {
  const max = 25;
  const postgres = await ownPostgres([`max_connections=${max}`]);
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
    // All connections except the one that watches.
    return others.length === max - 1 || undefined;
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
});

test('a silent database is answered 503 within a minute, and a waiting import is not given up', async () => {
  const server = new URL(process.env.DATABASE_OWNER_URL ?? '');
  const wire = await openWire(Number(server.port));
  cleaning.push(() => wire.close());
  server.port = String(wire.port);
  const { portal, address, asha, meera, claim } = await scene({ server: server.href });
  const letGo = await holding(portal, ["SELECT pg_advisory_xact_lock(hashtext('daava.audit'))"]);
  // Undone first: the database is removed over this wire, and a server that nobody hears holds up the removal of others.
  cleaning.push(async () => wire.fault());
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
  // The readiness check does not wait for other people's statements.
  expect(all.at(-1)?.took).toBeLessThan(4_000);
  wire.fault();
  await letGo();
  expect((await imported).status).toBe(201);
  const after = await until(async () => {
    const filed = await timed('POST', `${address}/api/claims`, { token: asha.token, body });
    return filed.status === 201 || undefined;
  });
  expect(after).toBe(true);
  expect(await brokenIn(portal.database)).toEqual([]);
});
