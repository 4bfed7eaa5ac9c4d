import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { clusterOf } from './postgres/start.mjs';

/** @typedef {import('./settings.mjs').Mode} Mode */
/**
 * What a data folder keeps to itself, in secrets.json. The portal's own two secrets are there in
 * trial mode only; in production they are given from outside.
 * @typedef {object} Secrets
 * @property {Mode} mode
 * @property {string} databasePassword
 * @property {string} [AUTH_SECRET]
 * @property {string} [DOCUMENT_KEY]
 */

/**
 * @param {Mode} mode
 * @returns {Secrets}
 */
export function makeSecrets(mode) {
  const databasePassword = randomBytes(24).toString('base64url');
  if (mode === 'production') return { mode, databasePassword };
  const make = () => randomBytes(32).toString('base64');
  return { mode, databasePassword, AUTH_SECRET: make(), DOCUMENT_KEY: make() };
}

/**
 * Demonstration people have passwords that everybody knows, and in trial mode anyone becomes an
 * insolvency professional: one data folder must never serve both.
 * @param {Secrets} secrets
 * @param {Mode} mode
 * @param {string} folder
 */
function requireSameMode(secrets, mode, folder) {
  if (secrets.mode === mode) return secrets;
  throw new Failure(
    mode === 'production'
      ? `The data folder ${folder} belongs to a trial, whose demonstration passwords are public. Give production a folder of its own with DATA_DIR.`
      : `The data folder ${folder} belongs to a portal in production. Set PORTAL_MODE=production, or give the trial a folder of its own with DATA_DIR.`,
  );
}

/**
 * The secrets of a data folder, made and kept the first time.
 * @param {string} folder
 * @param {Mode} mode
 * @returns {Secrets}
 */
export function secretsOf(folder, mode) {
  const file = join(folder, 'secrets.json');
  if (existsSync(file)) return requireSameMode(readSecrets(file), mode, folder);
  if (existsSync(clusterOf(folder)))
    throw new Failure(
      `${file} is missing, and without it the database beside it cannot be opened. Put it back from a backup; or, to begin anew, move ${folder} away.`,
    );
  const secrets = makeSecrets(mode);
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

/**
 * @param {string} file
 * @returns {Secrets}
 */
function readSecrets(file) {
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof secrets.mode === 'string' && typeof secrets.databasePassword === 'string')
      return secrets;
  } catch {
    // Told below.
  }
  throw new Failure(`${file} cannot be read. Put it back from a backup.`);
}
