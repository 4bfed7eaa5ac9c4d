import { join } from 'node:path';
import { Failure, reasonOf } from '../failure.mjs';
import { root } from '../paths.mjs';
import { version as ours } from '../version.mjs';
import {
  isBeforeFolding,
  placeAmong,
  readMigrations,
  restoreMark,
  upgradeMark,
} from './migrations.mjs';
import { offline, rewriteAll, rewriteOf } from './rewrites.mjs';
import { readRoutines, removeTriggers, replaceRoutines } from './routines.mjs';
import {
  makeStandingTables,
  mark,
  record,
  requireUsable,
  standingOf,
  unmark,
} from './standing.mjs';

/** @typedef {import('pg').Client} Client */
/** @typedef {import('./migrations.mjs').Migration} Migration */
/** @typedef {{ migration: Migration, rewrite?: undefined } | { migration?: undefined, rewrite: import('./rewrites.mjs').Rewrite }} TableStep */
/** @typedef {(text: string) => void} Say */

/** Where migrations/ and sql/ are. */
export const schemaFolder = join(root, 'prisma');

// Prisma's own, so that `prisma migrate deploy` waits for this and this for it. Prisma's engine itself is a download that not
// every place allows.
const prismaLock = 72_707_369;

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
 * What is left to do to the tables, in its order: each migration, and behind it the rewrite that it needs.
 * @param {string} folder
 * @param {Migration[]} migrations
 * @param {number} place
 * @param {Set<string>} rewritten
 * @returns {TableStep[]}
 */
function tableSteps(folder, migrations, place, rewritten) {
  return migrations.flatMap((migration, i) => {
    const rewrite = rewriteOf(folder, migration.name, offline);
    return [
      ...(i < place ? [] : [{ migration }]),
      ...(rewrite && !rewritten.has(migration.name) ? [{ rewrite }] : []),
    ];
  });
}

/**
 * @param {Client} client
 * @param {TableStep[]} steps
 * @param {Say} say
 */
async function changeTables(client, steps, say) {
  if (steps.length === 0) return;
  await wholly(client, 'Removing the triggers', async () => {
    await mark(client, upgradeMark);
    await removeTriggers(client);
  });
  for (const step of steps) {
    if (step.rewrite) {
      const { sql, migration } = step.rewrite;
      await rewriteAll(client, step.rewrite, say).catch((error) => {
        throw new Failure(
          `The rewrite of ${migration} failed at one part: ${reasonOf(error)}. The parts before it are kept; the next start goes on.`,
          positionIn(sql, error),
        );
      });
      continue;
    }
    const { name, sql, checksum } = step.migration;
    say(name);
    const apply = async () => {
      await client.query(sql);
      await record(client, name, checksum);
    };
    await wholly(client, `The migration ${name}`, apply, sql);
  }
}

/**
 * Brings a database to the newest schema, whichever of several starting at once comes first: first the tables, one
 * migration after the other with its rewrite, on a database without triggers, then functions, triggers and views as prisma/sql has them,
 * if they changed. What is cut off goes on at the next call.
 * @param {string} databaseUrl
 * @param {{ folder?: string, tablesUpTo?: number, restoring?: boolean, say?: Say }} [options] `tablesUpTo`: only so many migrations, and
 *   no functions; `restoring`: it is the restore under way that asks; `say` is told what is being done and how far it is
 * @returns {Promise<string[]>} what it applied
 */
export const migrate = (
  databaseUrl,
  { folder = schemaFolder, tablesUpTo, restoring, say = () => {} } = {},
) =>
  connected(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [prismaLock]);
    await makeStandingTables(client);
    const { had, unfinished, prepared, rewritten } = await usableStandingOf(client, restoring);
    const all = join(folder, 'migrations');
    const migrations = readMigrations(all);
    const place = placeAmong(migrations, had);
    if (isBeforeFolding(had)) await adoptBaseline(client, migrations.slice(0, place));
    const steps = tableSteps(all, migrations.slice(0, tablesUpTo), place, rewritten);
    await changeTables(client, steps, say);
    const applied = steps.flatMap(({ migration }) => migration?.name ?? []);
    if (tablesUpTo !== undefined) return applied;
    const routines = readRoutines(join(folder, 'sql'));
    const areThere =
      steps.length === 0 &&
      !unfinished.includes(upgradeMark) &&
      prepared?.routines === routines.checksum;
    if (areThere && prepared?.version === ours) return applied;
    const replace = async () => {
      if (!areThere) await replaceRoutines(client, routines);
      await client.query(
        `INSERT INTO _daava (version, routines) VALUES ($1, $2)
         ON CONFLICT (one) DO UPDATE SET version = $1, routines = $2, prepared_at = now()`,
        [ours, routines.checksum],
      );
      await unmark(client, upgradeMark);
    };
    say('functions and triggers');
    await wholly(client, 'Replacing functions and triggers', replace, routines.sql);
    return areThere ? applied : [...applied, 'functions and triggers'];
  });

/**
 * @param {Client} client
 * @param {boolean} [restoring]
 */
async function usableStandingOf(client, restoring) {
  const standing = await standingOf(client);
  requireUsable(standing, { restoring });
  return standing;
}

/**
 * Throws a Failure when a database, which this role may not migrate, is not at the newest schema.
 * @param {string} databaseUrl
 */
export const requireMigrated = (databaseUrl) =>
  connected(databaseUrl, async (client) => {
    const { had, unfinished, prepared, rewritten } = await usableStandingOf(client);
    const all = join(schemaFolder, 'migrations');
    const migrations = readMigrations(all);
    const place = placeAmong(migrations, had);
    const [step] = tableSteps(all, migrations, isBeforeFolding(had) ? 0 : place, rewritten);
    const { checksum } = readRoutines(join(schemaFolder, 'sql'));
    const isPrepared = prepared?.routines === checksum && !unfinished.includes(upgradeMark);
    if (!step && isPrepared) return;
    const name = step?.migration?.name ?? step?.rewrite?.migration;
    throw new Failure(
      `The database lacks ${name ? `the migration ${name}` : 'functions and triggers'}, and the role in DATABASE_URL may not apply it. Run "node scripts/daava.mjs prepare-database" with its owner's address in DATABASE_OWNER_URL; compose.yaml does so by itself.`,
    );
  });

/**
 * Notes in an empty database that a restore is under way, or takes the note away.
 * @param {string} databaseUrl
 * @param {boolean} isUnderWay
 */
export const noteRestore = (databaseUrl, isUnderWay) =>
  connected(databaseUrl, async (client) => {
    await makeStandingTables(client);
    await (isUnderWay ? mark : unmark)(client, restoreMark);
  });
