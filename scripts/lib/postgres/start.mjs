import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, Failure, reasonOf } from '../failure.mjs';
import { onStop, track } from '../processes/stopping.mjs';
import { postgresBinaries } from './binaries.mjs';
import { clearLeftover, stopPostgres } from './leftover.mjs';
import { beginLog, boundLog } from './log.mjs';
import { giveToPostgres, spawnAsPostgres } from './user.mjs';

/** @typedef {import('./binaries.mjs').Binaries} Binaries */
/**
 * @typedef {object} PostgresOptions
 * @property {string} folder holds the cluster in postgres/ and its log in postgres.log, what was before in postgres.log.1
 * @property {string} password
 * @property {number} port
 * @property {string[]} [settings] further `name=value`
 */

const settings = [
  // Without what a row held: its keys may be a person's address.
  'log_error_verbosity=terse',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=128MB',
  'log_timezone=UTC',
  'timezone=UTC',
];

// Each of the two files of the log, and what comes within a minute.
const maxLogBytes = 20e6;
const logEveryMs = 60_000;

/** @param {string} folder */
export const clusterOf = (folder) => join(folder, 'postgres');

/**
 * @param {string} password
 * @param {number} port
 * @param {string} [database]
 */
export const embeddedUrl = (password, port, database = 'daava') =>
  `postgresql://daava:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/**
 * Makes the cluster beside its place and moves it there when it is whole.
 * @param {Binaries} binaries
 * @param {PostgresOptions} options
 */
async function initialise({ initdb }, { folder, password }) {
  for (const name of readdirSync(folder))
    if (name.startsWith('postgres.new')) rmSync(join(folder, name), { recursive: true });
  const unfinished = join(folder, `postgres.new-${process.pid}`);
  const passwordFile = join(folder, `postgres.new-password-${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToPostgres(unfinished);
  giveToPostgres(passwordFile);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  const args = [
    `--pgdata=${unfinished}`,
    `--pwfile=${passwordFile}`,
    '--username=daava',
    '--auth=scram-sha-256',
    '--builtin-locale=C.UTF-8',
    ...locale,
  ];
  const child = track(spawnAsPostgres(initdb, unfinished, args, ['ignore', 'pipe', 'pipe']));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Failure('The embedded PostgreSQL could not be set up.', output);
  renameSync(unfinished, clusterOf(folder));
}

/**
 * Connects to the database that every cluster has, as soon as the server lets one in.
 * @param {string} password
 * @param {number} port
 * @param {() => boolean} hasEnded
 */
async function connectWhenReady(password, port, hasEnded) {
  const { default: pg } = await import('pg');
  for (const since = Date.now(); Date.now() - since < 60_000; await sleep(50)) {
    const client = new pg.Client(embeddedUrl(password, port, 'postgres'));
    try {
      await client.connect();
      return client;
    } catch (error) {
      const code = codeOf(error);
      if (code === '28P01')
        throw new Failure(
          'The password in secrets.json does not open the database beside it. Put back the secrets.json that belongs to this data folder.',
        );
      if (hasEnded() || (code !== 'ECONNREFUSED' && code !== '57P03'))
        throw new Failure(`The embedded PostgreSQL did not start: ${reasonOf(error)}.`);
    }
  }
  throw new Failure('The embedded PostgreSQL did not get ready within a minute.');
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @param {Binaries} binaries
 */
function launch(folder, args, { postgres }) {
  // A file and not a pipe: a pipe would break when this process is killed and the server is not.
  const log = openSync(join(folder, 'postgres.log'), 'a', 0o600);
  const child = track(
    spawnAsPostgres(postgres, clusterOf(folder), args, ['ignore', log, log]),
    'SIGQUIT',
  );
  closeSync(log);
  return child;
}

/**
 * Starts the embedded PostgreSQL on the loopback address, after setting it up the first time. It
 * stops when the command stops, and is started again when it ends by itself.
 * @param {PostgresOptions} options
 */
export async function startPostgres(options) {
  const { folder, password, port } = options;
  const cluster = clusterOf(folder);
  const binaries = await postgresBinaries();
  if (existsSync(cluster)) await clearLeftover(binaries.pg_ctl, cluster);
  else await initialise(binaries, options);
  const flags = [...settings, ...(options.settings ?? [])].flatMap((setting) => ['-c', setting]);
  const args = ['-D', cluster, '-p', String(port), ...flags];

  const log = join(folder, 'postgres.log');
  beginLog(log);
  const bounding = setInterval(() => boundLog(log, maxLogBytes), logEveryMs).unref();
  onStop(() => clearInterval(bounding));
  let stopping = false;
  let ended = false;
  const keepRunning = () => {
    const child = launch(folder, args, binaries);
    ended = false;
    child.once('exit', async () => {
      ended = true;
      if (stopping || !ready) return;
      console.error('PostgreSQL ended by itself; starting it again.');
      await sleep(1_000);
      if (!stopping) keepRunning();
    });
  };
  let ready = false;
  keepRunning();
  onStop(async () => {
    stopping = true;
    if (!ended) await stopPostgres(binaries.pg_ctl, cluster);
  });
  try {
    const client = await connectWhenReady(password, port, () => ended);
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'daava'");
    if (!rowCount) await client.query('CREATE DATABASE daava');
    await client.end();
  } catch (error) {
    if (error instanceof Failure) error.output = readFileSync(log, 'utf8');
    throw error;
  }
  ready = true;
}
