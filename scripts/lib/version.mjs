import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

/** The version of Daava that this folder holds, such as 0.2.0. */
export const version = String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);

/**
 * Throws a Failure when something is of a later version than this one.
 * @param {string} theirs three numbers with dots between them
 * @param {string} what such as "The database was prepared"
 */
export function requireNotLater(theirs, what) {
  if (theirs.localeCompare(version, 'en', { numeric: true }) <= 0) return;
  throw new Failure(
    `${what} by version ${theirs} of Daava, and this is ${version}. Use the newer version.`,
  );
}
