import { Pool } from 'pg';
import { compactStatements } from '@/lib/claims/queues/lists/compact-counts';
import { createClaimAs } from '@/tests/support/data/claims';
import { copyClaim } from '@/tests/support/data/many-claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { until } from '@/tests/support/until';

// A connection without the portal's limit of five seconds on waiting.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

afterAll(() => Promise.all([database.end(), pool.end()]));

/** The stored counts that differ from fresh counts, in one snapshot. */
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

/** The stored marks of claims that differ from freshly computed ones. */
const markDifferences = () =>
  rows(`
    WITH counted AS (
      SELECT day, no_documents, heads_differ, same_numbers, coalesce(type, 'any') AS type, coalesce(status, 'any') AS status,
        coalesce(assignee, 'any') AS assignee, count(*) AS n, sum(claim_amount) AS amount
      FROM (SELECT (c.submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, c.creditor_type::text AS type, c.status::text,
              coalesce(c.assigned_to_id::text, 'nobody') AS assignee, c.claim_amount,
              NOT EXISTS (SELECT FROM documents d WHERE d.claim_id = c.id AND d.bucket_name = 'claimdocuments') AS no_documents,
              heads_differ(c.creditor_type, c.claim_amount, c.claim_data), k.same_numbers
            FROM claims c JOIN claim_desk k ON k.id = c.id WHERE c.quarantine_id IS NULL) AS c
      WHERE no_documents OR heads_differ OR same_numbers
      GROUP BY day, no_documents, heads_differ, same_numbers, CUBE (type, status, assignee)),
    kept AS (
      SELECT day, no_documents, heads_differ, same_numbers, creditor_type AS type, status, assignee, sum(n) AS n, sum(amount) AS amount
      FROM mark_counts GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(n) <> 0 OR sum(amount) <> 0)
    SELECT * FROM counted FULL JOIN kept USING (day, no_documents, heads_differ, same_numbers, type, status, assignee)
    WHERE counted.n IS DISTINCT FROM kept.n OR counted.amount IS DISTINCT FROM kept.amount`);

/** The same for the counts of the desk, and for the amounts of determinations in force. */
const deskDifferences = () =>
  rows(`
    WITH counted AS (
      SELECT day, queue, flagged, coalesce(type, 'any') AS type, coalesce(assignee, 'any') AS assignee, count(*) AS n,
        (sum(amount), sum(admitted), sum(contingent), sum(not_admitted), sum(greatest(amount - admitted - contingent - not_admitted, 0.00)))::text
          AS amounts
      FROM (SELECT (c.submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, c.creditor_type::text AS type, k.flagged,
              k.queue::text AS queue, coalesce(c.assigned_to_id::text, 'nobody') AS assignee, c.claim_amount AS amount,
              coalesce(d.admitted, 0.00) AS admitted, coalesce(d.contingent, 0.00) AS contingent,
              coalesce(d.not_admitted, 0.00) AS not_admitted
            FROM claims c LEFT JOIN claim_desk k ON k.id = c.id
            LEFT JOIN determinations d ON d.claim_id = c.id AND d.state = 'confirmed'
            WHERE c.quarantine_id IS NULL AND c.status <> 'withdrawn') AS c
      GROUP BY day, queue, flagged, CUBE (type, assignee)),
    kept AS (
      SELECT day, queue, flagged, creditor_type AS type, assignee, sum(n) AS n,
        (sum(amount), sum(admitted), sum(contingent), sum(not_admitted), sum(under_verification))::text AS amounts
      FROM desk_counts GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0)
    SELECT * FROM counted FULL JOIN kept USING (day, queue, flagged, type, assignee)
    WHERE counted.n IS DISTINCT FROM kept.n OR counted.amounts IS DISTINCT FROM kept.amounts`);

const compact = async (on: Pick<Pool, 'query'>) => {
  for (const { statement } of compactStatements) await on.query(statement);
};
const settle = () => compact(database);

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

const propose = () =>
  rows(
    `INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted,
       under_verification, category, law_edition)
     SELECT id, 1, 1, 'proposed', jsonb_build_array(jsonb_build_object('head', 'remainder', 'claimed', claim_amount::text,
       'admitted', '1.00', 'contingent', '0.25', 'notAdmitted', '0.50', 'underVerification', (claim_amount - 1.75)::text,
       'reasons', '[{"code": "other", "amount": "0.75"}]'::jsonb)),
       claim_amount, 1, 0.25, 0.5, claim_amount - 1.75, 'workmen', 'x'
     FROM claims WHERE claimant_id = $1 AND id::text < '8'`,
    [asha.user.id],
  );
