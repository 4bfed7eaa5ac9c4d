import { requireWritable } from './data-folder.mjs';
import { reachDatabase, requireBegunIn } from './database.mjs';
import { checkSettings, portalEnvironment } from './environment.mjs';
import { Failure } from './failure.mjs';
import { freePort } from './port.mjs';
import { clusterOf, embeddedUrl, startPostgres } from './postgres.mjs';
import { runningPostgres } from './postgres-leftover.mjs';
import { holdDataFolder } from './preparation.mjs';
import { runTypeScript } from './run.mjs';
import { runCommand } from './running.mjs';
import { secretsOf } from './secrets.mjs';
import { readDotEnv, settingsOf } from './settings.mjs';
import { stopAll } from './stopping.mjs';

/**
 * Runs one of our programs beside the portal's database: the running one, or the embedded one
 * started for as long as it takes.
 * @param {string} file
 * @param {{ trialOnly?: string }} [options] why it is refused in production, if it is
 */
export const runTool = (file, { trialOnly } = {}) =>
  runCommand(async () => {
    readDotEnv();
    const settings = settingsOf(process.env);
    if (trialOnly && settings.mode === 'production') throw new Failure(trialOnly);
    // A restore may be the first to come here.
    requireWritable(settings.dataDir);
    const secrets = secretsOf(settings.dataDir, settings.mode);
    const { databasePassword: password } = secrets;
    const embedded = settings.databaseUrl
      ? undefined
      : await embeddedPort(settings.dataDir, password);
    const databaseUrl = settings.databaseUrl ?? embeddedUrl(password, embedded ?? 0);
    if (trialOnly) {
      await reachDatabase(databaseUrl);
      await requireBegunIn(settings.mode, databaseUrl);
    }
    const env = portalEnvironment(process.env, settings, secrets, databaseUrl);
    await checkSettings(env);
    const args = [file, ...process.argv.slice(2)];
    const done = runTypeScript('It was not done.', args, { env, show: true });
    await done.catch((error) => {
      if (!(error instanceof Failure)) throw error;
      process.exitCode = 1;
    });
    await stopAll();
  });

/**
 * @param {string} folder
 * @param {string} password
 */
async function embeddedPort(folder, password) {
  const running = runningPostgres(clusterOf(folder));
  if (running) return running.port;
  await holdDataFolder(folder);
  const port = await freePort();
  await startPostgres({ folder, password, port });
  return port;
}
