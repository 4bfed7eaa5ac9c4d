import { administratorStep, migrateStep, reachDatabase, seedStep } from './database.mjs';
import { checkSettings, portalEnvironment } from './environment.mjs';
import { printFailure } from './failure.mjs';
import { freePort } from './port.mjs';
import { embeddedUrl, startPostgres } from './postgres.mjs';
import { step } from './progress.mjs';
import { secretsOf } from './secrets.mjs';
import { stopAll, stopOnSignals } from './stopping.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * Runs a command's body; whatever happens, everything it began is stopped again, and a failure is
 * one sentence and exit code 1.
 * @param {(giveUp: (error: unknown) => Promise<never>) => Promise<void>} body
 */
export async function runCommand(body) {
  /** @param {unknown} error */
  const giveUp = async (error) => {
    printFailure(error);
    await stopAll();
    process.exit(1);
  };
  stopOnSignals(0);
  await body(giveUp).catch(giveUp);
}

/**
 * Checks the settings, opens the database (starting the embedded one when no other is named),
 * brings it up to date, makes the first administrator if one is named and, in trial mode, lays out
 * the demonstration case.
 * @param {Settings} settings
 * @returns {Promise<NodeJS.ProcessEnv>} what the portal's server runs with
 */
export async function openDatabase(settings) {
  const secrets = secretsOf(settings.dataDir, settings.mode);
  const { databasePassword: password } = secrets;
  const port = await freePort();
  const databaseUrl = settings.databaseUrl ?? embeddedUrl(password, port);
  const env = portalEnvironment(process.env, settings, secrets, databaseUrl);
  await step('Check the settings', () => checkSettings(env));
  if (settings.databaseUrl) await step('Reach the database', () => reachDatabase(databaseUrl));
  else
    await step('Start PostgreSQL', () =>
      startPostgres({ folder: settings.dataDir, password, port }),
    );
  await migrateStep(databaseUrl);
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) await administratorStep(env);
  if (settings.mode === 'trial') await seedStep(env);
  return env;
}
