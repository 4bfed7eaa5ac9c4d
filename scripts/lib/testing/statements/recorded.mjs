import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The environment in which Node's processes record what they have a database parse.
 * @param {string} folder
 */
export const recordingIn = (folder) => ({
  NODE_OPTIONS: `--require=${join(import.meta.dirname, 'record.cjs')}`,
  STATEMENTS_DIR: folder,
});

/**
 * The texts that processes have had a database parse.
 * @param {string} folder
 */
export function recordedIn(folder) {
  if (!existsSync(folder)) return [];
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean),
  );
  return [...new Set(lines)].map((line) => String(JSON.parse(line)));
}
