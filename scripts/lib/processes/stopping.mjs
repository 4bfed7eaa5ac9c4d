import { AsyncLocalStorage } from 'node:async_hooks';
import { whenNpmEnds } from './npm-parent.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * What to undo when the command ends, and of a part of it when the part ends.
 * @type {(() => unknown)[]}
 */
const undoing = [];

/** @type {AsyncLocalStorage<(() => unknown)[]>} */
const ofPart = new AsyncLocalStorage();

/** @type {Map<ChildProcess, NodeJS.Signals>} */
const running = new Map();

/** @type {WeakSet<ChildProcess>} */
const leaders = new WeakSet();

/**
 * Something to undo when the command, or the part of it that asks for this, ends, however it ends; the last registered is undone first.
 * @param {() => unknown} undo
 */
export function onStop(undo) {
  (ofPart.getStore() ?? undoing).push(undo);
}

/** @param {(() => unknown)[]} registered */
async function undo(registered) {
  while (registered.length > 0) {
    try {
      await registered.pop()?.();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Undoes everything registered so far. A failing one does not keep the others from running. */
export const stopAll = () => undo(undoing);

/**
 * Does a part of a command, and undoes what that part registered when it ends, however it ends; not what is begun beside it.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function part(work) {
  /** @type {(() => unknown)[]} */
  const registered = [];
  onStop(() => undo(registered));
  try {
    return await ofPart.run(registered, work);
  } finally {
    await undo(registered);
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
 * Says that a child leads a process group: signals go to all of it, and what is left of it when the child has ended is killed.
 * @param {ChildProcess} child
 */
export function leadsGroup(child) {
  leaders.add(child);
  child.once('exit', () => send(child, 'SIGKILL'));
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function send(child, signal) {
  if (!leaders.has(child) || !child.pid) return child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nobody of the group is there any more.
  }
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
  send(child, signal);
  const timer = setTimeout(() => send(child, running.get(child) ?? 'SIGKILL'), timeoutMs);
  await gone;
  clearTimeout(timer);
}

function force() {
  for (const [child, lastResort] of running) send(child, lastResort);
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
