import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoUserAgent } from './demo-logins.mjs';
import { Failure, reasonOf } from './failure.mjs';
import { migrate } from './migrate.mjs';
import { root } from './paths.mjs';
import { runTypeScript } from './processes/run.mjs';
import { step } from './progress.mjs';

/**
 * Waits until somebody's own PostgreSQL answers; it may be starting beside us.
 * @param {string} databaseUrl
 * @param {number} [timeoutMs]
 */
export async function reachDatabase(databaseUrl, timeoutMs = 30_000) {
  const { default: pg } = await import('pg');
  for (const since = Date.now(); ; await sleep(1_000)) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() - since > timeoutMs)
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

const otherModeMessages = {
  trial:
    'The database in DATABASE_URL belongs to a trial, whose demonstration passwords are public. Give production a database of its own.',
  production:
    'The database in DATABASE_URL belongs to a portal in production: a trial would give it people whose passwords are public. Give the trial a database of its own.',
};

/**
 * Throws a Failure when a database was begun in the other mode: a trial's demonstration people have passwords that
 * everybody knows. An empty one may become either.
 * @param {import('./settings.mjs').Mode} mode
 * @param {string} databaseUrl
 */
export async function requireBegunIn(mode, databaseUrl) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // Not by the people's addresses, which anybody may register with: an account comes with an entry in the audit
    // trail, unless a demonstration was cut off in the middle. Every call has an address; commands have neither.
    const asked = client.query(
      `SELECT coalesce(
         (SELECT CASE WHEN ip_address IS NULL AND user_agent IS NOT DISTINCT FROM $1 THEN 'trial' ELSE 'production' END
          FROM audit_entries ORDER BY id LIMIT 1),
         CASE WHEN EXISTS (SELECT FROM users) THEN 'trial' END) AS mode`,
      [demoUserAgent],
    );
    const { rows } = await asked.catch((error) => {
      // An empty database has no tables yet.
      if (error.code === '42P01') return { rows: [{ mode: null }] };
      throw error;
    });
    /** @type {import('./settings.mjs').Mode | null} */
    const begun = rows[0].mode;
    if (begun && begun !== mode) throw new Failure(otherModeMessages[begun]);
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
      ['scripts/tools/admin-create.ts', '--first'],
      { env },
    ),
  );
