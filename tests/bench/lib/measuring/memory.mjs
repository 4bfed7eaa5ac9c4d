import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const canTell = existsSync('/proc/self/clear_refs');

/**
 * A line of the system's status of a process, in MB of 1,048,576 bytes; NaN where it cannot be told.
 * @param {number} pid
 * @param {'VmRSS' | 'VmHWM'} name
 */
function megabytes(pid, name) {
  if (!canTell) return Number.NaN;
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(
    new RegExp(`^${name}:\\s+(\\d+)`, 'm'),
  );
  return Number(line?.[1]) / 1024;
}

/**
 * How much memory a process has now.
 * @param {number} pid
 */
export const memoryOf = (pid) => megabytes(pid, 'VmRSS');

/**
 * The most memory a process had at once since the last `forgetPeak`.
 * @param {number} pid
 */
export const peakOf = (pid) => megabytes(pid, 'VmHWM');

/**
 * Lets the peak of a process begin anew from what it has now.
 * @param {number} pid
 */
export function forgetPeak(pid) {
  if (canTell) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
