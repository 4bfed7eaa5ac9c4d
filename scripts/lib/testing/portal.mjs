import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
 * Starts a database that is thrown away afterwards, migrated and empty, and gives the environment of a
 * portal in trial mode on it, with a data folder of its own, reached on the loopback address alone; and what tests
 * themselves look at the database with.
 * @param {string} folder
 */
export async function startTestDatabase(folder) {
  const dataDir = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  requireWritable(folder);
  requireWritable(dataDir);
  const [port, databasePort] = [await freePort(), await freePort()];
  const given = {
    ...environmentWithoutSettings(),
    PORTAL_MODE: 'trial',
    DATA_DIR: dataDir,
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // Tests wait for it again and again.
    WORK_EVERY_MS: '100',
  };
  const settings = settingsOf(given);
  const secrets = makeSecrets('trial');
  const { databasePassword: password } = secrets;
  const ownerUrl = embeddedUrl(password, databasePort);
  // Nothing here has to survive the loss of power.
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  // Tests have portals of their own on it, each with its connections.
  const roomy = ['max_connections=300'];
  await step('Start PostgreSQL', () =>
    startPostgres({ folder: dataDir, password, port: databasePort, settings: [...fast, ...roomy] }),
  );
  const databaseUrl = await prepareDatabase({ ownerUrl, portalUrl: undefined });
  const env = portalEnvironment(given, settings, secrets, databaseUrl);
  return { env, forTests: { ...env, DATABASE_OWNER_URL: ownerUrl }, settings };
}

/**
 * Starts a portal that is thrown away afterwards: the built server with the demonstration case. The limits
 * are the real ones; each person of a test comes from an address of their own by X-Forwarded-For.
 * @param {string} folder
 * @param {(error: unknown) => void} giveUp
 * @returns {Promise<NodeJS.ProcessEnv>} what the tests run with, BASE_URL and PORTAL_LOG, the file of its log, among it
 */
export async function startTestPortal(folder, giveUp) {
  const { env, forTests, settings } = await startTestDatabase(folder);
  await seedStep(env);
  const address = addressOf(settings);
  const log = join(root, 'test-results', `server-${basename(folder)}.log`);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  const write = (/** @type {string} */ text) => appendFileSync(log, text);
  await step('Start the server', () => serve({ env, workers: 1, address, giveUp, write }));
  return { ...forTests, BASE_URL: address, PORTAL_LOG: log };
}
