import { fork } from 'node:child_process';
import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serverFile } from '../build/build.mjs';
import { Failure, reasonOf } from '../failure.mjs';
import { end, onStop, track } from '../processes/stopping.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

// A server that is told to end takes at most 29 seconds for what it began.
const stopTimeoutMs = 30_000;

const entry = fileURLToPath(new URL('./process.mjs', import.meta.url));

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {number} workers
 * @returns {ChildProcess}
 */
function launch(env, workers) {
  const args = [pathToFileURL(serverFile).href];
  if (workers === 1) return fork(entry, args, { env, silent: true });
  cluster.setupPrimary({ exec: entry, args, silent: true });
  return cluster.fork(env).process;
}

/** @typedef {(text: string, isError: boolean) => void} Write */

/** @type {Write} */
const toTerminal = (text, isError) => (isError ? process.stderr : process.stdout).write(text);

/**
 * Keeps what the server says until it is ready, so that a failing start can be explained, and lets
 * it through from then on.
 * @param {Write} write
 */
function makeOutput(write) {
  let kept = '';
  let open = false;
  return {
    /** @param {ChildProcess} child */
    collect(child) {
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text) => {
          if (open) write(text, stream === child.stderr);
          else kept += text;
        });
    },
    release() {
      open = true;
    },
    said: () => kept,
  };
}

/**
 * Whether the portal answers that its database and its store do; its words when it does not yet.
 * @param {string} address
 */
async function readiness(address) {
  try {
    const response = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(5_000) });
    return { ready: response.ok, words: `${response.status} ${await response.text()}` };
  } catch (error) {
    return { ready: false, words: reasonOf(error) };
  }
}

/**
 * Starts the built server in one process or several and waits until it is ready. A process that
 * ends by itself is replaced; one that keeps ending stops the command with `giveUp`.
 * @param {{ env: NodeJS.ProcessEnv, workers: number, address: string, giveUp: (failure: Failure) => void, write?: Write }} options
 */
export async function serve({ env, workers, address, giveUp, write = toTerminal }) {
  const output = makeOutput(write);
  let [stopping, ready, quickEnds] = [false, false, 0];
  /** @type {Set<ChildProcess>} */
  const children = new Set();

  const add = () => {
    const since = Date.now();
    const child = track(launch(env, workers));
    children.add(child);
    output.collect(child);
    child.once('exit', async (code, signal) => {
      children.delete(child);
      if (stopping || !ready) return;
      console.error(`A server process ended by itself (${signal ?? code}); starting another.`);
      quickEnds = Date.now() - since < 10_000 ? quickEnds + 1 : 0;
      if (quickEnds > 5) return giveUp(new Failure('The server ends again as soon as it starts.'));
      await sleep(500);
      if (!stopping) add();
    });
  };
  onStop(async () => {
    stopping = true;
    await Promise.all([...children].map((child) => end(child, 'SIGTERM', stopTimeoutMs)));
  });

  for (let count = 0; count < workers; count++) add();
  const since = Date.now();
  let { words, ...state } = await readiness(address);
  while (!state.ready) {
    if (!children.size) throw new Failure('The server ended before it was ready.', output.said());
    if (Date.now() - since > 60_000)
      throw new Failure(`The server did not get ready within a minute: ${words}`, output.said());
    await sleep(100);
    ({ words, ...state } = await readiness(address));
  }
  ready = true;
  output.release();
}
