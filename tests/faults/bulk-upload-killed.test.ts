import type { PoolClient } from 'pg';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { registrationOf, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '../support/until';

type Portal = Awaited<ReturnType<typeof ownPortal>>;

let portal: Portal;
let holder: PoolClient;

beforeEach(async () => {
  portal = await ownPortal();
  holder = await portal.database.connect();
});

afterEach(async () => {
  holder.release();
  await portal.remove();
});

const content = csvOf('form_d', creditors(500));

async function claimantAt(address: string) {
  const answer = await call<TestPerson>('POST', `${address}/api/auth/register`, {
    body: registrationOf(),
  });
  return answer.body;
}

const filed = async () =>
  (
    await portal.database.query(
      `SELECT (SELECT count(*)::int FROM claims) AS claims, (SELECT count(*)::int FROM claim_imports) AS files,
         (SELECT count(*)::int FROM audit_entries WHERE action = 'claim_submitted') AS entries`,
    )
  ).rows[0];

const nothing = { claims: 0, files: 0, entries: 0 };
const everything = { claims: 500, files: 1, entries: 500 };

/** From now on every write to the audit trail waits. */
const holdAuditTrail = () =>
  holder.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('daava.audit'))");

/** The import at the database, once all its claims are written and it waits for the audit trail: half-way. */
const halfWay = () =>
  until(async () => {
    const { rows } = await portal.database.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event = 'advisory' AND query LIKE '%audit_entries%'`,
    );
    return rows[0]?.pid;
  });

test('a portal killed while filing a file of claims files none, and the file can be sent again', async () => {
  const before = await portal.start();
  const asha = await claimantAt(before.address);
  await holdAuditTrail();
  const cut = sendClaims(asha, 'upload', content, {}, before.address).catch(() => 'cut');
  const pid = await halfWay();
  await before.kill();
  expect(await cut).toBe('cut');
  await holder.query('ROLLBACK');
  await until(async () => {
    const { rows } = await portal.database.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [
      pid,
    ]);
    return rows.length === 0 || undefined;
  });
  expect(await filed()).toEqual(nothing);

  const after = await portal.start();
  const again = await sendClaims(asha, 'upload', content, {}, after.address);
  expect([again.status, again.body.success]).toEqual([201, 500]);
  expect(await filed()).toEqual(everything);
});

test('a file whose database connection is lost is answered 503 and files nothing, and the portal goes on', async () => {
  const { address } = await portal.start();
  const asha = await claimantAt(address);
  await holdAuditTrail();
  const cut = sendClaims(asha, 'upload', content, {}, address);
  await portal.database.query('SELECT pg_terminate_backend($1)', [await halfWay()]);
  const { status, body, headers } = await cut;
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(headers.get('Retry-After')).toBeTruthy();
  expect(await filed()).toEqual(nothing);
  await holder.query('ROLLBACK');
  expect((await sendClaims(asha, 'upload', content, {}, address)).status).toBe(201);
  expect(await filed()).toEqual(everything);
});
