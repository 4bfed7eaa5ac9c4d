import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { holdDataFolder, requireWritable } from '../../../scripts/lib/data-folder.mjs';
import { portalEnvironment } from '../../../scripts/lib/environment.mjs';
import { freePort } from '../../../scripts/lib/port.mjs';
import { startPostgres } from '../../../scripts/lib/postgres/start.mjs';
import { step } from '../../../scripts/lib/progress.mjs';
import { secretsOf } from '../../../scripts/lib/secrets.mjs';
import { settingsOf } from '../../../scripts/lib/settings.mjs';
import { environmentWithoutSettings } from '../../../scripts/lib/testing/portal.mjs';
import logins from '../logins.json' with { type: 'json' };
import { cellsOf, findFacts } from './cells.mjs';
import { provideForCells } from './cells-data.mjs';
import { withClient } from './database/client.mjs';
import { provideDatabase } from './database/database.mjs';
import { tokenOf } from './measuring/sign-in.mjs';
import { startPortal } from './servers.mjs';
import { recordCalls } from './statements/record.mjs';

/** @typedef {import('./cells.mjs').Cell} Cell */
/** @typedef {Awaited<ReturnType<typeof openBench>>} Bench */

const full = Number(process.env.BENCH_CLAIMS ?? 1_000_000);
const tenth = 100_000;

/**
 * What a call is about in one database, and how its callers sign in there.
 * @param {string} url
 */
async function factsOf(url) {
  const managerEmail = logins.manager.replace('#', '0');
  return withClient(url, async (client) => {
    const facts = await findFacts(client, managerEmail);
    // What earlier runs tried counts against nobody.
    await client.query('DELETE FROM rate_counts');
    // The claim's own claimant signs in with everybody's password.
    await client.query(
      'UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email = $1) WHERE email = $2',
      [logins.admin, facts.email],
    );
    return { facts, emails: { admin: logins.admin, manager: managerEmail, claimant: facts.email } };
  });
}

/**
 * Starts the database server; `env` are the settings of a portal on one of its databases.
 * @param {string} folder
 */
export async function openServer(folder) {
  requireWritable(join(folder, '..'));
  await holdDataFolder(folder);
  const secrets = secretsOf(folder, 'trial');
  const { databasePassword: password } = secrets;
  const given = {
    ...environmentWithoutSettings(),
    PORTAL_MODE: 'production',
    DATA_DIR: folder,
    APP_URL: 'http://127.0.0.1',
    IP_SECOND_FACTOR: 'offered',
    // Somebody's turn may come only after an hour of the others'.
    IP_IDLE_MINUTES: '0',
    AUTH_SECRET: randomBytes(32).toString('base64'),
    // What one run encrypts, the next one reads.
    DOCUMENT_KEY: secrets.DOCUMENT_KEY,
  };
  const settings = settingsOf({ ...given, PORTAL_MODE: 'production' });
  const env = (/** @type {string} */ url) => portalEnvironment(given, settings, secrets, url);
  const port = await freePort();
  await step('Start PostgreSQL', () => startPostgres({ folder, password, port }));
  return { folder, password, port, env };
}

/**
 * Opens the databases, filling them when that is due, and records what each call asks of them.
 * @param {Awaited<ReturnType<typeof openServer>>} server
 * @param {{ keep: boolean, wants: (name: string) => boolean }} options
 */
export async function openBench({ folder, password, port, env }, { keep, wants }) {
  const provide = (/** @type {number} */ claims) =>
    provideDatabase({ password, port, claims, keep, env });
  const url = await provide(full);
  const { facts, emails } = await factsOf(url);

  const portal = await startPortal(env(url), { folder });
  const tokens = await tokensOf(portal.address, emails);
  const numbers = await provideForCells(portal.address, tokens.admin, facts);
  await portal.stop();
  const headersOf = headersWith(tokens);
  const cells = cellsOf(facts, numbers);
  const wanted = cells.filter(
    ({ name, kind }) => wants(name) || wants('plans') || (kind === 'counts' && wants('growth')),
  );
  const { file, recorded, absent } = await step('Record what each call asks of the database', () =>
    recordCalls(wanted, ({ DATABASE_URL }) => env(DATABASE_URL), {
      folder,
      databaseUrl: url,
      headersOf,
    }),
  );
  return {
    folder,
    url,
    env,
    tokens,
    headersOf,
    recorded,
    absent,
    cells: wanted.filter(({ name }) => !absent.includes(name)),
    names: [
      ...cells.map(({ name }) => name),
      'sign-in',
      'growth',
      'export',
      'import',
      'creditor-list',
      'filing',
      'determine',
      'shares',
      'plans',
    ],
    floorEnv: async () => ({
      ...env(url),
      BENCH_RECORDED: file,
      BENCH_HASH: await hash(logins.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      BENCH_PASSWORD: logins.password,
    }),
    /** The same calls on a tenth of the claims. */
    async openTenth() {
      const small = await provide(tenth);
      const { facts: fewer, emails: people } = await factsOf(small);
      const server = await startPortal(env(small), { folder });
      const there = await tokensOf(server.address, people);
      const found = await provideForCells(server.address, there.admin, fewer);
      return { server, cells: cellsOf(fewer, found), headersOf: headersWith(there) };
    },
  };
}

/** @param {string} address @param {Record<'admin' | 'manager' | 'claimant', string>} emails */
const tokensOf = async (address, emails) => ({
  admin: await tokenOf(address, emails.admin),
  manager: await tokenOf(address, emails.manager),
  claimant: await tokenOf(address, emails.claimant),
});

/** @param {Record<'admin' | 'manager' | 'claimant', string>} tokens */
const headersWith =
  (tokens) =>
  (/** @type {Cell} */ { who }) => ({ Authorization: `Bearer ${tokens[who]}` });
