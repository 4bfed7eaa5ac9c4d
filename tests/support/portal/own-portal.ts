import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client, Pool } from 'pg';
import { serverFile } from '@/scripts/lib/build/build.mjs';
import { root } from '@/scripts/lib/paths.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { openRoles } from '@/scripts/lib/postgres/roles.mjs';
import { migrate } from '@/scripts/lib/schema/migrate.mjs';
import { noteBehind } from '@/tests/support/database/database';
import { until } from '@/tests/support/until';

/** One running server process of a test's own portal. */
export interface Instance {
  address: string;
  port: string;
  child: ChildProcess;
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
  /** Ends it in order, as an operator would, and gives its exit code. */
  stop(): Promise<number | null>;
}

interface Place {
  /** The address of a database on the PostgreSQL server to use instead of that of the tests. */
  server?: string;
  /** What to add to the address of the database that the portal is given. */
  query?: string;
  /** The words of a command that runs the server, put before those of the server itself. */
  through?: string[];
  /** Leaves the database without tables. */
  empty?: boolean;
}

/** What every table of a database holds, as text that {@link fillAgain} takes. */
async function contentOf(database: Pool) {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%'`,
  );
  const read = async ({ name }: { name: string }) => {
    const { rows } = await database.query<{ content: string }>(
      `SELECT coalesce(json_agg(t), '[]')::text AS content FROM ${name} t`,
    );
    return { name, content: rows[0]?.content ?? '[]' };
  };
  return Promise.all(tables.map(read));
}

async function fillAgain(database: Pool, tables: Awaited<ReturnType<typeof contentOf>>) {
  const client = await database.connect();
  try {
    // Triggers that refuse changes are disabled. The portal may be using these tables: waiting for it could deadlock.
    await client.query(
      "BEGIN; SET LOCAL session_replication_role = replica; SET LOCAL lock_timeout = '200ms'",
    );
    const names = tables.map(({ name }) => name);
    await client.query(`LOCK TABLE ${names.join()} IN EXCLUSIVE MODE`);
    // TRUNCATE takes fifteen times as long for few rows: it makes each table and index anew.
    await client.query(names.map((name) => `DELETE FROM ${name}`).join(';'));
    const { rows: used } = await client.query<{ name: string }>(
      `SELECT quote_ident(sequencename) AS name FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
    );
    for (const { name } of used) await client.query(`ALTER SEQUENCE ${name} RESTART`);
    for (const { name, content } of tables)
      if (content !== '[]')
        await client.query(
          `INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1)`,
          [content],
        );
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    if ((error as { code?: string }).code === '55P03') return undefined;
    throw error;
  } finally {
    client.release();
  }
}

async function run(server: string, sql: string) {
  const client = new Client(server);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const template = 'own_template';

/** Makes sure that a migrated database is on this server: copying it is faster than migrating for each portal. */
async function migratedOnce(server: string) {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(8001)');
    const { rowCount } = await client.query(
      'SELECT FROM pg_database WHERE datname = $1 AND datistemplate',
      [template],
    );
    if (rowCount) return;
    // An unfinished one is left from an interrupted run.
    await client.query(`DROP DATABASE IF EXISTS ${template}`);
    await client.query(`CREATE DATABASE ${template}`);
    const url = new URL(server);
    url.pathname = template;
    await migrate(url.href);
    await client.query(`ALTER DATABASE ${template} IS_TEMPLATE true`);
  } finally {
    await client.end();
  }
}

/** What a portal stands on, made anew: a database with its roles, a data folder and a log. Nothing in it ends with a test file. */
export async function layOut(settings: Record<string, string>, place: Place = {}) {
  const { server = process.env.DATABASE_OWNER_URL ?? '', query = '' } = place;
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  // A test's own server serves one portal, and may have no room for two databases.
  const copied = !place.server && !place.empty;
  if (copied) await migratedOnce(server);
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${copied ? template : 'template1'}`);
  const { href: url } = Object.assign(new URL(server), { pathname: name });
  if (!copied && !place.empty) await migrate(url);
  const { portalUrl } = await openRoles(url);
  const folder = mkdtempSync(join(tmpdir(), 'daava-own-'));
  const database = new Pool({ connectionString: url, max: 4 });
  const asNew = await contentOf(database).finally(() => database.end());
  const logFile = join(root, 'test-results/own-portals', `${name}.log`);
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, '');
  const environment = {
    PORTAL_MODE: undefined as string | undefined,
    ...process.env,
    ...settings,
    DATABASE_URL: `${portalUrl}${query}`,
    DATABASE_OWNER_URL: url,
    DATA_DIR: folder,
  };
  return { name, server, url, folder, logFile, environment, asNew };
}

