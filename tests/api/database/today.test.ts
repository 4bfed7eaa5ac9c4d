import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Actor } from '@/lib/access/actor';
import { requireQuotaLeft } from '@/lib/access/storage-quota';
import { filedLate } from '@/lib/case/late';
import { transferStanding } from '@/lib/claims/deeds/transfers/standing';
import { myDayStatement } from '@/lib/claims/queues/day/mine';
import { dueDayIn, dueIn, lateFrom } from '@/lib/claims/queues/desk/place';
import { workIn } from '@/lib/claims/queues/lists/work';
import { inForceBy } from '@/lib/claims/records/determination-in-force';
import { cameAfterTrack } from '@/lib/claims/records/late-columns';
import type { ClaimFilters } from '@/lib/claims/records/schema';
import { figuresStatement } from '@/lib/creditor-lists/figures/read';
import { listedClaims } from '@/lib/creditor-lists/making/lines';
import { toTellStatement } from '@/lib/papers/post/to-tell';
import { queryIn } from '@/lib/platform/query';
import { all, type Sql, sql } from '@/lib/platform/sql';
import { endOfDay, onDay, secondsOfToday, today } from '@/lib/platform/sql-time';
import { database } from '@/tests/support/database/database';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';

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
    queryIn(client)(sql`SELECT ${today}::text AS day, ${secondsOfToday} AS seconds`),
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
      return requireQuotaLeft(queryIn(client), { id, role: 'claimant' } as Actor);
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
      return queryIn(client)(sql`
      SELECT ${dueIn('overdue')} AS listed, ${dueDayIn('day', 'overdue')} AS counted
      FROM (SELECT date '2026-12-01' AS day, timestamptz '2026-12-01T06:00:00Z' AS submitted_at) AS k`);
    });
    expect(found).toEqual([{ listed: overdue, counted: overdue }]);
  },
);

test.each([
  [evening, '2026-12-30T18:29:59Z', { decided: 0, lastHour: 0 }],
  [evening, '2026-12-30T18:30:00Z', { decided: 1, lastHour: 0 }],
  [evening, '2026-12-31T17:30:00Z', { decided: 1, lastHour: 1 }],
  [night, '2026-12-31T18:29:59Z', { decided: 0, lastHour: 0 }],
])(
  'at %s, what was proposed at %s counts for the day in India',
  async (moment, proposed, counted) => {
    const found = await at(moment, async (client) => {
      const id = await storeUser(client, 'ip_case_manager');
      const claim = await storeClaim(client, await storeUser(client), id);
      await client.query(
        `INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted,
         under_verification, category, law_edition, proposed_by_id, proposed_at)
       VALUES ($1, 1, 1, 'proposed', '[{"head": "bonusAmount", "claimed": "125000.00", "admitted": "0.00", "contingent": "0.00",
         "notAdmitted": "0.00", "underVerification": "125000.00", "reasons": []}]', 125000, 0, 0, 0, 125000, 'workmen', '2026-1', $2,
         $3)`,
        [claim, id, proposed],
      );
      return queryIn(client)(myDayStatement({ id, role: 'ip_case_manager' } as Actor));
    });
    expect(found).toMatchObject([counted]);
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

const administrator = { role: 'ip_admin' } as Actor;
const lastDay = '2026-12-31';
const filteredBy = (filters: Partial<ClaimFilters>) =>
  all(workIn(administrator, filters as ClaimFilters, 'claims'));

// Each over rows with the moment in the columns that it reads; the last date for claims and the request for plans are the last day of the
// year.
test.each<[what: string, condition: Sql, inEvening: boolean, atNight: boolean]>([
  ['in force on the last day', inForceBy(lastDay), true, false],
  ['in force on the first', inForceBy('2027-01-01'), true, true],
  ['of that day', onDay('d.confirmed_at', 'd.last_day'), true, false],
  ['before the end of the day', sql`d.confirmed_at < ${endOfDay('d.last_day')}`, true, false],
  ['late', filedLate('c.submitted_at'), false, true],
  ['late at the desk', sql`c.submitted_at >= ${lateFrom}`, false, true],
  ['after all late claims', cameAfterTrack, false, true],
  ['in a list as on the day', listedClaims({ asOn: lastDay }), true, false],
  ['received until the day', filteredBy({ receivedTo: lastDay }), true, false],
  ['received from the next on', filteredBy({ receivedFrom: '2027-01-01' }), false, true],
  ['changed since the next day', filteredBy({ changedSince: '2027-01-01' }), false, true],
])(
  'at midnight in India, and not before, changes what is %s',
  async (_, condition, ...expected) => {
    const found = await at(night, async (client) => {
      await client.query(
        `UPDATE case_settings SET last_date_for_claims = '${lastDay}', commencement_date = '2026-01-05', rfrp_date = '${lastDay}'`,
      );
      return queryIn(client)<{ holds: boolean }>(sql`
      SELECT coalesce(${condition}, false) AS holds FROM unnest(ARRAY[${evening}, ${night}]::timestamptz[]) WITH ORDINALITY AS t (moment, place)
        CROSS JOIN LATERAL (SELECT t.moment AS confirmed_at, NULL::date AS effective_on, ${lastDay}::date AS last_day) AS d
        CROSS JOIN LATERAL (SELECT gen_random_uuid() AS id, t.moment AS submitted_at, t.moment AS updated_at,
          'submitted' AS status, NULL::timestamptz AS withdrawn_at, NULL::uuid AS quarantine_id) AS c
      ORDER BY t.place`);
    });
    expect(found.map(({ holds }) => holds)).toEqual(expected);
  },
);

/** A claim of a case manager's that is decided at a moment, and its letter still to be posted. */
async function decidedAt(client: PoolClient, moment: string) {
  const manager = await storeUser(database, 'ip_case_manager');
  const claimId = await storeClaim(database, await storeUser(database));
  await client.query(`SET LOCAL session_replication_role = 'replica'`);
  await client.query(
    `UPDATE claims SET submitted_at = '2026-12-01T06:00:00Z', assigned_to_id = $2 WHERE id = $1`,
    [claimId, manager],
  );
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted,
       under_verification, category, law_edition, confirmed_at)
     VALUES ($1, 1, 1, 'confirmed', '[{"head": "principal", "claimed": "1.00", "admitted": "1.00", "contingent": "0.00",
       "notAdmitted": "0.00", "underVerification": "0.00", "reasons": []}]', 1, 1, 0, 0, 0, 'operational', '2026-1', $2) RETURNING id`,
    [claimId, moment],
  );
  await client.query(
    `INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, letter, for_post)
     VALUES ($1, 1, 'decision', 'en', 1, 'determination', $2, true, true)`,
    [claimId, rows[0]?.id],
  );
  return { claimId, manager: { id: manager, role: 'ip_case_manager' } as Actor };
}

