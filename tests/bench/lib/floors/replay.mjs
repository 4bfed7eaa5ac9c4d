// What a call of the portal asks of the database, and nothing else: used by both bare servers.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';

/** @typedef {import('../statements/wire.mjs').Query} Query */

/** @returns {Record<string, Query[][]>} */
const readRecorded = () => JSON.parse(readFileSync(process.env.BENCH_RECORDED ?? '', 'utf8'));

/** @param {Query} query */
const ready = ({ text, values }) => ({
  name: createHash('md5').update(text).digest('hex'),
  text,
  values: values.map((value) =>
    value && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value,
  ),
});

const recorded = Object.entries(process.env.BENCH_RECORDED ? readRecorded() : {});
const groupsOf = new Map(
  recorded.map(([name, groups]) => [name, groups.map((group) => group.map(ready))]),
);
// As many connections as the portal's own pool has.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

/**
 * Runs the statements of a recorded call as the call did, and gives their rows.
 * @param {string} name
 */
export async function replay(name) {
  const rows = [];
  for (const group of groupsOf.get(name) ?? []) {
    const results = await Promise.all(group.map((query) => pool.query(query)));
    rows.push(...results.map((result) => result.rows));
  }
  return rows;
}
