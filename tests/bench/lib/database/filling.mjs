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

/**
 * Fills an empty, migrated database.
 * @param {NodeJS.ProcessEnv} env with its address in DATABASE_URL
 * @param {number} claims
 */
export async function fill(env, claims) {
  const url = env.DATABASE_URL ?? '';
  const run = (/** @type {string[]} */ ...args) =>
    runTypeScript('The database could not be filled.', ['tests/bench/fill/fill.ts', ...args], {
      env,
    });
  const runSql = (/** @type {string} */ name) =>
    withClient(url, async (client) => {
      await client.query("SET work_mem = '256MB'");
      await client.query(readFileSync(join(fillers, `${name}.sql`), 'utf8'));
    });
  const stage = (
    /** @type {string} */ title,
    /** @type {string[]} */ tables,
    /** @type {() => Promise<unknown>} */ work,
  ) =>
    step(title, () =>
      withClient(url, (client) => fillLight(client, tables, async () => void (await work()))),
    );

  await run('staff');
  await stage(
    `File ${claims} claims`,
    ['claims', 'claim_search', 'claim_counts', 'claim_identifiers', 'audit_entries'],
    () =>
      Promise.all(
        Array.from({ length: parts }, (_, part) =>
          run('claims', `${claims}`, `${part}`, `${parts}`),
        ),
      ),
  );
  await stage('Add documents', ['documents'], () => runSql('documents'));
  await stage('Add messages', ['messages', 'conversations', 'message_reads'], () =>
    runSql('conversation'),
  );
  await stage('Add notifications', ['notifications'], () => runSql('notifications'));
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
