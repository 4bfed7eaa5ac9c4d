import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('pg').ClientBase} Client */

/**
 * A rewrite of many rows that a migration needs, done a part at a time. Its statement takes the key after which to go on (null at the
 * beginning) and how many rows to rewrite, and gives one row: `up_to`, the key it came to, null when no row was left, and how many `rows` it rewrote.
 * @typedef {object} Rewrite
 * @property {string} migration
 * @property {string} file
 * @property {string} sql
 * @property {string | undefined} table whose rows it goes through: "-- of claims" in its first line
 */

/** Before the portal starts, on tables without triggers, and beside the running portal, which understands both kinds of rows meanwhile. */
export const offline = 'offline.sql';
export const beside = 'beside.sql';

const atATime = 10_000;

/**
 * The rewrite of that kind that stands with a migration, if there is one.
 * @param {string} folder of all migrations
 * @param {string} migration
 * @param {string} file
 * @returns {Rewrite | undefined}
 */
export function rewriteOf(folder, migration, file) {
  const path = join(folder, migration, file);
  if (!existsSync(path)) return undefined;
  const sql = readFileSync(path, 'utf8');
  return { migration, file, sql, table: /^-- of (\w+)$/m.exec(sql)?.[1] };
}

/**
 * Does the next part of a rewrite, and notes how far it came, both or neither. Gives the rows that are done, and whether that is all.
 * @param {Client} client
 * @param {Rewrite} rewrite
 * @param {number} [rows] in a part
 */
export async function rewritePart(client, { migration, file, sql }, rows = atATime) {
  const key = [migration, file];
  await client.query('BEGIN');
  try {
    await client.query(
      'INSERT INTO _daava_rewrites (migration, file) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      key,
    );
    const { rows: before } = await client.query(
      'SELECT up_to, finished_at FROM _daava_rewrites WHERE (migration, file) = ($1, $2) FOR UPDATE',
      key,
    );
    const part = before[0].finished_at
      ? { up_to: null, rows: 0 }
      : (await client.query(sql, [before[0].up_to, rows])).rows[0];
    const { rows: after } = await client.query(
      `UPDATE _daava_rewrites SET up_to = coalesce($3, up_to), rows = rows + $4,
         finished_at = CASE WHEN $3::text IS NULL THEN coalesce(finished_at, now()) END
       WHERE (migration, file) = ($1, $2) RETURNING rows::float8 AS done, finished_at IS NOT NULL AS finished`,
      [...key, part.up_to, part.rows],
    );
    await client.query('COMMIT');
    return /** @type {{ done: number, finished: boolean }} */ (after[0]);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/**
 * Does a rewrite to its end, from where an earlier run came to.
 * @param {Client} client
 * @param {Rewrite} rewrite
 * @param {(text: string) => void} say how far it came
 */
export async function rewriteAll(client, rewrite, say) {
  const { rows } = rewrite.table
    ? await client.query(
        'SELECT greatest(reltuples, 0)::float8 AS n FROM pg_class WHERE oid = $1::regclass',
        [rewrite.table],
      )
    : { rows: [] };
  for (;;) {
    const { done, finished } = await rewritePart(client, rewrite);
    if (finished) return;
    const whole = rows[0]?.n > done ? ` of about ${rows[0].n.toLocaleString('en')}` : '';
    say(`${rewrite.migration}: ${done.toLocaleString('en')}${whole} rows`);
  }
}
