import { pool } from '@/lib/platform/db';

/** Fewer new rows than this are not worth looking through the table for. */
const worthwhile = 1_000;

/**
 * Puts one row in the place of all that add up to the same count. What is added up is what is deleted,
 * so a count never changes, whoever writes, reads or does the same meanwhile; the lock only spares two
 * the same work.
 */
export const compactStatement = `
  WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtext('daava.claim_counts')) AS mine),
  crowded AS (SELECT assignee, status, creditor_type, day FROM claim_counts
    GROUP BY assignee, status, creditor_type, day HAVING count(*) > 1),
  gone AS (DELETE FROM claim_counts c USING crowded, turn
    WHERE turn.mine AND (c.assignee, c.status, c.creditor_type, c.day)
      = (crowded.assignee, crowded.status, crowded.creditor_type, crowded.day)
    RETURNING c.*)
  INSERT INTO claim_counts (day, creditor_type, status, assignee, n, amount)
  SELECT day, creditor_type, status, assignee, sum(n), sum(amount) FROM gone
  GROUP BY day, creditor_type, status, assignee HAVING sum(n) <> 0 OR sum(amount) <> 0`;

let seen = 0;

const newestRow = async () => {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT coalesce(max(id), 0) AS id FROM claim_counts',
  );
  return Number(rows[0]?.id);
};

/** Keeps claim_counts short, once enough was added since this process last looked. */
export async function compactCounts() {
  if ((await newestRow()) - seen < worthwhile) return;
  await pool.query(compactStatement);
  seen = await newestRow();
}
