import { join } from 'node:path';
import { requireAlone } from './alone.mjs';
import { build, generateClient } from './build.mjs';
import { requireWritable } from './data-folder.mjs';
import { Failure } from './failure.mjs';
import { tryLock, withLock } from './lock.mjs';
import { installPackages } from './packages.mjs';
import { root } from './paths.mjs';
import { requireFreePort } from './port.mjs';
import { step } from './progress.mjs';
import { readDotEnv, settingsOf } from './settings.mjs';

/**
 * Holds the data folder for this process alone.
 * @param {string} dataDir
 * @param {{ isEmbedded: boolean }} [options] whether the database is in it
 */
export async function holdDataFolder(dataDir, { isEmbedded } = { isEmbedded: true }) {
  requireWritable(dataDir);
  if (isEmbedded) await requireAlone(dataDir);
  const holder = await tryLock(join(dataDir, 'start.lock'));
  if (holder)
    throw new Failure(
      `Daava is already running on the data folder ${dataDir} (process ${holder}). Stop it first, or name another folder with DATA_DIR.`,
    );
}

/** Reads the settings and claims what they name: the data folder and the port. */
export async function claimPlace() {
  readDotEnv();
  const settings = settingsOf(process.env);
  await holdDataFolder(settings.dataDir, { isEmbedded: !settings.databaseUrl });
  await requireFreePort(settings.host, settings.port);
  return settings;
}

/**
 * The project's folder is shared by whatever else starts or tests there at the same time: one
 * prepares it and the others wait.
 * @param {() => Promise<void>} work
 */
const prepare = (work) => withLock(join(root, 'generated', 'preparing.lock'), work);

/**
 * Installs and generates what is not there yet.
 * @param {{ forTests: boolean }} options
 */
export const preparePackages = (options) =>
  prepare(async () => {
    await step('Install packages', (note) => installPackages(note, options));
    await step('Generate the database client', generateClient);
  });

/**
 * Builds what is not built yet.
 * @param {string} dataDir
 */
export const prepareBuild = (dataDir) =>
  prepare(() => step('Build', (note) => build(dataDir, note)));
