import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { addressesIn, rolesOf } from '@/scripts/lib/database.mjs';
import { isOwner, openRoles } from '@/scripts/lib/postgres/roles.mjs';
import { migrate } from '@/scripts/lib/schema/migrate.mjs';
import { database } from '@/tests/support/database/database';

const names: string[] = [];

afterAll(async () => {
  for (const name of names) await database.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await database.end();
});

/** The address, as its owner, of a new database whose owner has only these rights. */
async function databaseOf(rights = '') {
  const name = `role_${randomUUID().replaceAll('-', '')}`;
  names.push(name);
  await database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'owner' ${rights}`);
  await database.query(`CREATE DATABASE ${name} OWNER ${name}`);
  const url = new URL(process.env.DATABASE_OWNER_URL ?? '');
  Object.assign(url, { pathname: name, username: name, password: 'owner' });
  await migrate(url.href);
  return url.href;
}

const byRole = (url: string, username: string, password = 'mine') =>
  Object.assign(new URL(url), { username, password }).href;

async function ask(url: string, sql: string) {
  const client = new Client(url);
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

const addEntry = `INSERT INTO audit_entries (action, details) VALUES ('user_login', '{}')`;
const removeEntries = 'DELETE FROM audit_entries';

test('a database owner that may create roles makes one for the server and one that only reads', async () => {
  const owner = await databaseOf('CREATEROLE');
  const { portalUrl, readerUrl, shortcoming } = await openRoles(owner);
  expect(shortcoming).toBeUndefined();
  expect(new Set([owner, portalUrl, readerUrl]).size).toBe(3);
  await ask(portalUrl, addEntry);
  await expect(ask(portalUrl, removeEntries)).rejects.toThrow('permission denied');
  expect((await ask(readerUrl, 'SELECT FROM audit_entries')).rowCount).toBe(1);
  await expect(ask(readerUrl, addEntry)).rejects.toThrow('read-only');
  expect([await isOwner(owner), await isOwner(portalUrl)]).toEqual([true, false]);
  // Once more, as at the next start, and by the address of one role alone.
  expect(await rolesOf(await addressesIn({ databaseUrl: owner, ownerUrl: undefined }))).toEqual({
    portalUrl,
    readerUrl,
  });
  expect(await addressesIn({ databaseUrl: portalUrl, ownerUrl: undefined })).toEqual({
    ownerUrl: undefined,
    portalUrl,
  });
  expect(await rolesOf({ ownerUrl: undefined, portalUrl })).toEqual({ portalUrl, readerUrl });
});

test('a database owner that may not create roles is used in their place, and the start says why', async () => {
  const owner = await databaseOf();
  expect(await openRoles(owner)).toEqual({
    portalUrl: owner,
    readerUrl: owner,
    shortcoming: 'it may not make roles',
  });
});

test('the server’s role has rights on every table whose rights are named, and on no other', async () => {
  const owner = await databaseOf('CREATEROLE');
  await ask(owner, 'CREATE TABLE not_named_yet ()');
  const { portalUrl } = await openRoles(owner);
  const { rows } = await ask(
    portalUrl,
    `SELECT relname AS table FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT has_table_privilege(oid, 'SELECT')`,
  );
  expect(rows).toEqual([{ table: 'not_named_yet' }]);
});

test('a start that finds its roles as they should be waits for no lock on a table', async () => {
  const owner = await databaseOf('CREATEROLE');
  const roles = await openRoles(owner);
  await ask(owner, `ALTER ROLE CURRENT_USER SET lock_timeout = '1s'`);
  const other = new Client(owner);
  await other.connect();
  await other.query('BEGIN; LOCK TABLE creditor_list_rows, audit_head IN ACCESS EXCLUSIVE MODE');
  expect(await openRoles(owner)).toEqual(roles);
  await other.end();
});

test('a right that somebody gave besides is taken back at the next start', async () => {
  const owner = await databaseOf('CREATEROLE');
  const { portalUrl, readerUrl } = await openRoles(owner);
  const [portal, reader] = [portalUrl, readerUrl].map((url) => new URL(url).username);
  await ask(
    owner,
    `GRANT DELETE ON audit_entries TO ${portal}; GRANT UPDATE (details) ON audit_entries TO ${portal};
     GRANT SELECT ON users TO ${portal} WITH GRANT OPTION; GRANT CREATE ON SCHEMA public TO ${portal};
     GRANT INSERT ON users TO ${reader}; REVOKE SELECT ON claims FROM ${portal}`,
  );
  await openRoles(owner);
  const { rows } = await ask(
    portalUrl,
    `SELECT has_table_privilege('audit_entries', 'DELETE') AS deletes,
       has_column_privilege('audit_entries', 'details', 'UPDATE') AS changes,
       has_table_privilege('users', 'SELECT WITH GRANT OPTION') AS gives, has_table_privilege('users', 'SELECT') AS reads,
       has_schema_privilege('public', 'CREATE') AS makes, has_table_privilege('claims', 'SELECT') AS "readsClaims",
       has_table_privilege('${reader}', 'users', 'INSERT') AS "readerAdds"`,
  );
  expect(rows).toEqual([
    {
      deletes: false,
      changes: false,
      gives: false,
      reads: true,
      makes: false,
      readsClaims: true,
      readerAdds: false,
    },
  ]);
});

test('a role that an operator made for the server is given its rights and keeps its password', async () => {
  const owner = await databaseOf();
  const name = `${new URL(owner).username}_server`;
  await database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'mine'`);
  const portalUrl = byRole(owner, name);
  const roles = { portalUrl, readerUrl: portalUrl };
  expect(await rolesOf({ ownerUrl: owner, portalUrl })).toEqual(roles);
  expect(await rolesOf({ ownerUrl: undefined, portalUrl })).toEqual(roles);
  await ask(portalUrl, addEntry);
  await expect(ask(portalUrl, removeEntries)).rejects.toThrow('permission denied');
});

test.each([
  ['is not there and cannot be made', (owner: string) => byRole(owner, 'nobody_here')],
  ['is the owner', (owner: string) => owner],
])('a server’s role that %s is refused', async (_, portal) => {
  const owner = await databaseOf();
  await expect(rolesOf({ ownerUrl: owner, portalUrl: portal(owner) })).rejects.toThrow(
    'cannot be used beside that in DATABASE_OWNER_URL',
  );
});

test('a role of the same name that somebody else made is left unchanged', async () => {
  const owner = await databaseOf('CREATEROLE');
  const name = `${new URL(owner).pathname.slice(1)}_portal`;
  await database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'mine'`);
  const { portalUrl, shortcoming } = await openRoles(owner);
  expect(portalUrl).toBe(owner);
  expect(shortcoming).toContain('is not let in');
  expect((await ask(byRole(owner, name), 'SELECT 1')).rowCount).toBe(1);
});
