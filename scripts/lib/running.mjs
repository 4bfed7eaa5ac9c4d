import {
  administratorStep,
  migrateStep,
  reachDatabase,
  requireBegunIn,
  seedStep,
} from './database.mjs';
import { checkSettings, portalEnvironment } from './environment.mjs';
import { printFailure } from './failure.mjs';
import { freePort } from './port.mjs';
import { embeddedUrl, startPostgres } from './postgres.mjs';
import { step } from './progress.mjs';
import { secretsOf } from './secrets.mjs';
import { isToldToStop, stopAll, stopOnSignals } from './stopping.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * Runs a command's body; whatever happens, everything it began is stopped again, and a failure is
 * one sentence and exit code 1.
 * @param {(giveUp: (error: unknown) => Promise<never>) => Promise<void>} body
 * @param {{ exitCode?: number, lastWords?: () => void }} [options] the code to end with when told
 *   to stop, and what to print last in any case
 */
export async function runCommand(body, { exitCode = 0, lastWords = () => {} } = {}) {
  /**
   * @param {unknown} error
   * @returns {Promise<never>}
   */
  const giveUp = async (error) => {
    // What is being ended cannot help failing, and the command ends by itself.
    if (isToldToStop()) return new Promise(() => {});
    printFailure(error);
    await stopAll();
    lastWords();
    process.exit(1);
  };
  stopOnSignals(exitCode);
  await body(giveUp).catch(giveUp);
}

/**
 * The environment that the portal will run in, checked.
 * @param {Settings} settings
 */
export async function settleEnvironment(settings) {
  const secrets = secretsOf(settings.dataDir, settings.mode);
  const port = await freePort();
  const databaseUrl = settings.databaseUrl ?? embeddedUrl(secrets.databasePassword, port);
  const env = portalEnvironment(process.env, settings, secrets, databaseUrl);
  await step('Check the settings', () => checkSettings(env));
  return { env, databaseUrl, password: secrets.databasePassword, port };
}

/**
 * Opens the database (starting the embedded one when no other is named), brings it up to date,
 * lays out the demonstration case in trial mode, and makes the first administrator if one is named.
 * @param {Settings} settings
 * @param {Awaited<ReturnType<typeof settleEnvironment>>} environment
 */
export async function openDatabase(settings, { env, databaseUrl, password, port }) {
  const folder = settings.dataDir;
  if (settings.databaseUrl) await step('Reach the database', () => reachDatabase(databaseUrl));
  else await step('Start PostgreSQL', () => startPostgres({ folder, password, port }));
  await requireBegunIn(settings.mode, databaseUrl);
  await migrateStep(databaseUrl);
  if (settings.mode === 'trial') await seedStep(env);
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) await administratorStep(env);
}
