import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Failure, reasonOf } from '../failure.mjs';
import { root } from '../paths.mjs';
import { version as ours, requireNotLater } from '../version.mjs';
import {
  isBeforeFolding,
  placeAmong,
  readMigrations,
  restoreMark,
  upgradeMark,
} from './migrations.mjs';
import { readRoutines, removeTriggers, replaceRoutines } from './routines.mjs';

/** @typedef {import('pg').Client} Client */
/** @typedef {import('./migrations.mjs').Migration} Migration */

/** Where migrations/ and sql/ are. */
export const schemaFolder = join(root, 'prisma');

// The first table and the lock are Prisma's own, so that `prisma migrate deploy` and this take turns and recognise each
// other's work. Prisma's engine itself is a download that not every place allows.
const prismaLock = 72_707_369;
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
)`;

/**
 * @typedef {object} Standing
 * @property {{ name: string, checksum: string }[]} had its migrations
 * @property {string | undefined} unfinished
 * @property {{ version: string, routines: string } | undefined} prepared by which version, and the checksum of its prisma/sql
 */

/**
 * Where a database stands.
 * @param {Client} client
 * @returns {Promise<Standing>}
 */
async function standingOf(client) {
  const { rows: present } = await client.query(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS migrations, to_regclass('public._daava') IS NOT NULL AS daava`,
  );
  const { rows } = present[0].migrations
    ? await client.query(
        `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
         FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
      )
    : { rows: [] };
  const { rows: daava } = present[0].daava
    ? await client.query('SELECT version, routines FROM _daava')
    : { rows: [] };
  return {
    had: rows.filter(({ finished }) => finished).map(({ name, checksum }) => ({ name, checksum })),
    unfinished: rows.find(({ finished }) => !finished)?.name,
    prepared: daava[0],
  };
}

/**
 * Throws a Failure when somebody has to look at a database before this version may go on with it.
 * @param {Standing} standing
 * @param {{ restoring?: boolean }} options
 */
function requireUsable({ unfinished, prepared }, { restoring = false }) {
  if (unfinished === restoreMark && !restoring)
    throw new Failure(
      'A restore into this database was begun and did not finish. Restore again, into an empty database.',
    );
  if (unfinished && unfinished !== restoreMark && unfinished !== upgradeMark)
    throw new Failure(
      `The migration ${unfinished} was begun on this database earlier and did not finish. Look at what it left, then settle it with "npx prisma migrate resolve" and start again.`,
    );
  if (prepared) requireNotLater(prepared.version, 'The database was prepared');
}

/**
 * Does something to the database whole or not at all.
 * @param {Client} client
 * @param {string} what the subject of the sentence that tells of its failure
 * @param {() => Promise<unknown>} work
 * @param {string} [sql]
 */
async function wholly(client, what, work, sql = '') {
  try {
    await client.query('BEGIN');
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Failure(
      `${what} failed and changed nothing: ${reasonOf(error)}.`,
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
 * @param {Client} client
 * @param {string} name
 * @param {string} checksum
 */
const record = (client, name, checksum) =>
  client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );

/**
 * @param {Client} client
 * @param {string} name
 */
const mark = (client, name) =>
  client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name)
     SELECT $1::text, '', $2::text WHERE NOT EXISTS (SELECT FROM _prisma_migrations WHERE migration_name = $2::text)`,
    [randomUUID(), name],
  );

/**
 * @param {Client} client
 * @param {string} name
 */
const unmark = (client, name) =>
  client.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [name]);

/**
 * @param {Client} client
 * @param {Migration[]} migrations those up to the baseline
 */
const adoptBaseline = (client, migrations) =>
  wholly(client, 'Taking over the database of the first version', async () => {
    await client.query('DELETE FROM _prisma_migrations WHERE finished_at IS NOT NULL');
    for (const { name, checksum } of migrations) await record(client, name, checksum);
  });

/**
 * @template T
 * @param {string} databaseUrl
 * @param {(client: Client) => Promise<T>} work
 */
async function connected(databaseUrl, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings a database to the newest schema, whichever of several starting at once comes first: first the tables, one
 * migration after the other, on a database without triggers, then functions, triggers and views as prisma/sql has them, if they changed.
 * @param {string} databaseUrl
 * @param {{ folder?: string, tablesUpTo?: number, restoring?: boolean }} [options] `tablesUpTo`: only so many migrations, and
 *   no functions; `restoring`: it is the restore under way that asks
 * @returns {Promise<string[]>} what it applied
 */
export const migrate = (databaseUrl, { folder = schemaFolder, tablesUpTo, restoring } = {}) =>
  connected(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [prismaLock]);
    await client.query(tables);
    const standing = await standingOf(client);
    requireUsable(standing, { restoring });
    const migrations = readMigrations(join(folder, 'migrations'));
    const place = placeAmong(migrations, standing.had);
    if (isBeforeFolding(standing.had)) await adoptBaseline(client, migrations.slice(0, place));
    const pending = migrations.slice(place, tablesUpTo);
    const routines = readRoutines(join(folder, 'sql'));
    if (pending.length > 0)
      await wholly(client, 'Removing the triggers', async () => {
        await mark(client, upgradeMark);
        await removeTriggers(client);
      });
    for (const { name, sql, checksum } of pending)
      await wholly(
        client,
        `The migration ${name}`,
        async () => {
          await client.query(sql);
          await record(client, name, checksum);
        },
        sql,
      );
    const applied = pending.map(({ name }) => name);
    if (tablesUpTo !== undefined) return applied;
    const { prepared, unfinished } = standing;
    const areThere =
      pending.length === 0 &&
      unfinished !== upgradeMark &&
      prepared?.routines === routines.checksum;
    if (areThere && prepared?.version === ours) return applied;
    await wholly(
      client,
      'Replacing functions and triggers',
      async () => {
        if (!areThere) await replaceRoutines(client, routines);
        await client.query(
          `INSERT INTO _daava (version, routines) VALUES ($1, $2)
           ON CONFLICT (one) DO UPDATE SET version = $1, routines = $2, prepared_at = now()`,
          [ours, routines.checksum],
        );
        await unmark(client, upgradeMark);
      },
      routines.sql,
    );
    return areThere ? applied : [...applied, 'functions and triggers'];
  });

/**
 * Throws a Failure when a database, which this role may not migrate, is not at the newest schema.
 * @param {string} databaseUrl
 */
export const requireMigrated = (databaseUrl) =>
  connected(databaseUrl, async (client) => {
    const standing = await standingOf(client);
    requireUsable(standing, {});
    const migrations = readMigrations(join(schemaFolder, 'migrations'));
    const next = migrations[placeAmong(migrations, standing.had)];
    const { checksum } = readRoutines(join(schemaFolder, 'sql'));
    const isPrepared = standing.prepared?.routines === checksum && !standing.unfinished;
    const lacks = next ? `the migration ${next.name}` : !isPrepared && 'functions and triggers';
    if (!lacks && !isBeforeFolding(standing.had)) return;
    throw new Failure(
      `The database lacks ${lacks}, and the role in DATABASE_URL may not apply it. Run "node scripts/daava.mjs prepare-database" with its owner's address in DATABASE_OWNER_URL; compose.yaml does so by itself.`,
    );
  });

/**
 * Notes in an empty database that a restore is under way, or takes the note away.
 * @param {string} databaseUrl
 * @param {boolean} isUnderWay
 */
export const noteRestore = (databaseUrl, isUnderWay) =>
  connected(databaseUrl, async (client) => {
    await client.query(tables);
    await (isUnderWay ? mark : unmark)(client, restoreMark);
  });