export type Ground = Awaited<ReturnType<typeof layOut>>;

export const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

const addressAt = (port: string) => `http://127.0.0.1:${port}`;

/** The portal of this file that stands on a ground, with as many instances of the built server as are started. */
export function portalOn(ground: Ground, settings: Record<string, string>, through: string[] = []) {
  const { name, server, url, folder, logFile, environment, asNew } = ground;
  const database = new Pool({ connectionString: url, max: 4, application_name: 'test' });
  database.on('error', () => undefined);
  const instances = new Set<ChildProcess>();
  const logged = statSync(logFile).size;

  function launch(port: string, more: Record<string, string>) {
    const entry = join(root, 'scripts/lib/server/process.mjs');
    const words = [process.execPath, entry, pathToFileURL(serverFile).href];
    const [command = '', ...args] = [...through, ...words];
    const log = openSync(logFile, 'a');
    const child = spawn(command, args, {
      env: {
        ...environment,
        ...more,
        DATABASE_OWNER_URL: undefined,
        APP_URL: settings.APP_URL ?? addressAt(port),
        PORT: port,
      },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    instances.add(child);
    return child;
  }

  /** An instance that runs already, as one of this portal's. */
  function instanceOf(child: ChildProcess, port: string, mode = environment.PORTAL_MODE): Instance {
    instances.add(child);
    noteBehind(addressAt(port), { database, trial: mode === 'trial' });
    const stop = async () => {
      await end(child, 'SIGTERM');
      return child.exitCode;
    };
    return { address: addressAt(port), port, child, kill: () => end(child, 'SIGKILL'), stop };
  }

  /** Starts an instance; `port` is one that an earlier one had, `more` are settings of its own. */
  async function start(port = '', more: Record<string, string> = {}): Promise<Instance> {
    // Again at each start, as the portal does: a restore brings tables without rights for the role.
    await openRoles(url);
    for (let tries = 1; ; tries += 1) {
      const own = port || String(await freePort());
      const child = launch(own, more);
      const isReady = await until(async () => {
        if (!isRunning(child)) return 'no';
        const headers = { Connection: 'close' };
        const asked = fetch(`${addressAt(own)}/api/ready`, { headers });
        return (await asked.catch(() => undefined))?.ok ? 'yes' : undefined;
      });
      if (isReady === 'yes') return instanceOf(child, own, more.PORTAL_MODE);
      // Somebody else may have taken the port that was free a moment ago.
      if (port || tries === 3) throw new Error(`The server ended with ${child.exitCode}`);
    }
  }

  async function end(child: ChildProcess, signal: NodeJS.Signals) {
    instances.delete(child);
    if (!isRunning(child)) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Waits until the database has ended the work of killed instances. */
  const settled = () =>
    until(async () => {
      const { rowCount } = await database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'test'`,
      );
      return rowCount === 0 || undefined;
    });

  /** Ends this file's use of it: its connections, and its instances but for one that is kept. */
  async function leave(kept?: ChildProcess) {
    const others = [...instances].filter((child) => child !== kept);
    await Promise.all(others.map((child) => end(child, 'SIGKILL')));
    await database.end();
  }

  return {
    database,
    settled,
    folder,
    /** The log of its instances. */
    log: () => readFileSync(logFile).subarray(logged).toString(),
    environment,
    start,
    instanceOf,
    leave,
    /** Resets the database to its beginning, under the running instances, which gives a test a new one at once. */
    renew: () => until(() => fillAgain(database, asNew)),
    /** Ends everything and removes it. */
    async remove() {
      await leave();
      await run(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await run(server, `DROP ROLE IF EXISTS ${name}_portal, ${name}_reader`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A portal of a test's own, to break: an empty database, a data folder, and no instance yet. */
export async function ownPortal(settings: Record<string, string> = {}, place: Place = {}) {
  return portalOn(await layOut(settings, place), settings, place.through);
}

export type OwnPortal = Awaited<ReturnType<typeof ownPortal>>;
