import { verifyAudit } from '@/lib/audit/verify';
import { pool } from '@/lib/platform/db';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { runTool } from '@/tests/support/portal/tool';
import { until } from '@/tests/support/until';

let portal: OwnPortal;

beforeAll(async () => {
  portal = await ownPortal();
  await portal.database.query(
    `INSERT INTO audit_entries (action, user_full_name, details)
     SELECT 'user_login', 'Asha Devi', jsonb_build_object('n', n) FROM generate_series(1, 5) AS n`,
  );
});
afterAll(() => Promise.all([portal.remove(), pool.end()]));

it.each([
  ['changed', `UPDATE audit_entries SET user_full_name = 'Nobody' WHERE id = 2`],
  ['removed', 'DELETE FROM audit_entries WHERE id = 5'],
  ['emptied', 'TRUNCATE audit_entries'],
  ['emptied along with others', 'TRUNCATE audit_entries, sessions CASCADE'],
])('the audit trail cannot be %s', async (_, statement) => {
  await expect(portal.database.query(statement)).rejects.toThrow('can only be added to');
  const { rows } = await portal.database.query(
    `SELECT count(*)::int AS entries, bool_and(user_full_name = 'Asha Devi') AS whole FROM audit_entries`,
  );
  expect(rows).toEqual([{ entries: 5, whole: true }]);
});

/** Tampers with the trail past its triggers, verifies it, and rolls back. */
async function verifiedAfter(tampering: string) {
  const client = await portal.database.connect();
  try {
    await client.query('BEGIN; ALTER TABLE audit_entries DISABLE TRIGGER USER');
    await client.query(tampering);
    return await verifyAudit(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const rehashed = (id: number) =>
  `UPDATE audit_entries a SET hash = audit_digest(a) WHERE id = ${id}`;

it.each([
  ['no entry, when nothing was done', 'SELECT', 5, []],
  [
    'an entry that was changed',
    `UPDATE audit_entries SET details = '{"n": 20}' WHERE id = 2`,
    5,
    [{ id: '2', what: 'changed' }],
  ],
  [
    'the entry after one that was changed together with its hash',
    `UPDATE audit_entries SET user_full_name = 'Nobody' WHERE id = 2; ${rehashed(2)}`,
    5,
    [{ id: '3', what: 'missing before' }],
  ],
  [
    'the entry after one that was removed',
    'DELETE FROM audit_entries WHERE id = 3',
    4,
    [{ id: '4', what: 'missing before' }],
  ],
  [
    'the first entry, when those before it were removed',
    'DELETE FROM audit_entries WHERE id = 1',
    4,
    [{ id: '2', what: 'missing before' }],
  ],
  [
    'where the trail was cut off',
    'DELETE FROM audit_entries WHERE id > 3',
    3,
    [{ id: '3', what: 'cut off after' }],
  ],
  [
    'that all of it was removed',
    'DELETE FROM audit_entries',
    0,
    [{ id: '0', what: 'cut off after' }],
  ],
])('verifying the audit trail names %s', async (_, tampering, entries, broken) => {
  expect(await verifiedAfter(tampering)).toEqual({ entries, broken });
});

it('the command that verifies the audit trail names each broken entry and fails', async () => {
  const { database, environment } = portal;
  await portal.start();
  await until(async () => {
    return (await database.query('SELECT FROM audit_seals')).rowCount || undefined;
  });
  const whole = await runTool('audit-verify', [], environment);
  expect(whole).toMatchObject({ code: 0 });
  expect(whole.said).toMatch(
    /^(As the store says: 5:[0-9a-f]{64}\n)?The chain of the audit trail is unbroken: 5 entries, sealed up to 5\.\n$/,
  );
  await database.query(`
    ALTER TABLE audit_entries DISABLE TRIGGER USER;
    UPDATE audit_entries SET user_full_name = 'Nobody' WHERE id = 4;
    ALTER TABLE audit_entries ENABLE TRIGGER USER`);
  const broken = await runTool('audit-verify', [], environment);
  expect(broken).toMatchObject({ code: 1, said: expect.stringMatching(/^Entry 4: changed\n/) });
  expect(broken.said).not.toContain('unbroken');
});
