import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { holdNext, paperWork } from '@/lib/papers/making/in-turn';
import { queryIn } from '@/lib/platform/query';
import { keyOf } from '@/lib/platform/rate-limit';
import { createClaimAs } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { askedOf } from '@/tests/support/data/questions';
import { database } from '@/tests/support/database/database';

let client: PoolClient;
beforeEach(async () => {
  client = await database.connect();
  // Nobody else sees what is due in here, and it is rolled back.
  await client.query('BEGIN');
  await client.query(`UPDATE papers SET next_try_at = 'infinity' WHERE state = 'queued'`);
});
afterEach(async () => {
  await client.query('ROLLBACK');
  client.release();
});

/** Makes the papers of claims due, the earlier claims first. */
async function due(claimIds: string[]) {
  for (const [at, id] of claimIds.entries())
    await client.query(
      `UPDATE papers SET next_try_at = now() - make_interval(secs => $2) WHERE claim_id = $1 AND state = 'queued'`,
      [id, 1_000 - at],
    );
}

/** Takes papers one after the other as a process would that makes each in a second, and gives whose they were. */
async function taken(names: Map<string, string>) {
  const order: string[] = [];
  for (;;) {
    const [next] = await queryIn(client)(holdNext);
    if (!next) return order;
    order.push(names.get(next.share) ?? next.share);
    await client.query(`UPDATE papers SET state = 'failed' WHERE id = $1`, [next.id]);
    await client.query(
      `INSERT INTO rate_counts AS r (key, window_start, count) VALUES ($1, now(), 1000)
       ON CONFLICT (key) DO UPDATE SET count = r.count + 1000`,
      [keyOf(paperWork, next.share)],
    );
  }
}

const claimsOf = (person: TestPerson, count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await createClaimAs(person)).id));

test('papers of one claimant with many claims take turns with those of others', async () => {
  const [asha, salma] = await Promise.all([signUp('claimant'), signUp('claimant')]);
  const many = await claimsOf(asha, 4);
  const [one = ''] = await claimsOf(salma, 1);
  await due([...many, one]);
  const names = new Map([
    [asha.user.id, 'Asha'],
    [salma.user.id, 'Salma'],
  ]);
  // Each claim has a receipt and its form.
  expect((await taken(names)).slice(0, 5)).toEqual(['Asha', 'Salma', 'Asha', 'Salma', 'Asha']);
});

test('a letter with a day in law is made before papers that wait longer', async () => {
  const [asha, meera] = await Promise.all([signUp('claimant'), signUp('ip_admin')]);
  const [first = '', asked = ''] = await claimsOf(asha, 2);
  await client.query('ROLLBACK');
  await askedOf(meera, asked, ['Please send the bill.']);
  await client.query('BEGIN');
  await client.query(`UPDATE papers SET next_try_at = 'infinity' WHERE state = 'queued'`);
  await due([first, asked]);
  const order = await taken(new Map([[asha.user.id, 'Asha']]));
  expect(order[0]).toBe('office');
  expect(order).toHaveLength(5);
});

test('papers of many asked for at once come after those of single people', async () => {
  const asha = await signUp('claimant');
  const [bulk = '', single = ''] = await claimsOf(asha, 2);
  await client.query(`UPDATE papers SET share = 'many', rank = 3 WHERE claim_id = $1`, [bulk]);
  await due([bulk, single]);
  expect(await taken(new Map([[asha.user.id, 'Asha']]))).toEqual(['Asha', 'Asha', 'many', 'many']);
});

test('papers of claims from a file take the turn of whoever sent it, after those of single people', async () => {
  const [asha, meera] = await Promise.all([signUp('claimant'), signUp('ip_admin')]);
  for (const person of [asha, meera]) {
    const email = `${randomUUID()}@example.in`;
    const sent = await sendClaims(person, 'upload', csvOf('form_d', creditors(2, { email })), {
      before: { creditorType: 'form_d' },
    });
    expect(sent.body).toMatchObject({ success: 2 });
  }
  const { rows } = await client.query(
    `SELECT p.share, p.rank, count(*)::int AS papers FROM papers p JOIN claims c ON c.id = p.claim_id
     WHERE $1 IN (c.claimant_id, c.entered_by_id) OR $2 IN (c.claimant_id, c.entered_by_id) GROUP BY 1, 2`,
    [asha.user.id, meera.user.id],
  );
  const from = ({ user }: TestPerson) => ({ share: user.id, rank: 3, papers: 2 });
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(expect.arrayContaining([from(asha), from(meera)]));
});

test('a paper that another process holds is passed by', async () => {
  const asha = await signUp('claimant');
  const [claim = ''] = await claimsOf(asha, 1);
  const other = await database.connect();
  try {
    await other.query(
      `SELECT pg_advisory_lock(hashtextextended(id::text, 41)) FROM papers WHERE claim_id = $1 AND kind = 'acknowledgement'`,
      [claim],
    );
    await due([claim]);
    expect(await taken(new Map([[asha.user.id, 'Asha']]))).toEqual(['Asha']);
  } finally {
    await other.query('SELECT pg_advisory_unlock_all()');
    other.release();
  }
});
