import { spawn, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Failure } from '../failure.mjs';

const isRoot = process.getuid?.() === 0;
const name = 'postgres';

/** @param {string} flag */
function idOf(flag) {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** PostgreSQL refuses to run as root, so under root it runs as a user of its own. */
function findOrMakeUser() {
  if (idOf('-u') === undefined) {
    spawnSync('groupadd', ['--system', name]);
    spawnSync('useradd', ['--system', '--no-create-home', '--gid', name, name]);
  }
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid !== undefined && gid !== undefined) return { uid, gid };
  throw new Failure(
    `PostgreSQL does not run as root, and a user "${name}" for it could not be made. Start the portal as an ordinary user, or give DATABASE_URL.`,
  );
}

/** @type {{ uid: number, gid: number } | undefined} */
let user;
function userForPostgres() {
  user ??= findOrMakeUser();
  return user;
}

/**
 * Lets the database's user own a folder, where it has a user of its own.
 * @param {string} folder
 */
export function giveToPostgres(folder) {
  if (isRoot) chownSync(folder, userForPostgres().uid, userForPostgres().gid);
}

/**
 * Whether the database's user can walk down to a file; /root, for one, is usually closed.
 * @param {string} path
 */
function canReach(path) {
  const options = { ...userForPostgres(), cwd: '/' };
  return spawnSync('ls', ['-d', path], options).status === 0;
}

/**
 * Runs a program as that user with the one right to walk through folders closed to it. PostgreSQL
 * asks access(2) whether it can, which without the securebit forgets that right.
 */
const walkingThrough = (/** @type {string} */ program) => [
  'setpriv',
  `--reuid=${name}`,
  `--regid=${name}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
  program,
];

/**
 * @param {string} program
 * @param {string} folder
 * @returns {{ command: string[], as: { uid?: number, gid?: number } }}
 */
function commandLine(program, folder) {
  if (!isRoot) return { command: [program], as: {} };
  const closed = [program, folder].find((path) => !canReach(path));
  if (!closed) return { command: [program], as: userForPostgres() };
  const command = walkingThrough(program);
  const [first = '', ...rest] = [...command, '--version'];
  if (spawnSync(first, rest, { cwd: '/' }).status === 0) return { command, as: {} };
  throw new Failure(
    `PostgreSQL runs as the user "${name}", who cannot enter ${dirname(resolve(closed))}. Move the project to a folder that every user may enter, such as /opt/daava, or start it as an ordinary user.`,
  );
}

/**
 * Starts one of PostgreSQL's programs, as its own user where that is needed, and apart from this
 * terminal, so that Ctrl-C reaches us alone and we stop it last.
 * @param {string} program
 * @param {string} folder the data folder it works in
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @returns {import('node:child_process').ChildProcess}
 */
export function spawnAsPostgres(program, folder, args, stdio) {
  const { command, as } = commandLine(program, folder);
  const [first = program, ...rest] = command;
  const { PATH, SystemRoot } = process.env;
  /** @type {NodeJS.ProcessEnv} */
  const env = { PATH, SystemRoot, TZ: 'UTC', LC_ALL: 'C', NODE_ENV: 'production' };
  const cwd = process.platform === 'win32' ? folder : '/';
  return spawn(first, [...rest, ...args], { ...as, cwd, env, stdio, detached: true });
}
