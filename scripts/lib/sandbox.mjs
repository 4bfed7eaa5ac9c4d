import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { track } from './stopping.mjs';

/** What `runInRoot` needs, and whether it is there. */
export const sandboxNeeds = 'Linux, root and unshare(1)';
export const hasSandbox = () =>
  process.getuid?.() === 0 && spawnSync('unshare', ['-mpf', 'true']).status === 0;

// Of this machine, to be read only: what an image's base would bring, Node among it.
const system = ['/usr', '/bin', '/sbin', '/lib', '/lib64', '/dev'].filter((path) =>
  existsSync(path),
);
const names = [
  'hosts',
  'resolv.conf',
  'nsswitch.conf',
  'ssl',
  'ca-certificates',
  'npmrc',
  'alternatives',
];

/**
 * A root of its own for one stage of an image: /app and /data to be filled, a system to be read only,
 * and the user `node` that the base image has.
 * @param {string} folder
 */
export function makeRoot(folder) {
  for (const path of ['app', 'data', 'etc', 'proc', 'tmp', 'root', ...system])
    mkdirSync(join(folder, path), { recursive: true });
  for (const name of names)
    if (existsSync(`/etc/${name}`))
      cpSync(`/etc/${name}`, join(folder, 'etc', name), { recursive: true, dereference: true });
  const people = (/** @type {string} */ file) =>
    readFileSync(`/etc/${file}`, 'utf8').replace(/^(node|[^:]+:[^:]*:1000):.*\n/gm, '');
  writeFileSync(
    join(folder, 'etc/passwd'),
    `${people('passwd')}node:x:1000:1000::/home/node:/bin/sh\n`,
  );
  writeFileSync(join(folder, 'etc/group'), `${people('group')}node:x:1000:\n`);
}

/**
 * Runs a program in such a root as a container would: it sees nothing else of this machine's disk, and
 * is process 1 of its own. Read-only, nothing but `volume` can be written to.
 * @param {string} folder
 * @param {string[]} command
 * @param {{ env: Record<string, string>, user?: string, readOnly?: boolean, volume?: string, home?: string, stdio?: import('node:child_process').StdioOptions }} options
 */
export function runInRoot(folder, command, { env, user = 'root', readOnly, volume, home, stdio }) {
  const bind = (/** @type {string} */ from, /** @type {string} */ to) =>
    `mount --rbind '${from}' '${folder}${to}'`;
  const lock = (/** @type {string} */ at) => `mount -o remount,ro,bind '${folder}${at}'`;
  const mounts = [
    'mount --make-rprivate /',
    `mount --bind '${folder}' '${folder}'`,
    ...system.map((path) => bind(path, path)),
    ...system.filter((path) => path !== '/dev').map(lock),
    ...(home ? [bind(home, '/root')] : []),
    `mount -t proc proc '${folder}/proc'`,
    ...(readOnly ? [lock('')] : []),
    ...(volume ? [bind(volume, '/data')] : []),
  ];
  const as = user === 'root' ? [] : ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups'];
  const pairs = Object.entries({ PATH: process.env.PATH ?? '', ...env }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const inside = ['chroot', folder, ...as, 'env', '--chdir=/app', '-i', ...pairs, ...command];
  const script = `${mounts.join(' && ')} && exec "$@"`;
  const args = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...inside];
  return track(spawn('unshare', args, { stdio: stdio ?? ['ignore', 'pipe', 'pipe'] }));
}

/**
 * The process that `runInRoot` started, as this machine counts; `unshare` itself passes no signals on.
 * @param {import('node:child_process').ChildProcess} child
 */
export function processInside(child) {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  return Number(children.trim().split(' ')[0]);
}
