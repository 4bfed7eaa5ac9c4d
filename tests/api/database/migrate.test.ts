import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { migrate, requireMigrated } from '@/scripts/lib/schema/migrate.mjs';
import { upgradeMark } from '@/scripts/lib/schema/migrations.mjs';
import { mark } from '@/scripts/lib/schema/standing.mjs';
import { version } from '@/scripts/lib/version.mjs';
import { objectsIn } from '@/tests/support/database/objects';
import { openSchemas } from '@/tests/support/database/schemas';
import {
  applyAsFirstVersion,
  migrationsOfFirstVersion,
} from '@/tests/support/former/migrations-of-first-version';

const schemas = openSchemas();
const { emptyDatabase, schemaWith } = schemas;
afterAll(() => schemas.close());

const recorded = async (client: Client) =>
  (
    await client.query(
      'SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY 1',
    )
  ).rows;

const byName = migrationsOfFirstVersion.toSorted((a, b) => (a.name < b.name ? -1 : 1));

test.each([
  ['in the order of their names', byName],
  ['in another order', migrationsOfFirstVersion],
])(
  'a database that had the first version’s migrations %s becomes the same as a new one and keeps its rows',
  async (_, migrations) => {
    const fresh = await emptyDatabase();
    expect(await migrate(fresh.url)).toContain('0001_baseline');
    const { url, client } = await emptyDatabase();
    await applyAsFirstVersion(client, migrations);
    await client.query(
      `INSERT INTO users (email, first_name, last_name, role) VALUES ('asha@example.in', 'Asha', 'Devi', 'claimant')`,
    );
    expect(await migrate(url)).not.toContain('0001_baseline');
    expect(await objectsIn(client)).toEqual(await objectsIn(fresh.client));
    expect((await client.query('SELECT first_name FROM users')).rows).toEqual([
      { first_name: 'Asha' },
    ]);
    expect(await recorded(client)).toEqual(await recorded(fresh.client));
    expect(await migrate(url)).toEqual([]);
  },
);

test('a database before the first version’s last migration is refused with the version to pass through', async () => {
  const { url, client } = await emptyDatabase();
  await applyAsFirstVersion(client, byName.slice(0, -1));
  const before = await objectsIn(client);
  await expect(migrate(url)).rejects.toThrow(
    'is of a version before 0.1.0, or of another program. Start version 0.1.0 on it first',
  );
  expect(await objectsIn(client)).toEqual(before);
});

test('functions and triggers are replaced whole when their text changed, and what is no longer there is removed', async () => {
  const { url, client } = await emptyDatabase();
  const more = schemaWith({
    'sql/more.sql': `CREATE FUNCTION shout(word text) RETURNS text LANGUAGE sql AS 'SELECT upper(word)';
      CREATE FUNCTION keep_quiet() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER quiet AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION keep_quiet();
      CREATE VIEW loud AS SELECT shout(first_name) AS name FROM users;`,
  });
  await migrate(url, { folder: more });
  expect((await client.query("SELECT shout('no')")).rows).toEqual([{ shout: 'NO' }]);
  expect(await migrate(url)).toEqual(['functions and triggers']);
  const names = Object.keys(await objectsIn(client)).join('\n');
  expect(names).not.toMatch(/shout|quiet|loud/);
  expect(names).toContain('function next_claim_number()');
});

test('a function may take other parameters and give another type than before', async () => {
  const { url, client } = await emptyDatabase();
  const one = "CREATE FUNCTION told(n integer) RETURNS text LANGUAGE sql AS 'SELECT n::text'";
  await migrate(url, { folder: schemaWith({ 'sql/more.sql': one }) });
  const other = "CREATE FUNCTION told(m integer) RETURNS integer LANGUAGE sql AS 'SELECT m'";
  await migrate(url, { folder: schemaWith({ 'sql/more.sql': other }) });
  expect((await client.query('SELECT told(4)')).rows).toEqual([{ told: 4 }]);
});

