import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { portalMay } from '@/scripts/lib/postgres/rights.mjs';
import { readerUrlOf } from '@/scripts/lib/postgres/roles.mjs';
import { readColumns } from '@/tests/support/database/prisma-schema';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { storeUser } from '@/tests/support/stored-rows';

let portal: StartedPortal;
beforeAll(async () => {
  portal = await startedPortal();
  await storeUser(portal.database);
  await portal.database.query(
    `INSERT INTO audit_entries (action, details) VALUES ('user_login', '{}')`,
  );
});
afterAll(() => portal.remove());

/** The SQLSTATE with which the database refuses a statement to a role, or 'done'. */
async function told(url: string, statement: string) {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(`BEGIN; ${statement}; ROLLBACK`);
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  } finally {
    await client.end();
  }
}

const denied = '42501';
const commandOfTheMachine = `COPY (SELECT 'x') TO PROGRAM 'cat > /dev/null'`;

// To a role with all rights each of these would succeed, the first as a command on the machine.
test.each([
  ['run a command', commandOfTheMachine],
  ['read a file', `SELECT pg_read_file('PG_VERSION')`],
  ['list a folder', `SELECT pg_ls_dir('.')`],
  ['read a file into a table', `CREATE TEMP TABLE t (line text); COPY t FROM '/etc/passwd'`],
  ['write a file', `COPY (SELECT 'x') TO '/tmp/x'`],
  [
    'remove the trigger of the audit trail',
    'DROP TRIGGER audit_entries_append_only ON audit_entries',
  ],
  ['disable the trigger of the audit trail', 'ALTER TABLE audit_entries DISABLE TRIGGER USER'],
  ['disable all triggers', `SET LOCAL session_replication_role = 'replica'`],
  [
    'create a trigger of its own',
    'CREATE TRIGGER t BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION recount_claims()',
  ],
  [
    'change a function',
    `CREATE OR REPLACE FUNCTION next_claim_number() RETURNS text LANGUAGE sql AS $$ SELECT 'x' $$`,
  ],
  ['change a table', 'ALTER TABLE users ADD COLUMN x text'],
  ['remove a table', 'DROP TABLE claims CASCADE'],
  ['make a table', 'CREATE TABLE x (x text)'],
  ['make an extension', 'CREATE EXTENSION dblink'],
  ['become the owner', 'SET ROLE daava'],
  ['make a role', 'CREATE ROLE x SUPERUSER'],
  ['raise its own rights', 'ALTER ROLE CURRENT_USER SUPERUSER'],
  ['forge the record of migrations', 'DELETE FROM _prisma_migrations'],
])('a statement injected into the portal cannot %s', async (_, statement) => {
  expect(await told(portal.environment.DATABASE_URL, statement)).toBe(denied);
});

const writes: Record<string, (table: string, column: string) => string> = {
  INSERT: (table) => `INSERT INTO ${table} DEFAULT VALUES`,
  UPDATE: (table, column) => `UPDATE ${table} SET "${column}" = DEFAULT`,
  DELETE: (table) => `DELETE FROM ${table}`,
  TRUNCATE: (table) => `TRUNCATE ${table}`,
};
const refused = [...new Map(readColumns().map(({ table, column }) => [table, column]))].flatMap(
  ([table, column]) =>
    Object.entries(writes)
      .filter(([right]) => !portalMay(table)?.includes(right))
      .map(([right, statement]) => [right, table, statement(table, column)] as const),
);

// tests/unit/scripts/rights.test.ts says which these are.
test.each(refused)(
  'a statement injected into the portal cannot %s %s',
  async (_, __, statement) => {
    expect(await told(portal.environment.DATABASE_URL, statement)).toBe(denied);
  },
);

test('the database refuses the statement to the server’s role, and not to the owner', async () => {
  expect(await told(portal.environment.DATABASE_OWNER_URL, commandOfTheMachine)).toBe('done');
});

// Otherwise a temporary table of that name would give the next entry an attacker's number and hash.
test('a temporary table named like the audit trail is not used in its place', async () => {
  const client = new Client(portal.environment.DATABASE_URL);
  await client.connect();
  await client.query(`
    BEGIN;
    CREATE TEMP TABLE audit_entries ON COMMIT DROP AS SELECT 7000::bigint AS id, '\\x00'::bytea AS hash;
    INSERT INTO public.audit_entries (action, details) VALUES ('user_login', '{}')`);
  const { rows } = await client.query('SELECT max(id)::int AS id FROM public.audit_entries');
  await client.end();
  expect(rows[0].id).toBeLessThan(7000);
});

test('the server connects as its own role, and its environment does not contain the owner’s password', async () => {
  const { rows } = await portal.database.query(
    `SELECT DISTINCT usename AS name FROM pg_stat_activity
     WHERE datname = current_database() AND application_name <> 'test' AND backend_type = 'client backend'`,
  );
  expect(rows).toEqual([{ name: new URL(portal.environment.DATABASE_URL).username }]);
  const environment = readFileSync(`/proc/${portal.child.pid}/environ`, 'utf8');
  expect(environment).toContain(portal.environment.DATABASE_URL);
  expect(environment).not.toContain(new URL(portal.environment.DATABASE_OWNER_URL).password);
});

test.each([
  ['write', 'UPDATE users SET first_name = first_name', '25006'],
  [
    'write after asking for a writing transaction',
    `SET TRANSACTION READ WRITE; DELETE FROM sessions`,
    denied,
  ],
  ['make a table', 'SET TRANSACTION READ WRITE; CREATE TABLE x (x text)', denied],
  ['run a command', commandOfTheMachine, denied],
])('the read-only role cannot %s', async (_, statement, code) => {
  expect(await told(readerUrlOf(portal.environment.DATABASE_URL), statement)).toBe(code);
});
