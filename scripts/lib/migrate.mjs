import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, reasonOf } from './failure.mjs';

// The table and the lock are Prisma's own, so that `prisma migrate deploy` and this take turns and
// recognise each other's work. Prisma's engine itself is a download that not every place allows.
const prismaLock = 72_707_369;
const table = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

const appliedQuery = `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
  FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`;

/** Stands among the migrations, unfinished, while a restore is under way: nothing starts on half a database. */
export const restoreMark = 'restore';

/** @typedef {{ name: string, sql: string, checksum: string }} Migration */
/** @typedef {{ migration_name: string, checksum: string, finished: boolean }} Applied */

/**
 * The migrations of a folder, oldest first.
 * @param {string} folder
 * @returns {Migration[]}
 */
export function readMigrations(folder) {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const content = readFileSync(join(folder, name, 'migration.sql'));
      const checksum = createHash('sha256').update(content).digest('hex');
      return { name, sql: content.toString('utf8'), checksum };
    });
}

/**
 * What is left to apply. Throws a Failure when the database and the folder tell different stories.
 * @param {Migration[]} migrations
 * @param {Applied[]} applied
 */
export function pendingMigrations(migrations, applied) {
  for (const { migration_name: name, checksum, finished } of applied) {
    if (!finished && name === restoreMark)
      throw new Failure(
        'A restore into this database was begun and did not finish. Restore again, into an empty database.',
      );
    if (!finished)
      throw new Failure(
        `The migration ${name} was begun on this database earlier and did not finish. Look at what it left, then settle it with "npx prisma migrate resolve" and start again.`,
      );
    const ours = migrations.find((migration) => migration.name === name);
    if (!ours)
      throw new Failure(
        `The database has the migration ${name}, which this version of Daava does not know. Start the newer version that it belongs to.`,
      );
    if (ours.checksum !== checksum)
      throw new Failure(
        `The migration ${name} was changed after this database had applied it. Put the file back as it was, and make the change in a new migration.`,
      );
  }
  const done = new Set(applied.map((row) => row.migration_name));
  return migrations.filter(({ name }) => !done.has(name));
}

/**
 * Applies one migration and its record, both or neither.
 * @param {import('pg').Client} client
 * @param {Migration} migration
 */
async function apply(client, { name, sql, checksum }) {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Failure(
      `The migration ${name} failed and changed nothing: ${reasonOf(error)}.`,
      positionIn(sql, error),
    );
  }
}

/**
 * @param {string} sql
 * @param {unknown} error
 */
function positionIn(sql, error) {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : 0;
  if (!position) return '';
  const line = sql.slice(0, position).split('\n').length;
  return `line ${line}: ${sql.split('\n')[line - 1]}`;
}

/**
 * Brings a database to the newest schema, whichever of several starting at once comes first.
 * @param {string} databaseUrl
 * @param {string} folder
 * @param {{ upTo?: string | undefined, restoring?: boolean }} [options] the last migration to apply, if not all;
 *   whether it is the restore under way that asks
 * @returns {Promise<string[]>} the migrations it applied
 */
export async function migrate(databaseUrl, folder, { upTo, restoring = false } = {}) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [prismaLock]);
    await client.query(table);
    const { rows } = await client.query(appliedQuery);
    const known = restoring ? rows.filter((row) => row.migration_name !== restoreMark) : rows;
    const all = pendingMigrations(readMigrations(folder), known);
    const pending = upTo ? all.filter(({ name }) => name <= upTo) : all;
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Throws a Failure when a database, which this role may not migrate, is not at the newest schema.
 * @param {string} databaseUrl
 * @param {string} folder
 */
export async function requireMigrated(databaseUrl, folder) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(appliedQuery);
    const [next] = pendingMigrations(readMigrations(folder), rows);
    if (!next) return;
    throw new Failure(
      `The database lacks the migration ${next.name}, and the role in DATABASE_URL may not apply it. Run "node scripts/daava.mjs prepare-database" with its owner's address in DATABASE_OWNER_URL; compose.yaml does so by itself.`,
    );
  } finally {
    await client.end();
  }
}

/**
 * Notes in an empty database that a restore is under way, or takes the note away.
 * @param {string} databaseUrl
 * @param {boolean} isUnderWay
 */
export async function noteRestore(databaseUrl, isUnderWay) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(table);
    if (isUnderWay)
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, '', $2)`,
        [randomUUID(), restoreMark],
      );
    else
      await client.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [restoreMark]);
  } finally {
    await client.end();
  }
}
