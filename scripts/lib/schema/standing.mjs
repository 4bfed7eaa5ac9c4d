import { randomUUID } from 'node:crypto';
import { Failure } from '../failure.mjs';
import { requireNotLater } from '../version.mjs';
import { restoreMark, upgradeMark } from './migrations.mjs';

/** @typedef {import('pg').Client} Client */
/**
 * What a database says of itself.
 * @typedef {object} Standing
 * @property {{ name: string, checksum: string }[]} had the migrations that it has had
 * @property {string[]} unfinished those that were begun and did not finish, and marks
 * @property {{ version: string, routines: string } | undefined} prepared by which version, and the checksum of its prisma/sql
 * @property {Set<string>} rewritten the migrations whose rewrite before the start is finished
 */

// The first table is Prisma's own, so that `prisma migrate deploy` and this take turns and recognise each other's work.
const tables = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS _daava (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version text NOT NULL,
  routines text NOT NULL,
  prepared_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE IF NOT EXISTS _daava_rewrites (
  migration text NOT NULL,
  file text NOT NULL,
  up_to text,
  rows bigint NOT NULL DEFAULT 0,
  finished_at timestamptz,
  PRIMARY KEY (migration, file)
)`;

/**
 * Makes the tables in which a database says where it stands, if it has none.
 * @param {Client} client
 */
export const makeStandingTables = (client) => client.query(tables);

/**
 * Where a database stands, also one without any table.
 * @param {Client} client
 * @returns {Promise<Standing>}
 */
export async function standingOf(client) {
  /** @param {string} table @param {string} query */
  const ask = async (table, query) => {
    const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
    return rows[0].there ? (await client.query(query)).rows : [];
  };
  const migrations = await ask(
    'public._prisma_migrations',
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  const [prepared] = await ask('public._daava', 'SELECT version, routines FROM _daava');
  const rewrites = await ask(
    'public._daava_rewrites',
    `SELECT migration FROM _daava_rewrites WHERE file = 'offline.sql' AND finished_at IS NOT NULL`,
  );
  const unfinished = migrations.filter(({ finished }) => !finished).map(({ name }) => name);
  return {
    had: migrations
      .filter(({ finished }) => finished)
      .map(({ name, checksum }) => ({ name, checksum })),
    unfinished,
    prepared,
    rewritten: new Set(rewrites.map(({ migration }) => migration)),
  };
}

/**
 * Throws a Failure when somebody has to look at a database before this version may go on with it.
 * @param {Standing} standing
 * @param {{ restoring?: boolean | undefined }} [options] `restoring`: it is the restore under way that asks
 */
export function requireUsable({ unfinished, prepared }, { restoring = false } = {}) {
  if (unfinished.includes(restoreMark) && !restoring)
    throw new Failure(
      'A restore into this database was begun and did not finish. Restore again, into an empty database.',
    );
  const other = unfinished.find((name) => name !== restoreMark && name !== upgradeMark);
  if (other)
    throw new Failure(
      `The migration ${other} was begun on this database earlier and did not finish. Look at what it left, then settle it with "npx prisma migrate resolve" and start again.`,
    );
  if (prepared) requireNotLater(prepared.version, 'The database was prepared');
}

/**
 * @param {Client} client
 * @param {string} name
 * @param {string} checksum
 */
export const record = (client, name, checksum) =>
  client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );

/**
 * @param {Client} client
 * @param {string} name
 */
export const mark = (client, name) =>
  client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name)
     SELECT $1::text, '', $2::text WHERE NOT EXISTS (SELECT FROM _prisma_migrations WHERE migration_name = $2::text)`,
    [randomUUID(), name],
  );

/**
 * @param {Client} client
 * @param {string} name
 */
export const unmark = (client, name) =>
  client.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [name]);
