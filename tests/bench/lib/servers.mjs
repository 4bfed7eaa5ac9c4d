import { fork } from 'node:child_process';
import { cpSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { serverFile } from '../../../scripts/lib/build/build.mjs';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/port.mjs';
import { run } from '../../../scripts/lib/processes/run.mjs';
import { end, onStop, track } from '../../../scripts/lib/processes/stopping.mjs';

/** @typedef {{ address: string, pid: number, stop: () => Promise<void> }} Server */

const entry = join(root, 'scripts/lib/server/process.mjs');

/**
 * Starts one server in a process of its own, as the portal's start does, on the loopback address.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @param {{ folder: string, execArgv?: string[] }} options where it may leave its errors
 * @returns {Promise<Server>}
 */
async function startServer(file, env, { folder, execArgv = [] }) {
  const port = await freePort();
  const errors = openSync(join(folder, 'server.log'), 'a');
  const child = track(
    fork(entry, [pathToFileURL(file).href], {
      env: {
        ...env,
        PORT: String(port),
        HOSTNAME: '127.0.0.1',
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      execArgv,
      stdio: ['ignore', 'ignore', errors, 'ipc'],
    }),
  );
  let stopping = false;
  const stop = async () => {
    stopping = true;
    await end(child);
  };
  onStop(stop);
  child.once('exit', (code, signal) => {
    if (!stopping) console.error(`A server of the bench ended by itself (${signal ?? code}).`);
  });
  const address = `http://127.0.0.1:${port}`;
  for (const since = Date.now(); Date.now() - since < 60_000; await sleep(100)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (answer?.ok) return { address, pid: child.pid ?? 0, stop };
  }
  throw new Failure(
    `A server of the bench did not get ready; server.log in its data folder may say why.`,
  );
}

/**
 * The portal as it is built, with the settings of a production.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ folder: string, execArgv?: string[] }} options
 */
export const startPortal = (env, options) => startServer(serverFile, env, options);

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ folder: string }} options
 */
export const startBareNode = (env, options) =>
  startServer(join(root, 'tests/bench/bare-node.mjs'), env, options);

/**
 * Builds the bare application of the same framework beside the data, where no tool looks for sources.
 * @param {string} folder
 */
export async function buildBareNext(folder) {
  const place = join(folder, 'bare-next');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  cpSync(join(root, 'tests/bench/bare-next'), place, { recursive: true });
  cpSync(join(root, 'tests/bench/lib/floors'), join(folder, 'lib/floors'), { recursive: true });
  const next = join(root, 'node_modules/next/dist/bin/next');
  await run('The bare application could not be built.', process.execPath, [next, 'build', place], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BENCH_ROOT: root,
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
    },
  });
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ folder: string }} options
 */
export const startBareNext = (env, { folder }) =>
  startServer(join(folder, 'bare-next/.next/standalone/data/bench/bare-next/server.js'), env, {
    folder,
  });
