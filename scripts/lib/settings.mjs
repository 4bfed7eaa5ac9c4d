import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure, reasonOf } from './failure.mjs';
import { root } from './paths.mjs';

/** @typedef {'trial' | 'production'} Mode */
/**
 * @typedef {object} Settings
 * @property {Mode} mode
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl none means the embedded PostgreSQL
 * @property {string} host the address to listen on
 * @property {number} port
 * @property {number} workers
 */

/** Reads the project's .env, if it has one; what the environment already says wins. */
export function readDotEnv() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Failure(`The file .env cannot be read: ${reasonOf(error)}.`);
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Mode}
 */
function modeOf(env) {
  const said = env.PORTAL_MODE;
  if (said === 'trial' || said === 'production') return said;
  if (said) throw new Failure(`PORTAL_MODE is "${said}", but it can only be trial or production.`);
  return env.DATABASE_URL ? 'production' : 'trial';
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 * @param {number} max
 */
function wholeNumber(env, name, fallback, max) {
  const value = env[name];
  if (!value) return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= max) return number;
  throw new Failure(`${name} is "${value}", but it must be a whole number from 1 to ${max}.`);
}

/**
 * What the starting commands themselves need to know; lib/platform/env.ts checks the rest.
 * Throws a Failure that names the setting.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function settingsOf(env) {
  const mode = modeOf(env);
  return {
    mode,
    dataDir: resolve(root, env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    host: env.HOST || (mode === 'trial' ? '127.0.0.1' : '0.0.0.0'),
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    workers: wholeNumber(env, 'WEB_CONCURRENCY', 1, 64),
  };
}
