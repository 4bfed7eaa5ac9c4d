import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { codeOf } from '../failure.mjs';

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * @param {number} pid
 * @param {string} column
 */
const ps = (pid, column) =>
  spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout ??
  '';

/**
 * When a process started, in the system's own words: a number that returns after a restart of the
 * machine or the container is then told from the process that had it before. '' when it is gone, or has ended and waits for its parent to see it.
 * @param {number} pid
 */
export function startedAt(pid) {
  if (!isAlive(pid)) return '';
  if (!existsSync('/proc/self/stat')) return ps(pid, 'lstart').trim() || 'unknown';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // It has ended, and whoever started it has not asked how: Z, or X while it goes.
    if ('ZX'.includes(state)) return '';
    const ticks = rest[18];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
  } catch {
    return '';
  }
}

/**
 * The command line of a process, '' when it is gone or cannot be told.
 * @param {number} pid
 */
export function commandOf(pid) {
  if (!isAlive(pid)) return '';
  if (!existsSync('/proc/self/stat')) return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/**
 * The process that started another one, 0 when that cannot be told.
 * @param {number} pid
 */
export function parentOf(pid) {
  if (!existsSync('/proc/self/stat')) return Number(ps(pid, 'ppid')) || 0;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
