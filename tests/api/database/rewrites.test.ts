import { join } from 'node:path';
import { openRoles } from '@/scripts/lib/postgres/roles.mjs';
import { stopAll } from '@/scripts/lib/processes/stopping.mjs';
import { rewriteBeside } from '@/scripts/lib/schema/beside.mjs';
import { migrate } from '@/scripts/lib/schema/migrate.mjs';
import { countedRows, countingUp, countsOf } from '@/tests/support/database/rewrite';
import { openSchemas } from '@/tests/support/database/schemas';

const schemas = openSchemas();
const { emptyDatabase, schemaWith } = schemas;
afterAll(() => schemas.close());

const progress = `SELECT rows::int, finished_at IS NOT NULL AS finished FROM _daava_rewrites WHERE migration = '9000_counted'`;

test('a rewrite goes in parts, says how far it is, and is done once', async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url);
  await client.query(`${countsOf(25_000)}; ANALYZE rate_counts`);
  const folder = schemaWith(countingUp('offline.sql'));
  const said: string[] = [];
  expect(await migrate(url, { folder, say: (text) => said.push(text) })).toEqual([
    '9000_counted',
    'functions and triggers',
  ]);
  expect(said).toEqual([
    '9000_counted',
    '9000_counted: 10,000 of about 25,000 rows',
    '9000_counted: 20,000 of about 25,000 rows',
    '9000_counted: 25,000 rows',
    'functions and triggers',
  ]);
  expect(await migrate(url, { folder })).toEqual([]);
  expect((await client.query(countedRows)).rows).toEqual([{ times: 1, rows: 25_000 }]);
  expect((await client.query(progress)).rows).toEqual([{ rows: 25_000, finished: true }]);
});

test('a rewrite that fails keeps the parts before it, and goes on from there', async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url);
  await client.query(countsOf(25_000));
  const failing = "CASE WHEN r.key = '000015000' THEN 1 / (r.count - r.count) ELSE r.count + 1 END";
  const broken = schemaWith(countingUp('offline.sql', failing));
  await expect(migrate(url, { folder: broken })).rejects.toThrow(
    'The rewrite of 9000_counted failed at one part: division by zero. The parts before it are kept',
  );
  expect((await client.query(countedRows)).rows).toEqual([
    { times: 0, rows: 15_000 },
    { times: 1, rows: 10_000 },
  ]);
  // Neither version starts on it.
  await expect(migrate(url)).rejects.toThrow('does not know');
  await migrate(url, { folder: schemaWith(countingUp('offline.sql')) });
  expect((await client.query(countedRows)).rows).toEqual([{ times: 1, rows: 25_000 }]);
  const { rows } = await client.query(
    'SELECT count(*)::int AS triggers FROM pg_trigger WHERE NOT tgisinternal',
  );
  expect(rows[0].triggers).toBeGreaterThan(50);
});

test('what is rewritten beside the portal is so with its role, by one of several portals', async () => {
  const { url, client } = await emptyDatabase();
  const folder = schemaWith(countingUp('beside.sql'));
  await migrate(url, { folder });
  await client.query(countsOf(3_500));
  const { portalUrl } = await openRoles(url);
  const options = { folder: join(folder, 'migrations') };
  await Promise.all([1, 2].map(() => rewriteBeside(portalUrl, options)));
  expect((await client.query(countedRows)).rows).toEqual([{ times: 1, rows: 3_500 }]);
  await rewriteBeside(portalUrl, options);
  expect((await client.query(progress)).rows).toEqual([{ rows: 3_500, finished: true }]);
});

test('what stops beside the portal is told, and ends with the command', async () => {
  const { url } = await emptyDatabase();
  const folder = schemaWith(countingUp('beside.sql', 'nothing'));
  await migrate(url, { folder });
  const said: string[] = [];
  const ended = rewriteBeside(url, {
    folder: join(folder, 'migrations'),
    say(text) {
      said.push(text);
      void stopAll();
    },
  });
  await ended;
  expect(said).toEqual([expect.stringContaining('column "nothing" does not exist')]);
});
