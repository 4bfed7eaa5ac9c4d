import { prepared } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';

/** New rows: compacting a table for fewer is not worth it. */
const worthwhile = 1_000;

interface Counts {
  table: string;
  /** What a row counts; {@link Counts.sums} are added up. */
  keys: readonly string[];
  sums: readonly string[];
}

const counts: readonly Counts[] = [
  {
    table: 'claim_counts',
    keys: ['assignee', 'status', 'creditor_type', 'day'],
    sums: ['n', 'amount'],
  },
  {
    table: 'mark_counts',
    keys: [
      'assignee',
      'status',
      'creditor_type',
      'day',
      'no_documents',
      'heads_differ',
      'same_numbers',
    ],
    sums: ['n', 'amount'],
  },
  {
    table: 'desk_counts',
    keys: ['assignee', 'creditor_type', 'queue', 'day', 'flagged'],
    sums: ['n', 'amount', 'admitted', 'contingent', 'not_admitted', 'under_verification'],
  },
];

/**
 * Replaces all rows of the same count by one row. It deletes exactly what it adds up, so a count never changes, whoever else
 * reads, writes or compacts. The lock only saves two processes from doing the same work.
 */
function compactStatementOf({ table, keys, sums }: Counts) {
  const key = keys.join(', ');
  return `
  WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtext('daava.${table}')) AS mine),
  crowded AS (SELECT ${key} FROM ${table} GROUP BY ${key} HAVING count(*) > 1),
  gone AS (DELETE FROM ${table} c USING crowded, turn
    WHERE turn.mine AND (${keys.map((name) => `c.${name}`)}) = (${keys.map((name) => `crowded.${name}`)})
    RETURNING c.*)
  INSERT INTO ${table} (${key}, ${sums})
  SELECT ${key}, ${sums.map((name) => `sum(${name})`)} FROM gone
  GROUP BY ${key} HAVING ${sums.map((name) => `sum(${name}) <> 0`).join(' OR ')}`;
}

export const compactStatements = counts.map((one) => ({
  table: one.table,
  statement: compactStatementOf(one),
}));

const seen = new Map<string, number>();

const newestRow = async (table: string) => {
  const [newest] = await prepared<{ id: string }>(
    sql`SELECT coalesce(max(id), 0)::text AS id FROM ${raw(table)}`,
  );
  return Number(newest?.id);
};

/** Compacts each table of counts once it got enough new rows since this process last looked. */
export async function compactCounts() {
  for (const { table, statement } of compactStatements) {
    if ((await newestRow(table)) - (seen.get(table) ?? 0) < worthwhile) continue;
    await prepared(raw(statement));
    seen.set(table, await newestRow(table));
  }
}
