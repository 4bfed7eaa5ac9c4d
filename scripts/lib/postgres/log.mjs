import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs';

/** @param {string} log */
export const formerLog = (log) => `${log}.1`;

/**
 * Begins a log anew for a start; the former one takes the place of the one before it.
 * @param {string} log
 */
export function beginLog(log) {
  if (existsSync(log)) renameSync(log, formerLog(log));
}

/**
 * Empties a log that has grown too large and keeps what it held as the former one. Its writer goes on with the same open file, which
 * it only appends to; lines of the moment in between are lost.
 * @param {string} log
 * @param {number} maxBytes
 */
export function boundLog(log, maxBytes) {
  if (!existsSync(log) || statSync(log).size <= maxBytes) return;
  copyFileSync(log, formerLog(log));
  truncateSync(log);
}
