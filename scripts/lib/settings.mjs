import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure, reasonOf } from './failure.mjs';
import { root } from './paths.mjs';

/** @typedef {'trial' | 'production'} Mode */
/**
 * @typedef {object} Settings
 * @property {Mode} mode
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl none means the embedded PostgreSQL
 * @property {string | undefined} ownerUrl the same database, by the role that owns its tables
 * @property {string} host the address to listen on
 * @property {number} port
 * @property {number} workers
 */

// As Node reads them: other blanks would be parts of a name or of a value.
const setting = /^ *(export )?[A-Za-z_]\w* *= *(?<value>([^ ].*)?)$/;
const passedOver = /^(\s*| *#.*)$/;

/**
 * The number of the first line that Node would pass over in silence: neither a setting, nor the rest of one between
 * quotation marks, nor a comment; or of the first that opens quotation marks which nothing closes, or only the next
 * setting's do. Undefined where there is none.
 * @param {string} text
 */
export function unreadableLine(text) {
  const open = { mark: '', line: 0 };
  const lines = text.split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    if (open.mark) {
      const [, ...after] = line.split(open.mark);
      if (after.length === 0) continue;
      if (!passedOver.test(after.join(open.mark))) return open.line;
      open.mark = '';
      continue;
    }
    if (passedOver.test(line)) continue;
    const value = setting.exec(line)?.groups?.value;
    if (value === undefined) return at + 1;
    const [mark = ''] = value;
    if (['"', "'", '`'].includes(mark) && !value.slice(1).includes(mark))
      Object.assign(open, { mark, line: at + 1 });
  }
  return open.mark ? open.line : undefined;
}

/**
 * Reads the project's .env, if it has one; what the environment already says wins. Throws a Failure for a line that
 * is no setting: without what it was to say, production would start as something else.
 */
export function readDotEnv() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  const line = unreadableLine(readFileSync(file, 'utf8'));
  if (line)
    throw new Failure(
      `Line ${line} of the file .env is no setting: write NAME=value, and close quotation marks.`,
    );
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

/** @param {NodeJS.ProcessEnv} env */
function ownerUrlIn({ DATABASE_OWNER_URL: url, DATABASE_URL }) {
  if (!url) return undefined;
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url))
    throw new Failure('DATABASE_OWNER_URL must be the address of a PostgreSQL database.');
  if (DATABASE_URL) return url;
  throw new Failure('DATABASE_OWNER_URL needs DATABASE_URL beside it, the address for the server.');
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
    ownerUrl: ownerUrlIn(env),
    host: env.HOST || (mode === 'trial' ? '127.0.0.1' : '0.0.0.0'),
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    workers: wholeNumber(env, 'WEB_CONCURRENCY', 1, 64),
  };
}