const becomes = (state: string) =>
  rows(
    `UPDATE determinations d SET state = $2::"DeterminationState", confirmed_at = coalesce(d.confirmed_at, now())
     FROM claims c WHERE c.id = d.claim_id AND c.claimant_id = $1`,
    [asha.user.id, state],
  );

describe('the stored counts equal fresh counts', () => {
  const changes: [string, () => Promise<unknown>][] = [
    ['after many claims filed at once', () => copyClaim(claimId, 300)],
    ['after a change of status', () => changed(`status = 'approved'`)],
    [
      'after a change of status of some claims',
      () => changed(`status = 'rejected', review_note = left(id::text, 1)`),
    ],
    ['after an assignment', () => changed('assigned_to_id = $2', [managers[0]])],
    [
      'after claims were assigned to somebody else',
      () => changed('assigned_to_id = $2', [managers[1]]),
    ],
    ['after claims were unassigned', () => changed('assigned_to_id = NULL')],
    ['after amounts changed', () => changed('claim_amount = claim_amount + 0.01')],
    ['after determinations were proposed', propose],
    ['after determinations were confirmed', () => becomes('confirmed')],
    ['after a determined amount changed', () => changed('claim_amount = 1.5')],
    ['after determinations were replaced', () => becomes('superseded')],
    [
      'after claims moved to another day',
      () => changed(`submitted_at = submitted_at - interval '1 day'`),
    ],
    [
      'after some claims were quarantined',
      () =>
        rows(
          `WITH begun AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($1, $1) RETURNING id)
           UPDATE claims SET quarantine_id = (SELECT id FROM begun) WHERE claimant_id = $1 AND id <> $2`,
          [asha.user.id, claimId],
        ),
    ],
    ['after a change of claims in quarantine', () => changed(`status = 'approved'`)],
    ['after the quarantine was lifted', () => changed('quarantine_id = NULL')],
    ['after a change of nothing that is counted', () => changed(`review_note = 'x'`)],
    [
      'after claims were removed',
      async () => {
        const theirs = 'claim_id IN (SELECT id FROM claims WHERE claimant_id = $1)';
        await rows(`DELETE FROM determinations WHERE ${theirs}`, [asha.user.id]);
        await rows('DELETE FROM claims WHERE claimant_id = $1 AND id <> $2', [
          asha.user.id,
          claimId,
        ]);
      },
    ],
    ['after the stored counts were compacted', settle],
  ];
  it.each(changes)('%s', async (_, change) => {
    await change();
    expect(await differences()).toEqual([]);
    expect(await markDifferences()).toEqual([]);
    expect(await deskDifferences()).toEqual([]);
  });
});

it('a change of nothing that is counted adds no row to the stored counts', async () => {
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

it('a claim filed at midnight in India is counted on the day that begins', async () => {
  await changed(`assigned_to_id = $2, submitted_at = '2001-01-31T18:30:00Z'`, [managers[0]]);
  const found = await rows(
    `SELECT day::text, sum(n)::int AS n FROM claim_counts
     WHERE assignee = $1 AND status = 'any' AND creditor_type = 'any' GROUP BY day HAVING sum(n) <> 0`,
    [managers[0]],
  );
  expect(found).toEqual([{ day: '2001-02-01', n: 1 }]);
});

it('the stored counts stay exact while many changes and several compactions run', async () => {
  await copyClaim(claimId, 40);
  const ids = (
    await rows<{ id: string }>('SELECT id FROM claims WHERE claimant_id = $1', [asha.user.id])
  ).map(({ id }) => id);
  const statuses = ['under_review', 'info_required', 'approved', 'rejected'];
  const one = (set: string, values: unknown[]) =>
    pool.query(`UPDATE claims SET ${set} WHERE id = $1`, values);
  const work = Array.from({ length: 200 }, (_, turn) => {
    const id = ids[turn % ids.length];
    if (turn % 20 === 0) return compact(pool);
    if (turn % 3 === 0) return one('status = $2::"ClaimStatus"', [id, statuses[turn % 4]]);
    if (turn % 3 === 1)
      return one('assigned_to_id = $2', [id, turn % 2 ? managers[turn % 2] : null]);
    return copyClaim(claimId, 2);
  });
  await Promise.all(work);
  expect(await differences()).toEqual([]);
  expect(await markDifferences()).toEqual([]);
  expect(await deskDifferences()).toEqual([]);
  await settle();
  expect(await differences()).toEqual([]);
  expect(await markDifferences()).toEqual([]);
  expect(await deskDifferences()).toEqual([]);
  // The portal may be compacting the counts at the same moment, and other tests file claims.
  await until(async () => {
    await settle();
    const crowded = await rows(
      'SELECT 1 FROM claim_counts GROUP BY assignee, status, creditor_type, day HAVING count(*) > 1',
    );
    return crowded.length === 0 || undefined;
  });
});
