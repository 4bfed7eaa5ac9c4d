import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireWritable } from '../data-folder.mjs';
import { prepareDatabase, seedStep } from '../database.mjs';
import { portalEnvironment } from '../environment.mjs';
import { root } from '../paths.mjs';
import { freePort } from '../port.mjs';
import { embeddedUrl, startPostgres } from '../postgres/start.mjs';
import { step } from '../progress.mjs';
import { makeSecrets } from '../secrets.mjs';
import { serve } from '../server/serve.mjs';
import { settingNames } from '../setting-names.mjs';
import { settingsOf } from '../settings.mjs';
import { addressOf } from '../welcome.mjs';

/** This machine's environment without anybody's settings of the portal: tests bring their own. */
export function environmentWithoutSettings() {
  const env = Object.entries(process.env).filter(([name]) => !settingNames.includes(name));
  return /** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(env));
}

/**
 * A PostgreSQL that is thrown away afterwards, for the databases of all portals of a run.
 * @typedef {object} TestServer
 * @property {string} folder
 * @property {(database: string) => string} urlOf
 * @property {import('../secrets.mjs').Secrets} secrets of every portal on it
 * @property {Promise<unknown>} [demonstration] laid out, once, for others to be copied from
 */

/** @param {string} folder @returns {Promise<TestServer>} */
export async function startTestServer(folder) {
  mkdirSync(folder, { recursive: true });
  requireWritable(folder);
  const secrets = makeSecrets('trial');
  const { databasePassword: password } = secrets;
  const port = await freePort();
  // Nothing here has to survive the loss of power.
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  // Tests have portals of their own on it, each with its connections.
  const roomy = ['max_connections=300'];
  await step('Start PostgreSQL', () =>
    startPostgres({ folder, password, port, settings: [...fast, ...roomy] }),
  );
  return { folder, secrets, urlOf: (database) => embeddedUrl(password, port, database) };
}

/** @param {string} url @param {string} sql */
async function onDatabase(url, sql) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/**
 * Makes a database on the server, migrated, empty or a copy of another with its data folder, and gives the environment of a
 * portal in trial mode on it, reached on the loopback address alone; and what tests themselves look at the database with.
 * @param {TestServer} server
 * @param {string} name
 * @param {{ template?: string, more?: Record<string, string> }} [options] `more` is what else is in its environment
 */
export async function makeTestDatabase(server, name, { template, more } = {}) {
  const dataDir = join(server.folder, `data-${name}`);
  if (template) cpSync(join(server.folder, `data-${template}`), dataDir, { recursive: true });
  else requireWritable(dataDir);
  const database = name.replaceAll('-', '_');
  await onDatabase(
    server.urlOf('postgres'),
    `CREATE DATABASE ${database} TEMPLATE ${template ?? 'template1'}`,
  );
  const given = {
    ...environmentWithoutSettings(),
    PORTAL_MODE: 'trial',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // Tests wait for it again and again.
    WORK_EVERY_MS: '100',
    ...more,
  };
  const settings = settingsOf(given);
  const ownerUrl = server.urlOf(database);
  const databaseUrl = await prepareDatabase({ ownerUrl, portalUrl: undefined });
  const env = portalEnvironment(given, settings, server.secrets, databaseUrl);
  return { env, forTests: { ...env, DATABASE_OWNER_URL: ownerUrl }, settings };
}

const demonstration = 'demonstration';

/** @param {TestServer} server */
async function layOutDemonstration(server) {
  const { env, forTests } = await makeTestDatabase(server, demonstration);
  await seedStep(env);
  // Tests file in time, but for those that set the days of the case.
  const open = 'UPDATE case_settings SET last_date_for_claims = current_date + 30';
  await onDatabase(forTests.DATABASE_OWNER_URL, open);
}

/**
 * Starts a portal that is thrown away afterwards: the built server with a copy of the demonstration case. The limits
 * are the real ones; each person of a test comes from an address of their own by X-Forwarded-For.
 * @param {TestServer} server
 * @param {string} name
 * @param {(error: unknown) => void} giveUp
 * @param {{ more?: Record<string, string>, sql?: string }} [options] what else is in its environment, and what its database is changed by
 * @returns {Promise<NodeJS.ProcessEnv>} what the tests run with, BASE_URL and PORTAL_LOG, the file of its log, among it
 */
export async function startTestPortal(server, name, giveUp, { more, sql } = {}) {
  server.demonstration ??= layOutDemonstration(server);
  await server.demonstration;
  const { env, forTests, settings } = await makeTestDatabase(server, name, {
    template: demonstration,
    ...(more && { more }),
  });
  if (sql) await onDatabase(forTests.DATABASE_OWNER_URL, sql);
  const address = addressOf(settings);
  const log = join(root, 'test-results', `server-${name}.log`);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  const write = (/** @type {string} */ text) => appendFileSync(log, text);
  await step('Start the server', () => serve({ env, workers: 1, address, giveUp, write }));
  return { ...forTests, BASE_URL: address, PORTAL_LOG: log };
}
