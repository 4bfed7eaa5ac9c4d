import type { PoolClient } from 'pg';
import { remindersStatement } from '@/lib/claims/deeds/questions/remind';
import { daysAfter } from '@/lib/format/days';
import { reminderKinds } from '@/lib/notifications/kinds/types';
import { queryIn } from '@/lib/platform/query';
import { database } from '@/tests/support/database/database';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';

// All of it in a transaction that is never committed: no portal reminds of these questions.

let client: PoolClient;
beforeEach(async () => {
  client = await database.connect();
  await client.query('BEGIN');
});
afterEach(async () => {
  await client.query('ROLLBACK');
  client.release();
});
afterAll(() => database.end());

const due = '2031-03-20';
/** In days: nobody is reminded so long before or after. */
const year = 366;

/** The days around the day to answer by on which somebody is reminded, by a portal that runs every day from the first of them. */
async function remindersOf(since: string) {
  const asker = await storeUser(client, 'ip_admin');
  const claim = await storeClaim(client, await storeUser(client));
  const { rows } = await client.query<{ id: string }>(
    'INSERT INTO question_lists (claim_id, number, due, due_since, asked_by_id) VALUES ($1, 1, $2, $3, $4) RETURNING id',
    [claim, due, since, asker],
  );
  await client.query(`INSERT INTO question_items (list_id, n, text) VALUES ($1, 1, 'One')`, [
    rows[0]?.id,
  ]);
  const found: [number, string][] = [];
  for (let day = -year; day <= year; day += 1)
    for (const { listId, kind } of await queryIn(client)(remindersStatement(daysAfter(due, day))))
      if (listId === rows[0]?.id) found.push([day, kind]);
  return found;
}

test.each<[string, string, [number, string][]]>([
  [
    'long before',
    '2031-03-01',
    [
      [-3, 'before'],
      [0, 'due'],
      [3, 'after'],
    ],
  ],
  [
    'on the day of the first reminder',
    '2031-03-17',
    [
      [0, 'due'],
      [3, 'after'],
    ],
  ],
  ['on that very day', '2031-03-20', [[3, 'after']]],
])('who gets a day to answer by %s is reminded on the days after', async (_, since, expected) => {
  await client.query('DELETE FROM case_settings');
  expect(await remindersOf(since)).toEqual(expected);
});

test('every kind of reminder goes out to who had time enough, once and on a day of its own', async () => {
  const found = await remindersOf(daysAfter(due, -year));
  expect(found.map(([, kind]) => kind).toSorted()).toEqual(reminderKinds.toSorted());
  expect(new Set(found.map(([day]) => day)).size).toBe(reminderKinds.length);
});
