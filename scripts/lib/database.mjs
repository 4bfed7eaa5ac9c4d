import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
