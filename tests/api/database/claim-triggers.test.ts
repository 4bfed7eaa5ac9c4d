import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
let asha: string;

beforeAll(async () => {
  portal = await ownPortal();
  asha = await storeUser(portal.database);
  const salma = await storeUser(portal.database);
  for (const claimant of [asha, asha, salma]) await storeClaim(portal.database, claimant);
});
afterAll(() => portal.remove());

/** How many claims are in the search index, and whether each is found by its present values. */
async function searchable() {
  const { rows } = await portal.database.query(`
    SELECT count(s.id)::int AS claims, coalesce(bool_and(
      (s.creditor_type, s.status, s.claim_amount, s.claimant_id, s.submitted_at)
        = (c.creditor_type, c.status, c.claim_amount, c.claimant_id, c.submitted_at)
      AND s.assigned_to_id IS NOT DISTINCT FROM c.assigned_to_id
      AND s.search_text = as_searched(concat_ws(E'\\n', c.claim_number, c.creditor_name,
        u.first_name || ' ' || u.last_name, u.email))
      AND s.name_keys @> name_keys(concat_ws(' ', c.creditor_name, u.first_name, u.last_name))
      AND s.name_keys <@ name_keys(concat_ws(' ', c.creditor_name, u.first_name, u.last_name))
      AND s.plain_numbers = claim_plain_numbers(c.claim_data, u.phone)), true) AS "asTheyAre"
    FROM (SELECT * FROM claims WHERE quarantine_id IS NULL) c FULL JOIN claim_search s USING (id) LEFT JOIN users u ON u.id = c.claimant_id`);
  return rows[0];
}

it.each([
  ['that was filed', 'SELECT', 3],
  ['whose creditor has another name', `UPDATE claims SET creditor_name = 'Kaveri Traders'`, 3],
  ['whose amount was changed', 'UPDATE claims SET claim_amount = claim_amount + 1', 3],
  ['that was decided', `UPDATE claims SET status = 'approved'`, 3],
  ['that was assigned', 'UPDATE claims SET assigned_to_id = claimant_id', 3],
  ['whose claimant has another address', `UPDATE users SET email = 'new.' || email`, 3],
  ['whose claimant has another name', `UPDATE users SET first_name = 'Kavita'`, 3],
  ['whose claimant has another telephone', `UPDATE users SET phone = '+91 98765 43210'`, 3],
  [
    'that belongs to another account',
    `WITH other AS (INSERT INTO users (email, first_name, last_name, role, phone)
       VALUES ('ravi@example.in', 'Ravi', 'Menon', 'claimant', '+91 98765 01234') RETURNING id)
     UPDATE claims SET claimant_id = (SELECT id FROM other) WHERE claimant_id <> $1`,
    3,
  ],
  [
    'that is not in quarantine',
    `WITH begun AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($1, $1) RETURNING id)
     UPDATE claims SET quarantine_id = (SELECT id FROM begun) WHERE claimant_id = $1`,
    1,
  ],
  [
    'that came back from quarantine',
    `UPDATE claims SET quarantine_id = NULL, creditor_name = 'Back again'`,
    3,
  ],
  ['that was removed', 'DELETE FROM claims WHERE claimant_id = $1', 1],
  ['of a case that was emptied', 'TRUNCATE claims CASCADE', 0],
])('the search index holds the present facts of a claim %s', async (_, statement, claims) => {
  await portal.database.query(statement, statement.includes('$1') ? [asha] : []);
  expect(await searchable()).toEqual({ claims, asTheyAre: true });
});

it.each([
  ['2026-12-31T18:29:59Z', 'CLM-2026-'],
  ['2026-12-31T18:30:00Z', 'CLM-2027-'],
])('a claim filed at %s is numbered %s, by the year in India', async (now, beginning) => {
  const client = await portal.database.connect();
  try {
    await client.query(`BEGIN;
      CREATE SCHEMA clock;
      CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql AS $$ SELECT timestamptz '${now}' $$;
      SET LOCAL search_path = clock, public, pg_catalog`);
    const { rows } = await client.query('SELECT next_claim_number() AS number');
    expect(rows[0].number).toMatch(new RegExp(`^${beginning}\\d{6}$`));
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

it('an emptied case has no stored counts of claims', async () => {
  await storeClaim(portal.database, asha);
  await portal.database.query('TRUNCATE claims CASCADE');
  const { rows } = await portal.database.query('SELECT FROM claim_counts');
  expect(rows).toEqual([]);
});

test('a change of a claim and the filing of another with its numbers do not deadlock', async () => {
  const { database } = portal;
  const theirs = [await storeClaim(database, asha), await storeClaim(database, asha)];
  const hash = Buffer.alloc(32, 7);
  const note = `INSERT INTO claim_identifiers (claim_id, kind, hash) VALUES ($1, 'pan', $2)`;
  await database.query(note, [theirs[0], hash]);
  const changing = await database.connect();
  const [{ pid }] = (await changing.query('SELECT pg_backend_pid() AS pid')).rows;
  const change = (set: string) =>
    changing.query(`UPDATE claims SET ${set} WHERE id = $1`, [theirs[0]]);
  await changing.query('BEGIN');
  await change(`creditor_name = 'Kaveri Traders'`);
  const filed = database.query(note, [theirs[1], hash]);
  await until(async () => {
    const waiting = 'SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))';
    return (await database.query(waiting, [pid])).rowCount || undefined;
  });
  await change(
    `status = 'under_review', claim_amount = claim_amount + 1, assigned_to_id = claimant_id`,
  );
  await changing.query('COMMIT');
  changing.release();
  await filed;
  const { rows } = await database.query(
    'SELECT k.same_numbers AS desk, s.same_numbers AS search FROM claim_desk k JOIN claim_search s USING (id) WHERE id = ANY($1::uuid[])',
    [theirs],
  );
  expect(rows).toEqual([1, 2].map(() => ({ desk: true, search: true })));
});
