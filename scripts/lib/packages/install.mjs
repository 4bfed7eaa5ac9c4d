import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../processes/run.mjs';

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry */
/** @typedef {{ packages: Record<string, Entry> }} Lockfile */

/**
 * Whether what npm noted down as installed is what package-lock.json asks for.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed node_modules/.package-lock.json, which npm writes last
 * @param {{ forTests: boolean }} options packages for tests alone may be left out of an image
 */
export function isInstalled(wanted, installed, { forTests }) {
  const asked = Object.entries(wanted.packages).filter(([path]) => path);
  const missing = asked.filter(([path, entry]) => {
    const found = installed.packages[path];
    if (found) return found.version !== entry.version;
    return !entry.optional && !entry.devOptional && (forTests || !entry.dev);
  });
  return missing.length === 0;
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether each package that npm noted down is still there, and the one that was noted.
 * @param {Lockfile} installed
 * @param {string} folder where the packages' paths begin
 */
export const isThere = (installed, folder) =>
  Object.entries(installed.packages).every(
    ([path, { version, link }]) =>
      link || readJson(join(folder, path, 'package.json'))?.version === version,
  );

/**
 * Runs `npm ci` when the packages are not those of package-lock.json, or not all of them are there.
 * @param {(text: string) => void} note
 * @param {{ forTests: boolean }} options
 */
export async function installPackages(note, options) {
  /** @type {Lockfile | undefined} */
  const wanted = readJson(join(root, 'package-lock.json'));
  /** @type {Lockfile | undefined} */
  const installed = readJson(join(root, 'node_modules/.package-lock.json'));
  if (wanted && installed && isInstalled(wanted, installed, options) && isThere(installed, root))
    return note('unchanged');
  // No install script is needed: the binaries come prebuilt, and Prisma's would download an engine.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (options.forTests) args.push('--include=dev');
  const sentence =
    'The packages could not be installed. Check the connection to the internet and try again.';
  const npm = process.env.npm_execpath ?? '';
  if (npm.endsWith('npm-cli.js')) await run(sentence, process.execPath, [npm, ...args]);
  else await run(sentence, 'npm', args, { shell: process.platform === 'win32' });
}
