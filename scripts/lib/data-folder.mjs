import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, Failure } from './failure.mjs';
import { requireAlone } from './processes/alone.mjs';
import { tryLock } from './processes/lock.mjs';

/**
 * Makes the data folder if need be and tries whether it can be written to.
 * @param {string} folder
 */
export function requireWritable(folder) {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Failure(
      `The data folder ${folder} cannot be written to (${codeOf(error)}). Give this user the right to write there, or name another folder with DATA_DIR.`,
    );
  }
  // Under root the database runs as a user of its own, who has to pass through this folder.
  if (process.getuid?.() === 0) chmodSync(folder, statSync(folder).mode | 0o011);
}

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