test('a migration meets tables without triggers, on an installed portal too', async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url);
  const change = `CREATE TABLE seen AS SELECT count(*)::int AS triggers FROM pg_trigger WHERE NOT tgisinternal`;
  await migrate(url, { folder: schemaWith({ 'migrations/9000_seen/migration.sql': change }) });
  expect((await client.query('SELECT triggers FROM seen')).rows).toEqual([{ triggers: 0 }]);
  const { rows } = await client.query(
    'SELECT count(*)::int AS n FROM pg_trigger WHERE NOT tgisinternal',
  );
  expect(rows[0].n).toBeGreaterThan(50);
});

test('a migration that fails changes nothing, nothing starts meanwhile, and the next try goes on', async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url);
  const whole = await objectsIn(client);
  const wrong = 'CREATE TABLE half (id integer);\nSELECT nothing FROM half;';
  const broken = schemaWith({
    'migrations/9000_good/migration.sql': 'CREATE TABLE good (id integer)',
    'migrations/9001_wrong/migration.sql': wrong,
  });
  await expect(migrate(url, { folder: broken })).rejects.toMatchObject({
    message: expect.stringContaining('The migration 9001_wrong failed and changed nothing'),
    output: expect.stringContaining('line 2: SELECT nothing'),
  });
  const names = Object.keys(await objectsIn(client));
  expect([names.includes('table good'), names.includes('table half')]).toEqual([true, false]);
  await expect(requireMigrated(url)).rejects.toThrow();
  // Back to a version that does not know the first of them: it says so.
  await expect(migrate(url)).rejects.toThrow('does not know');
  const mended = schemaWith({
    'migrations/9000_good/migration.sql': 'CREATE TABLE good (id integer)',
    'migrations/9001_wrong/migration.sql': 'DROP TABLE good',
  });
  expect(await migrate(url, { folder: mended })).toEqual(['9001_wrong', 'functions and triggers']);
  expect(await objectsIn(client)).toEqual(whole);
});

test.each([
  ['are others than before', 'SELECT 1'],
  ['are the same as before', undefined],
])(
  'an upgrade that was cut off between tables and functions is finished by the next start, also where functions %s',
  async (_, more) => {
    const { url, client } = await emptyDatabase();
    await migrate(url);
    const whole = await objectsIn(client);
    const folder = schemaWith({
      'migrations/9000_more/migration.sql': 'SELECT 1',
      'sql/more.sql': 'SELECT nothing',
    });
    await expect(migrate(url, { folder })).rejects.toThrow(
      'Replacing functions and triggers failed',
    );
    expect(await recorded(client)).toContainEqual({ name: 'upgrade', finished: false });
    if (more) writeFileSync(join(folder, 'sql/more.sql'), more);
    else rmSync(join(folder, 'sql/more.sql'));
    expect(await migrate(url, { folder })).toEqual(['functions and triggers']);
    expect(await objectsIn(client)).toEqual(whole);
    expect(await recorded(client)).not.toContainEqual({ name: 'upgrade', finished: false });
    expect(await migrate(url, { folder })).toEqual([]);
  },
);

test('a server that may not migrate refuses a database whose upgrade was cut off before its functions', async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url);
  await mark(client, upgradeMark);
  await expect(requireMigrated(url)).rejects.toThrow('lacks functions and triggers');
  expect(await migrate(url)).toEqual(['functions and triggers']);
  await requireMigrated(url);
});

test('a server that may not migrate is told what lacks', async () => {
  const { url, client } = await emptyDatabase();
  await expect(requireMigrated(url)).rejects.toThrow('lacks the migration 0001_baseline');
  await migrate(url);
  await requireMigrated(url);
  await client.query("UPDATE _daava SET routines = 'others'");
  await expect(requireMigrated(url)).rejects.toThrow('lacks functions and triggers');
});

test('an older version refuses a database that a newer one has prepared', async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url);
  await client.query("UPDATE _daava SET version = '10.0.0'");
  await expect(migrate(url)).rejects.toThrow(
    `The database was prepared by version 10.0.0 of Daava, and this is ${version}. Use the newer version.`,
  );
  await client.query("UPDATE _daava SET version = '0.1.9'");
  await migrate(url);
  expect((await client.query('SELECT version FROM _daava')).rows).toEqual([{ version }]);
});
