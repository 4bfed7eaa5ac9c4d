import { Pool } from 'pg';
import { compactStatement } from '@/lib/claims/lists/compact-counts';
import { createClaimAs } from '@/tests/support/data/claims';
import { copyClaim } from '@/tests/support/data/many-claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { until } from '@/tests/support/until';

// The portal's own gives up on whatever waits in it for five seconds.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

afterAll(() => Promise.all([database.end(), pool.end()]));

/** Places where the kept counts are not what counting gives, in one snapshot. */
const differences = () =>
  rows(`
    WITH counted AS (
      SELECT day, coalesce(type, 'any') AS type, coalesce(status, 'any') AS status,
        coalesce(assignee, 'any') AS assignee, count(*) AS n, sum(claim_amount) AS amount
      FROM (SELECT (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, creditor_type::text AS type,
              status::text, coalesce(assigned_to_id::text, 'nobody') AS assignee, claim_amount FROM claims
            WHERE quarantine_id IS NULL) AS c
      GROUP BY day, CUBE (type, status, assignee)),
    kept AS (
      SELECT day, creditor_type AS type, status, assignee, sum(n) AS n, sum(amount) AS amount
      FROM claim_counts GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(amount) <> 0)
    SELECT * FROM counted FULL JOIN kept USING (day, type, status, assignee)
    WHERE counted.n IS DISTINCT FROM kept.n OR counted.amount IS DISTINCT FROM kept.amount`);

const settle = () => database.query(compactStatement);

let asha: TestPerson;
let claimId: string;
let managers: string[];
beforeAll(async () => {
  const [claimant, ...people] = await Promise.all([
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_case_manager'),
  ]);
  asha = claimant;
  managers = people.map(({ user }) => user.id);
  claimId = (await createClaimAs(asha)).id;
});

const changed = (set: string, values: unknown[] = []) =>
  rows(`UPDATE claims SET ${set} WHERE claimant_id = $1`, [asha.user.id, ...values]);

describe('the counts agree with counting', () => {
  const changes: [string, () => Promise<unknown>][] = [
    ['after many claims filed at once', () => copyClaim(claimId, 300)],
    ['after a change of status', () => changed(`status = 'approved'`)],
    [
      'after a change of status of some',
      () => changed(`status = 'rejected', review_note = left(id::text, 1)`),
    ],
    ['after an assignment', () => changed('assigned_to_id = $2', [managers[0]])],
    ['after claims were handed on', () => changed('assigned_to_id = $2', [managers[1]])],
    ['after claims were taken back', () => changed('assigned_to_id = NULL')],
    ['after amounts changed', () => changed('claim_amount = claim_amount + 0.01')],
    [
      'after claims moved to another day',
      () => changed(`submitted_at = submitted_at - interval '1 day'`),
    ],
    [
      'after some were quarantined',
      () =>
        rows(
          `WITH begun AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($1, $1) RETURNING id)
           UPDATE claims SET quarantine_id = (SELECT id FROM begun) WHERE claimant_id = $1 AND id <> $2`,
          [asha.user.id, claimId],
        ),
    ],
    ['after a change of what is in quarantine', () => changed(`status = 'approved'`)],
    ['after the quarantine was lifted', () => changed('quarantine_id = NULL')],
    ['after a change of nothing that is counted', () => changed(`review_note = 'x'`)],
    [
      'after claims were removed',
      () => rows('DELETE FROM claims WHERE claimant_id = $1 AND id <> $2', [asha.user.id, claimId]),
    ],
    ['after rows were added up', settle],
  ];
  it.each(changes)('%s', async (_, change) => {
    await change();
    expect(await differences()).toEqual([]);
  });
});

it('adds no row for a change of nothing that is counted', async () => {
  const client = await database.connect();
  await client.query('BEGIN');
  await client.query(`UPDATE claims SET review_note = 'y' WHERE id = $1`, [claimId]);
  const added = await client.query(
    'SELECT 1 FROM claim_counts WHERE xmin = pg_current_xact_id()::xid',
  );
  await client.query('ROLLBACK');
  client.release();
  expect(added.rows).toEqual([]);
});

it('counts a claim filed at midnight in India on the day that begins', async () => {
  await changed(`assigned_to_id = $2, submitted_at = '2001-01-31T18:30:00Z'`, [managers[0]]);
  const found = await rows(
    `SELECT day::text, sum(n)::int AS n FROM claim_counts
     WHERE assignee = $1 AND status = 'any' AND creditor_type = 'any' GROUP BY day HAVING sum(n) <> 0`,
    [managers[0]],
  );
  expect(found).toEqual([{ day: '2001-02-01', n: 1 }]);
});

it('stays exact while many write and several add up', async () => {
  await copyClaim(claimId, 40);
  const ids = (
    await rows<{ id: string }>('SELECT id FROM claims WHERE claimant_id = $1', [asha.user.id])
  ).map(({ id }) => id);
  const statuses = ['under_review', 'info_required', 'approved', 'rejected'];
  const one = (set: string, values: unknown[]) =>
    pool.query(`UPDATE claims SET ${set} WHERE id = $1`, values);
  const work = Array.from({ length: 200 }, (_, turn) => {
    const id = ids[turn % ids.length];
    if (turn % 20 === 0) return pool.query(compactStatement);
    if (turn % 3 === 0) return one('status = $2::"ClaimStatus"', [id, statuses[turn % 4]]);
    if (turn % 3 === 1)
      return one('assigned_to_id = $2', [id, turn % 2 ? managers[turn % 2] : null]);
    return copyClaim(claimId, 2);
  });
  await Promise.all(work);
  expect(await differences()).toEqual([]);
  await settle();
  expect(await differences()).toEqual([]);
  // The portal may be adding up at this very moment, and other tests file claims.
  await until(async () => {
    await settle();
    const crowded = await rows(
      'SELECT 1 FROM claim_counts GROUP BY assignee, status, creditor_type, day HAVING count(*) > 1',
    );
    return crowded.length === 0 || undefined;
  });
});
