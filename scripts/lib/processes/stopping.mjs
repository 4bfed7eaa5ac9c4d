import { whenNpmEnds } from './npm-parent.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {(() => unknown)[]} */
const undoing = [];

/** @type {Map<ChildProcess, NodeJS.Signals>} */
const running = new Map();

/**
 * Something to undo when the command ends, however it ends; the last registered is undone first.
 * @param {() => unknown} undo
 */
export function onStop(undo) {
  undoing.push(undo);
}

/** Undoes everything registered so far. A failing one does not keep the others from running. */
export async function stopAll() {
  for (let undo = undoing.pop(); undo; undo = undoing.pop()) {
    try {
      await undo();
    } catch (error) {
      console.error(error);
    }
  }
}

/**
 * Remembers a child for the case that it has to be ended at once.
 * @template {ChildProcess} T
 * @param {T} child
 * @param {NodeJS.Signals} [lastResort]
 * @returns {T}
 */
export function track(child, lastResort = 'SIGKILL') {
  running.set(child, lastResort);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Ends a child and waits until it is gone.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 * @param {number} [timeoutMs] until it is ended by force
 */
export async function end(child, signal = 'SIGTERM', timeoutMs = 5_000) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill(running.get(child) ?? 'SIGKILL'), timeoutMs);
  await gone;
  clearTimeout(timer);
}

function force() {
  for (const [child, lastResort] of running) child.kill(lastResort);
  process.exit(1);
}

let stoppingSince = 0;

/** Whether a person, or the system, has told the command to stop. */
export const isStopping = () => stoppingSince > 0;

/**
 * Stops cleanly on Ctrl-C, on being told to end and when npm has ended; a second Ctrl-C does not
 * wait.
 * @param {number} exitCode
 */
export function stopOnSignals(exitCode) {
  const stop = async () => {
    // npm passes on the Ctrl-C that the terminal has already delivered, so one arrives as two.
    if (stoppingSince) return Date.now() - stoppingSince > 1_000 ? force() : undefined;
    stoppingSince = Date.now();
    console.log('\nStopping…');
    await stopAll();
    process.exit(exitCode);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, stop);
  whenNpmEnds(() => stoppingSince || stop());
}