test.each([
  [evening, '2026-12-31', '2027-01-07', 'in_time'],
  [night, '2027-01-01', '2027-01-08', 'week'],
])(
  'what is decided at %s is decided on %s, and to be told until %s',
  async (moment, day, until, verified) => {
    const told = (present: string) =>
      at(present, async (client) => {
        const { claimId, manager } = await decidedAt(client, moment);
        await client.query(`UPDATE case_settings SET last_date_for_claims = '2026-12-24'`);
        const [untold] = await queryIn(client)(toTellStatement(manager));
        const [figures] = await queryIn(client)(
          figuresStatement(manager, 'statistics.overview', {
            from: '2026-01-01',
            to: '2027-02-01',
          }),
        );
        return { ...untold, since: (await transferStanding(client, claimId)).since, figures };
      });
    expect(await told(`${until}T18:29:59Z`)).toMatchObject({
      since: day,
      toTell: 1,
      tellOverdue: 0,
    });
    expect(await told(`${until}T18:30:00Z`)).toMatchObject({
      since: day,
      toTell: 1,
      tellOverdue: 1,
    });
    const { figures } = await told(night);
    expect(figures?.aged.filter(({ step }) => step === 'verified')).toMatchObject([
      { bucket: verified },
    ]);
  },
);

test.each([
  ['sent', 'told'],
  ['kept', 'told'],
  ['nobody', 'toTell'],
])(
  'a decision whose mail had the outcome %s counts in the figures as %s',
  async (outcome, step) => {
    const figures = await at(night, async (client) => {
      const { claimId, manager } = await decidedAt(client, evening);
      await client.query(
        `INSERT INTO mail_queue (user_id, kind, paper_id, sent_at, outcome)
       SELECT c.claimant_id, 'paper', p.id, now(), $2 FROM papers p JOIN claims c ON c.id = p.claim_id WHERE p.claim_id = $1`,
        [claimId, outcome],
      );
      return queryIn(client)(
        figuresStatement(manager, 'statistics.overview', { from: '2026-01-01', to: '2027-02-01' }),
      );
    });
    const steps = figures[0]?.aged.filter((one) => ['told', 'toTell'].includes(one.step));
    expect(steps).toMatchObject([{ step, count: 1 }]);
  },
);
