import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../processes/run.mjs';

/** @param {string[]} args */
async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // A machine without a network says so soon.
  const timeouts = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  return (await runToEnd('apt-get', [...timeouts, ...args], { env })).code === 0;
}

/** @param {string[]} install what `apt-get` is to do; its lists are brought up to date when it cannot */
async function aptWithLists(...install) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  return (await apt(...install)) || ((await apt('update')) && (await apt(...install)));
}

/**
 * Installs packages of Debian and its relatives, as root. Gives whether they are there.
 * @param {string[]} names
 */
export const installByApt = (...names) =>
  aptWithLists('install', '-y', '--no-install-recommends', ...names);

/**
 * What stands around a portal in production, unpacked into a folder of its own: nothing is installed on the machine,
 * and nothing started. Gives the folder, which holds `usr/sbin` and the rest as far as the machine lacks it.
 * @param {string} folder
 */
export async function unpackParts(folder) {
  const [packages, parts] = [join(folder, 'packages'), join(folder, 'root')];
  mkdirSync(join(packages, 'partial'), { recursive: true });
  mkdirSync(parts);
  const aside = ['-o', 'Debug::NoLocking=1', '-o', `Dir::Cache::archives=${packages}`];
  const only = ['install', '-y', '--no-install-recommends', '--download-only'];
  await aptWithLists(...aside, ...only, 'clamav-daemon', 'caddy', 'pgbouncer');
  for (const file of readdirSync(packages).filter((name) => name.endsWith('.deb')))
    await runToEnd('dpkg-deb', ['-x', join(packages, file), parts]);
  return parts;
}
