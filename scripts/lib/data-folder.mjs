import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, Failure } from './failure.mjs';

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
