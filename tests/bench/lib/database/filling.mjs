import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../../scripts/lib/failure.mjs';
import { root } from '../../../../scripts/lib/paths.mjs';
import { runTypeScript } from '../../../../scripts/lib/processes/run.mjs';
import { step } from '../../../../scripts/lib/progress.mjs';
import { withClient } from './client.mjs';
import { fillLight } from './lighten.mjs';

const fillers = join(root, 'tests/bench/fill');
const parts = 2;

/** @param {NodeJS.ProcessEnv} env @param {string[]} args */
const run = (env, ...args) =>
  runTypeScript('The database could not be filled.', ['tests/bench/fill/fill.ts', ...args], {
    env,
  });

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} title
 * @param {string[]} tables
 * @param {() => Promise<unknown>} work
 */
const stage = ({ DATABASE_URL = '' }, title, tables, work) =>
  step(title, () =>
    withClient(DATABASE_URL, (client) =>
      fillLight(client, tables, async () => void (await work())),
    ),
  );

/**
 * Fills a migrated database with staff and claims.
 * @param {NodeJS.ProcessEnv} env with its address in DATABASE_URL
 * @param {number} claims
 */
export async function fillClaims(env, claims) {
  await run(env, 'staff');
  await stage(
    env,
    `File ${claims} claims`,
    [
      'claims',
      'claim_search',
      'claim_counts',
      // Not claim_identifiers: equal numbers are looked for by their index as claims come.
      'claim_desk',
      'desk_counts',
      'audit_entries',
    ],
    () =>
      Promise.all(
        Array.from({ length: parts }, (_, part) =>
          run(env, 'claims', `${claims}`, `${part}`, `${parts}`),
        ),
      ),
  );
}

/**
 * Fills an empty, migrated database with claims and all that comes with them.
 * @param {NodeJS.ProcessEnv} env with its address in DATABASE_URL
 * @param {number} claims
 */
export async function fill(env, claims) {
  const runSql = (/** @type {string} */ name) =>
    withClient(env.DATABASE_URL ?? '', async (client) => {
      await client.query("SET work_mem = '256MB'");
      await client.query(readFileSync(join(fillers, `${name}.sql`), 'utf8'));
    });
  await fillClaims(env, claims);
  await stage(env, 'Add documents', ['documents'], () => runSql('documents'));
  await stage(env, 'Add messages', ['messages', 'conversations', 'message_reads'], () =>
    runSql('conversation'),
  );
  await stage(env, 'Add notifications', ['notifications'], () => runSql('notifications'));
}

/**
 * Holds what was filled in bulk against what the triggers would have made, row by row.
 * @param {import('pg').Client} client
 */
export async function check(client) {
  /** @type {Record<string, string>} */
  const checks = JSON.parse(readFileSync(join(root, 'tests/bench/checks.json'), 'utf8'));
  await client.query("SET work_mem = '256MB'");
  for (const [what, sql] of Object.entries(checks)) {
    const wrong = Number((await client.query(sql)).rows[0].count);
    if (wrong) throw new Failure(`The bench's database is wrong: ${wrong} ${what}.`);
  }
}
