import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, Failure } from '../failure.mjs';
import { startedAt } from './identity.mjs';
import { onStop } from './stopping.mjs';

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * What to tell of a lock that this user cannot take: the folder is another's, or read-only.
 * @param {string} file
 * @param {unknown} error
 */
const refused = (file, error) =>
  new Failure(
    `${dirname(file)} cannot be written to (${codeOf(error)}). Give this user the right to write there.`,
  );

/** @param {string} text */
function holderOf(text) {
  const [pid, ...started] = text.trim().split(' ');
  const holder = { pid: Number(pid), started: started.join(' ') };
  // A file that was cut to a number names no process: without when it started, whoever has the number now is another.
  const alive = holder.pid > 0 && holder.started && startedAt(holder.pid) === holder.started;
  return alive ? holder : undefined;
}

/**
 * Moves a dead holder's file aside. Two at once cannot both win: the second finds that what it
 * moved is not what it had judged, and puts it back.
 * @param {string} file
 * @param {string} judged
 */
function clearAway(file, judged) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== judged) linkSync(aside, file);
  } catch (error) {
    // Somebody else was quicker; the next try sees their lock.
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error) ?? '')) throw refused(file, error);
  }
  rmSync(aside, { force: true });
}

/**
 * Takes a lock file, from a holder that has died too. Answers the living holder's process number
 * when there is one, undefined when the lock is ours. Throws a Failure where this user cannot write.
 * @param {string} file
 * @returns {Promise<number | undefined>}
 */
export async function tryLock(file) {
  const ours = `${process.pid} ${startedAt(process.pid)}\n`;
  for (;;) {
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, ours, { flag: 'wx' });
      onStop(() => read(file) === ours && rmSync(file, { force: true }));
      return undefined;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw refused(file, error);
    }
    let found = read(file);
    if (!found.endsWith('\n')) {
      // Being written this moment, or cut off by a crash: a moment tells which.
      await sleep(100);
      found = read(file);
    }
    const holder = holderOf(found);
    if (holder) return holder.pid;
    clearAway(file, found);
  }
}

/**
 * Does some work while holding a lock, waiting for it as long as another process lives with it.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 */
export async function withLock(file, work) {
  while (await tryLock(file)) await sleep(250);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
