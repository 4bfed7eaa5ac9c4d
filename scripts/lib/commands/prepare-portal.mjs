import { holdDataFolder } from '../data-folder.mjs';
import {
  addressesIn,
  administratorStep,
  prepareDatabase,
  reachDatabase,
  requireBegunIn,
  seedStep,
} from '../database.mjs';
import { checkSettings, portalEnvironment } from '../environment.mjs';
import { requireOwnSessions } from '../pooler.mjs';
import { freePort, requireFreePort } from '../port.mjs';
import { embeddedUrl, startPostgres } from '../postgres/start.mjs';
import { step } from '../progress.mjs';
import { secretsOf } from '../secrets.mjs';
import { readDotEnv, settingsOf } from '../settings.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

/** Reads the settings and claims what they name: the data folder and the port. */
export async function claimPlace() {
  readDotEnv();
  const settings = settingsOf(process.env);
  await holdDataFolder(settings.dataDir, { isEmbedded: !settings.databaseUrl });
  await requireFreePort(settings.host, settings.port);
  return settings;
}

/**
 * The environment that the portal will run in, checked.
 * @param {Settings} settings
 */
export async function prepareEnvironment(settings) {
  const secrets = secretsOf(settings.dataDir, settings.mode);
  const port = await freePort();
  const databaseUrl = settings.databaseUrl ?? embeddedUrl(secrets.databasePassword, port);
  const env = portalEnvironment(process.env, settings, secrets, databaseUrl);
  await step('Check the settings', () => checkSettings(env));
  return { env, databaseUrl, password: secrets.databasePassword, port };
}

/**
 * Opens the database (starting the embedded one when no other is named), brings it up to date,
 * lays out the demonstration case in trial mode, and makes the first administrator if one is named. Answers the
 * environment of the server, which is without the database owner's address.
 * @param {Settings} settings
 * @param {Awaited<ReturnType<typeof prepareEnvironment>>} environment
 */
export async function openDatabase(settings, { env: given, databaseUrl, password, port }) {
  const folder = settings.dataDir;
  const { ownerUrl } = settings;
  const firstUrl = ownerUrl ?? settings.databaseUrl;
  if (firstUrl)
    await step('Reach the database', async () => {
      await reachDatabase(firstUrl);
      await requireOwnSessions(firstUrl);
    });
  else await step('Start PostgreSQL', () => startPostgres({ folder, password, port }));
  const addresses = await addressesIn({ databaseUrl, ownerUrl });
  await requireBegunIn(settings.mode, addresses.ownerUrl ?? databaseUrl);
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...given, DATABASE_URL: await prepareDatabase(addresses) };
  if (ownerUrl) await requireOwnSessions(databaseUrl);
  if (settings.mode === 'trial') await seedStep(env);
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) await administratorStep(env);
  return env;
}
