import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Actor } from '@/lib/access/actor';
import { requireQuotaLeft } from '@/lib/access/storage-quota';
import { dueDayIn, dueIn } from '@/lib/claims/desk/place';
import { askIn } from '@/lib/platform/ask';
import { sql } from '@/lib/platform/sql';
import { secondsOfToday, today } from '@/lib/platform/sql-time';
import { database } from '@/tests/support/database/database';
import { storeUser } from '@/tests/support/stored-rows';

afterAll(() => database.end());

/** Runs work in a transaction in which now() is another moment, and rolls back. */
async function at<T>(moment: string, work: (client: PoolClient) => Promise<T>) {
  const client = await database.connect();
  try {
    await client.query(`BEGIN;
      CREATE SCHEMA clock;
      CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql AS $$ SELECT timestamptz '${moment}' $$;
      SET LOCAL search_path = clock, public, pg_catalog`);
    return await work(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const [evening, night] = ['2026-12-31T18:29:59Z', '2026-12-31T18:30:00Z'];

test.each([
  [evening, '2026-12-31', 1],
  [night, '2027-01-01', 86_400],
])('at %s the day in India is %s, for %s seconds more', async (moment, day, seconds) => {
  const found = await at(moment, (client) =>
    askIn(client)(sql`SELECT ${today}::text AS day, ${secondsOfToday} AS seconds`),
  );
  expect(found).toEqual([{ day, seconds }]);
});

test('the daily storage of an account begins anew at midnight in India', async () => {
  const id = await storeUser(database);
  const full = (moment: string) =>
    at(moment, async (client) => {
      await client.query(
        `INSERT INTO account_usage (user_id, stored_bytes, day, day_bytes) VALUES ($1, 1, '2026-12-31', 1e12)
         ON CONFLICT (user_id) DO UPDATE SET day = excluded.day, day_bytes = excluded.day_bytes`,
        [id],
      );
      return requireQuotaLeft(askIn(client), { id, role: 'claimant' } as Actor);
    });
  await expect(full(evening)).rejects.toMatchObject({
    code: 'storage_of_day_used_up',
    retryAfter: 1,
  });
  await full(night);
});

test('a file added at night is counted to the day in India', async () => {
  const id = await storeUser(database);
  const { rows } = await at(night, async (client) => {
    await client.query('SELECT add_stored_bytes($1, 7)', [id]);
    return client.query('SELECT day::text FROM account_usage WHERE user_id = $1', [id]);
  });
  expect(rows).toEqual([{ day: '2027-01-01' }]);
});

test.each([
  [evening, false],
  [night, true],
])(
  'at %s what was due on the last day of the year is overdue at the desk: %s',
  async (moment, overdue) => {
    const found = await at(moment, async (client) => {
      await client.query(`UPDATE case_settings SET last_date_for_claims = '2026-12-24'`);
      return askIn(client)(sql`
      SELECT ${dueIn('overdue')} AS listed, ${dueDayIn('day', 'overdue')} AS counted
      FROM (SELECT date '2026-12-01' AS day, timestamptz '2026-12-01T06:00:00Z' AS submitted_at) AS k`);
    });
    expect(found).toEqual([{ listed: overdue, counted: overdue }]);
  },
);

// A day computed from `now()` in another way is UTC's, and looks right until the evening.
test('no statement outside platform/sql-time.ts computes the present day', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== 'platform/sql-time.ts',
  );
  const making = files.filter((name) =>
    /now\(\)(::date| AT TIME ZONE)|current_date/i.test(readFileSync(join('lib', name), 'utf8')),
  );
  expect(making).toEqual([]);
});
