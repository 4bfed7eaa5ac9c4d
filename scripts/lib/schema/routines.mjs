import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('pg').Client} Client */

/**
 * What prisma/sql says: the functions that several tables use, and then what stands with each table.
 * @param {string} folder
 */
export function readRoutines(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const inOrder = files.sort(
    (one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1),
  );
  const sql = inOrder.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n;\n');
  return { sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

const placeOf = (/** @type {string} */ file) => (file.startsWith('functions') ? 0 : 1);

const triggersAndViews = `
  SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS drop FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
  WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT format('DROP VIEW %s CASCADE', oid::regclass) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'v'`;

// What a default, a check or an index needs stays, and is replaced.
const functions = `
  SELECT format('DROP FUNCTION %s', p.oid::regprocedure) AS drop FROM pg_proc p
  WHERE pronamespace = 'public'::regnamespace AND pg_has_role(proowner, 'MEMBER')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.refclassid = 'pg_proc'::regclass AND d.refobjid = p.oid)`;

/**
 * @param {Client} client
 * @param {string} statement
 */
async function drop(client, statement) {
  const { rows } = await client.query(statement);
  if (rows.length > 0) await client.query(rows.map((row) => row.drop).join('; '));
}

/**
 * Takes triggers and views away, so that a migration meets tables alone: on an installed portal what it meets on a new one.
 * @param {Client} client in a transaction
 */
export const removeTriggers = (client) => drop(client, triggersAndViews);

/**
 * Makes functions, triggers and views those of prisma/sql, and no others.
 * @param {Client} client in a transaction
 * @param {{ sql: string }} routines
 */
export async function replaceRoutines(client, { sql }) {
  await removeTriggers(client);
  await drop(client, functions);
  // A function may name one that stands further down.
  await client.query('SET LOCAL check_function_bodies = off');
  await client.query(sql);
}
