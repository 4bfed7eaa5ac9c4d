import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoUserAgent } from './demo-logins.mjs';
import { Failure, reasonOf } from './failure.mjs';
import { migrate } from './migrate.mjs';
import { root } from './paths.mjs';
import { step } from './progress.mjs';
import { runTypeScript } from './run.mjs';

/**
 * Waits until somebody's own PostgreSQL answers; it may be starting beside us.
 * @param {string} databaseUrl
 * @param {number} [patience] milliseconds
 */
export async function reachDatabase(databaseUrl, patience = 30_000) {
  const { default: pg } = await import('pg');
  for (const since = Date.now(); ; await sleep(1_000)) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() - since > patience)
        throw new Failure(
          `The database in DATABASE_URL does not let the portal in: ${reasonOf(error)}. Check the address, and that PostgreSQL is running.`,
        );
    }
  }
}

/** @param {string} databaseUrl */
export const migrateStep = (databaseUrl) =>
  step('Migrate the database', async (note) => {
    const applied = await migrate(databaseUrl, join(root, 'prisma', 'migrations'));
    note(applied.length ? `applied ${applied.join(', ')}` : 'unchanged');
  });

/**
 * Throws a Failure when a database was made by a trial, whose demonstration people have passwords that everybody knows.
 * @param {string} databaseUrl
 */
export async function requireNoTrial(databaseUrl) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // Not by the people's addresses, which anybody may register with: an account comes with an entry in the audit
    // trail, unless a demonstration was cut off in the middle. Every call has an address; commands have neither.
    const { rows } = await client.query(
      `SELECT coalesce(
         (SELECT ip_address IS NULL AND user_agent IS NOT DISTINCT FROM $1 FROM audit_entries ORDER BY id LIMIT 1),
         EXISTS (SELECT FROM users)) AS "isTrial"`,
      [demoUserAgent],
    );
    if (rows[0].isTrial)
      throw new Failure(
        'The database in DATABASE_URL belongs to a trial, whose demonstration passwords are public. Give production a database of its own.',
      );
  } finally {
    await client.end();
  }
}

/** @param {NodeJS.ProcessEnv} env */
export const seedStep = (env) =>
  step('Lay out the demonstration case', () =>
    runTypeScript('The demonstration case could not be laid out.', ['prisma/seed.ts'], { env }),
  );

/** @param {NodeJS.ProcessEnv} env */
export const administratorStep = (env) =>
  step('Look for an administrator', () =>
    runTypeScript(
      'The administrator named by ADMIN_EMAIL and ADMIN_PASSWORD could not be made.',
      ['scripts/admin-create.ts', '--first'],
      { env },
    ),
  );
