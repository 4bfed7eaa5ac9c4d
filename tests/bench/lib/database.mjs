import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { hashOf } from '../../../scripts/lib/fingerprint.mjs';
import { migrate } from '../../../scripts/lib/migrate.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { embeddedUrl } from '../../../scripts/lib/postgres.mjs';
import { step } from '../../../scripts/lib/progress.mjs';
import { runTypeScript } from '../../../scripts/lib/run.mjs';
import { fillLight } from './lighten.mjs';

const fillers = join(root, 'tests/bench/fill');
const parts = 2;

// Until it is whole, nothing here has to survive the loss of power.
const inHaste = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  "max_wal_size='8GB'",
];

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** What a database is made from: the same fingerprint means the same database. */
export function fingerprintOf(/** @type {number} */ claims) {
  const folders = ['prisma/migrations', 'prisma/many', 'tests/bench/fill'].map((path) =>
    join(root, path),
  );
  const files = [...folders.flatMap(filesIn), join(root, 'tests/bench/logins.json')];
  return hashOf(files, [String(claims)]);
}

/**
 * Runs something on a connection of its own.
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 */
export async function withClient(url, work) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Fills an empty, migrated database.
 * @param {NodeJS.ProcessEnv} env with its address in DATABASE_URL
 * @param {number} claims
 */
async function fill(env, claims) {
  const url = env.DATABASE_URL ?? '';
  const run = (/** @type {string[]} */ ...args) =>
    runTypeScript('The database could not be filled.', ['tests/bench/fill/fill.ts', ...args], {
      env,
    });
  const runSql = (/** @type {string} */ name) =>
    withClient(url, async (client) => {
      await client.query("SET work_mem = '256MB'");
      await client.query(readFileSync(join(fillers, `${name}.sql`), 'utf8'));
    });
  const stage = (
    /** @type {string} */ title,
    /** @type {string[]} */ tables,
    /** @type {() => Promise<unknown>} */ work,
  ) =>
    step(title, () =>
      withClient(url, (client) => fillLight(client, tables, async () => void (await work()))),
    );

  await run('staff');
  await stage(
    `File ${claims} claims`,
    ['claims', 'claim_search', 'claim_counts', 'audit_entries'],
    () =>
      Promise.all(
        Array.from({ length: parts }, (_, part) =>
          run('claims', `${claims}`, `${part}`, `${parts}`),
        ),
      ),
  );
  await stage('Add documents', ['documents'], () => runSql('documents'));
  await stage('Add messages', ['messages', 'conversations', 'message_reads'], () =>
    runSql('conversation'),
  );
  await stage('Add notifications', ['notifications'], () => runSql('notifications'));
}

/**
 * Holds what was filled in bulk against what the triggers would have made, row by row.
 * @param {pg.Client} client
 */
async function check(client) {
  /** @type {Record<string, string>} */
  const checks = JSON.parse(readFileSync(join(root, 'tests/bench/checks.json'), 'utf8'));
  await client.query("SET work_mem = '256MB'");
  for (const [what, sql] of Object.entries(checks)) {
    const wrong = Number((await client.query(sql)).rows[0].count);
    if (wrong) throw new Failure(`The bench's database is wrong: ${wrong} ${what}.`);
  }
}

/**
 * A database with so many claims, made when there is none or when what it is made from has changed.
 * Gives its address.
 * @param {{ password: string, port: number, claims: number, keep: boolean, env: (url: string) => NodeJS.ProcessEnv }} options
 *   `keep` takes a whole database as it is and only migrates it
 */
export async function provideDatabase({ password, port, claims, keep, env }) {
  const name = `claims_${claims}`;
  const url = embeddedUrl(password, port, name);
  const fingerprint = fingerprintOf(claims);
  const migrations = join(root, 'prisma/migrations');
  await withClient(embeddedUrl(password, port), async (server) => {
    const { rows } = await server.query(
      "SELECT shobj_description(oid, 'pg_database') AS made_from FROM pg_database WHERE datname = $1",
      [name],
    );
    const madeFrom = rows[0]?.made_from;
    if (madeFrom && keep) return void (await migrate(url, migrations));
    if (madeFrom === fingerprint) return;
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    for (const setting of inHaste)
      await server.query(`ALTER SYSTEM SET ${setting.replace('=', ' = ')}`);
    await server.query('SELECT pg_reload_conf()');
    await server.query(`CREATE DATABASE ${name}`);
    await migrate(url, migrations);
    await fill(env(url), claims);
    await step('Check and vacuum', () =>
      withClient(url, async (client) => {
        await check(client);
        await client.query('SELECT recount_claims()');
        await client.query('VACUUM (ANALYZE)');
      }),
    );
    await server.query('ALTER SYSTEM RESET ALL');
    await server.query('SELECT pg_reload_conf()');
    await server.query('CHECKPOINT');
    await server.query(`COMMENT ON DATABASE ${name} IS '${fingerprint}'`);
  });
  return url;
}
