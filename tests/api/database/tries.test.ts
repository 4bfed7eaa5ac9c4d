import type { PoolClient } from 'pg';
import { queryIn } from '@/lib/platform/query';
import { type Sql, sql } from '@/lib/platform/sql';
import {
  begun,
  DiedTooOften,
  done,
  failed,
  putOff,
  requireTry,
  type Tries,
  wasLast,
} from '@/lib/platform/tries';
import { database } from '@/tests/support/database/database';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';
import { until } from '@/tests/support/until';

let client: PoolClient;
beforeEach(async () => {
  client = await database.connect();
  // The clock stands at the moment in the table `at`.
  await client.query(`BEGIN;
    CREATE SCHEMA clock;
    CREATE TABLE clock.at AS SELECT timestamptz '2026-11-26 12:00Z' AS now;
    CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql AS 'SELECT now FROM clock.at';
    CREATE TABLE clock.work AS SELECT 0 AS attempts, 0 AS deaths, timestamptz '-infinity' AS next_try_at;
    SET LOCAL search_path = clock, public, pg_catalog`);
});
afterEach(async () => {
  await client.query('ROLLBACK');
  client.release();
});
afterAll(() => database.end());

type Row = Tries & { pause: number };

async function changed(set: Sql): Promise<Row> {
  const [row] = await queryIn(client)<Row>(sql`
    UPDATE work SET ${set} RETURNING attempts, deaths, extract(epoch FROM next_try_at - now())::float8 AS pause`);
  if (!row) throw new Error('There is no work');
  return row;
}

/** Moves the clock to the next try, and begins it. */
async function tryAgain() {
  await client.query('UPDATE at SET now = greatest(now, next_try_at) FROM work');
  return changed(begun);
}

test('work whose process dies each time is tried twelve times in more than a day, and then no more', async () => {
  const pauses: number[] = [];
  for (;;) {
    const { pause, ...tries } = await tryAgain();
    if (tries.deaths === 13) {
      expect(() => requireTry(tries)).toThrow(DiedTooOften);
      expect(wasLast(tries, new DiedTooOften())).toBe(true);
      break;
    }
    requireTry(tries);
    pauses.push(pause);
  }
  const least = [2, 8, 32, 128, 512, 2048, 8192, ...Array(5).fill(21_600)];
  expect(pauses).toHaveLength(least.length);
  for (const [place, pause] of pauses.entries())
    expect([pause >= (least[place] ?? 0), pause <= 1.5 * (least[place] ?? 0)]).toEqual([
      true,
      true,
    ]);
  expect(least.reduce((sum, pause) => sum + pause)).toBeGreaterThan(24 * 3600);
});

test('two works that died with one process do not begin together for ever', async () => {
  const pauses: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    pauses.push((await tryAgain()).pause);
    await changed(done);
  }
  expect(new Set(pauses).size).toBeGreaterThan(1);
});

test('a try that ends is no death, whichever way it ends', async () => {
  expect(await tryAgain()).toMatchObject({ deaths: 1, attempts: 0 });
  expect(await changed(failed)).toMatchObject({ deaths: 0, attempts: 1, pause: 2 });
  await tryAgain();
  expect(await changed(putOff(sql`15`))).toMatchObject({ deaths: 0, attempts: 1, pause: 15 });
  await tryAgain();
  expect(await changed(done)).toMatchObject({ deaths: 0, attempts: 1 });
});

test('deaths are not charged to what fails, which fails for good at the eighth time', async () => {
  for (let n = 0; n < 11; n += 1) requireTry(await tryAgain());
  for (let n = 1; n <= 8; n += 1) {
    const tries = await tryAgain();
    requireTry(tries);
    expect([n, wasLast(tries, new Error('a fault'))]).toEqual([n, n === 8]);
    await changed(failed);
  }
});

describe('a portal', () => {
  let portal: StartedPortal;
  beforeAll(async () => {
    portal = await startedPortal();
  });
  afterAll(() => portal.remove());

  /** Work after so many deaths, for the claim of a professional: what makes it, and its state once it is given up. */
  const kinds = {
    papers: {
      insert: (claimId: string) =>
        `INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, deaths, next_try_at)
         VALUES ('${claimId}', $1::int, 'acknowledgement', CASE $1::int WHEN 11 THEN 'hi' ELSE 'en' END, 1, 'claim', '${claimId}', $1::int,
           now())`,
      givenUp: { state: 'failed', last_error: 'died' },
      made: { state: 'made', deaths: 11 },
    },
    claim_files: {
      insert: (claimId: string, userId: string) =>
        `INSERT INTO claim_files (user_id, claim_ids, ids_hash, language, deaths) VALUES ('${userId}', ARRAY['${claimId}']::uuid[], '', 'en', $1)`,
      givenUp: { state: 'failed', last_error: 'died' },
      made: { state: 'made', deaths: 11 },
    },
    creditor_lists: {
      insert: (_: string, userId: string) =>
        `INSERT INTO creditor_lists (number, as_on, law_edition, asked_by_id, deaths)
         SELECT coalesce(max(number), 0) + 1, '2026-01-01', '2026-1', '${userId}', $1::int FROM creditor_lists`,
      givenUp: { state: 'withdrawn', withdrawn_by_id: null },
      made: { state: 'draft', deaths: 11 },
    },
  };

  test.each(Object.entries(kinds))(
    'gives up %s after twelve deaths, and not before',
    async (table, { insert, givenUp, made }) => {
      const userId = await storeUser(portal.database, 'ip_admin');
      const claimId = await storeClaim(portal.database, userId);
      const worked = async (deaths: number) => {
        const { rows } = await portal.database.query(`${insert(claimId, userId)} RETURNING *`, [
          deaths,
        ]);
        const key = 'id' in rows[0] ? 'id' : 'number';
        const found = await until(async () => {
          const row = await portal.database.query(
            `SELECT * FROM ${table} WHERE ${key} = $1 AND state::text NOT IN ('queued', 'making')`,
            [rows[0][key]],
          );
          return row.rows[0];
        });
        return found;
      };
      expect(await worked(11)).toMatchObject(made);
      expect(await worked(12)).toMatchObject(givenUp);
    },
  );

  test('writes into the trail that it gave a list of creditors up', async () => {
    const { rows } = await portal.database.query(
      `SELECT user_id, details FROM audit_entries WHERE action = 'creditor_list_changed'`,
    );
    expect(rows).toEqual([
      {
        user_id: null,
        details: { list: 2, from: 'making', state: 'withdrawn', sha256: null },
      },
    ]);
  });
});
