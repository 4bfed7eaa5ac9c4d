import { setTimeout as sleep } from 'node:timers/promises';
import { demoUserAgent } from './demo-logins.mjs';
import { Failure, reasonOf } from './failure.mjs';
import { isOwner, knownRoles, openRoles } from './postgres/roles.mjs';
import { runTypeScript } from './processes/run.mjs';
import { step } from './progress.mjs';
import { migrate, requireMigrated } from './schema/migrate.mjs';

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
          `The database does not let the portal in: ${reasonOf(error)}. Check the address in DATABASE_URL, that in DATABASE_OWNER_URL if there is one, and that PostgreSQL is running.`,
        );
    }
  }
}

/** @param {string} databaseUrl */
export const migrateStep = (databaseUrl) =>
  step('Migrate the database', async (note) => {
    const applied = await migrate(databaseUrl, { say: note });
    note(applied.length ? `applied ${applied.join(', ')}` : 'unchanged');
  });

/**
 * @typedef {object} Addresses
 * @property {string | undefined} ownerUrl that of the role which owns the tables, if it is known here
 * @property {string | undefined} portalUrl that of the server's own role, if it was given
 */

/**
 * Which of the roles of a database the given addresses are.
 * @param {{ databaseUrl: string, ownerUrl: string | undefined }} given
 * @returns {Promise<Addresses>}
 */
export async function addressesIn({ databaseUrl, ownerUrl }) {
  if (ownerUrl) return { ownerUrl, portalUrl: databaseUrl };
  if (await isOwner(databaseUrl)) return { ownerUrl: databaseUrl, portalUrl: undefined };
  return { ownerUrl: undefined, portalUrl: databaseUrl };
}

/**
 * Has the lesser roles of a database stand ready, and gives their addresses. Throws a Failure when the server was given
 * one of its own that cannot serve.
 * @param {Addresses} addresses
 * @returns {Promise<import('./postgres/roles.mjs').Roles>}
 */
export async function rolesOf({ ownerUrl, portalUrl }) {
  if (!ownerUrl) return knownRoles(String(portalUrl));
  const roles = await openRoles(ownerUrl, portalUrl);
  if (!portalUrl || !roles.shortcoming) return roles;
  throw new Failure(
    `The database's role in DATABASE_URL cannot be used beside that in DATABASE_OWNER_URL: ${roles.shortcoming}. Make a role that may log in and nothing else, and name it in DATABASE_URL.`,
  );
}

/**
 * Brings a database up to date and answers what the server is to connect with.
 * @param {Addresses} addresses
 */
export async function prepareDatabase(addresses) {
  const { ownerUrl, portalUrl } = addresses;
  if (ownerUrl) await migrateStep(ownerUrl);
  else await requireMigrated(String(portalUrl));
  return step('Give the server its own database role', async (note) => {
    const roles = await rolesOf(addresses);
    const whose = roles.shortcoming
      ? `NOT DONE: the server owns the tables and could change the audit trail, since ${roles.shortcoming}`
      : decodeURIComponent(new URL(roles.portalUrl).username);
    note(whose);
    return roles.portalUrl;
  });
}

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
