import type { PoolClient } from 'pg';
import { queryIn } from '@/lib/platform/query';
import { keyOf } from '@/lib/platform/rate-limit';
import { claimFileWork, type FileSize, holdNext } from '@/lib/reports/claim-files/in-turn';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';

let client: PoolClient;
beforeEach(async () => {
  client = await database.connect();
  // Nobody else sees what is due in here, and it is rolled back.
  await client.query('BEGIN');
  await client.query(`UPDATE claim_files SET next_try_at = 'infinity' WHERE state = 'queued'`);
});
afterEach(async () => {
  await client.query('ROLLBACK');
  client.release();
});
afterAll(() => database.end());

let asked = 0;

/** A file of so many claims, asked for after all before it; gives its id. */
async function fileOf(person: TestPerson, claims: number) {
  asked += 1;
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO claim_files (user_id, claim_ids, ids_hash, language, next_try_at)
     SELECT $1, array_agg(gen_random_uuid()), int4send($3), 'en', now() - make_interval(secs => 1000 - $3)
     FROM generate_series(1, $2::int) RETURNING id`,
    [person.user.id, claims, asked],
  );
  return rows[0]?.id ?? '';
}

const charge = (person: TestPerson, ms: number, ago = '0') =>
  client.query(
    `INSERT INTO rate_counts AS r (key, window_start, count) VALUES ($1, now() - $3::interval, $2)
     ON CONFLICT (key) DO UPDATE SET count = r.count + excluded.count`,
    [keyOf(claimFileWork, person.user.id), ms, ago],
  );

/** Takes files one after the other as a process would that makes each in a second, and gives their ids. */
async function taken(people: TestPerson[], size: FileSize = 'any') {
  const order: string[] = [];
  for (;;) {
    const [next] = await queryIn(client)(holdNext(size));
    if (!next) return order;
    order.push(next.id);
    await client.query(`UPDATE claim_files SET state = 'failed' WHERE id = $1`, [next.id]);
    const whose = people.find(({ user }) => user.id === next.share);
    if (!whose) throw new Error(`A file is charged to ${next.share}`);
    await charge(whose, 1000);
  }
}

const twoPeople = () => Promise.all([signUp('ip_case_manager'), signUp('ip_admin')]);

test('many whole files of one professional take turns with those of others', async () => {
  const [ravi, meera] = await twoPeople();
  const [first, second, third] = [
    await fileOf(ravi, 500),
    await fileOf(ravi, 500),
    await fileOf(ravi, 500),
  ];
  const hers = await fileOf(meera, 1);
  expect(await taken([ravi, meera])).toEqual([first, hers, second, third]);
});

test('whoever has had much packed within the hour comes after others, and no longer than that', async () => {
  const [ravi, meera] = await twoPeople();
  await charge(ravi, 60_000, '59 minutes');
  const [his, hers] = [await fileOf(ravi, 1), await fileOf(meera, 1)];
  expect(await taken([ravi, meera])).toEqual([hers, his]);
  await client.query(`UPDATE rate_counts SET window_start = now() - interval '61 minutes'`);
  await client.query(`UPDATE claim_files SET state = 'queued' WHERE id = ANY($1)`, [[his, hers]]);
  expect((await queryIn(client)(holdNext('any')))[0]?.id).toBe(his);
});

test('the maker of small whole files takes none of more than twenty claims, and waits for none', async () => {
  const [ravi, meera] = await twoPeople();
  const large = await fileOf(ravi, 21);
  const small = await fileOf(meera, 20);
  const [held] = await queryIn(client)(holdNext('any'));
  expect(held?.id).toBe(large);
  expect(await taken([ravi, meera], 'small')).toEqual([small]);
  expect(await taken([ravi, meera])).toEqual([large]);
});

test('a whole file that another process makes is passed by', async () => {
  const [ravi, meera] = await twoPeople();
  const [held, free] = [await fileOf(ravi, 1), await fileOf(meera, 1)];
  const other = await database.connect();
  try {
    await other.query('SELECT pg_advisory_lock(hashtextextended($1, 42))', [held]);
    expect(await taken([ravi, meera])).toEqual([free]);
  } finally {
    await other.query('SELECT pg_advisory_unlock_all()');
    other.release();
  }
});
