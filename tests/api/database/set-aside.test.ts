import type { PoolClient } from 'pg';
import { comeBackStatement } from '@/lib/claims/deeds/set-aside/come-back';
import { queryIn } from '@/lib/platform/query';
import { database } from '@/tests/support/database/database';
import { storeClaim, storeDocument, storeUser } from '@/tests/support/stored-rows';

// All of it in transactions that are never committed: no portal brings these claims back.

let client: PoolClient;
const ids: Record<string, string> = {};
beforeEach(async () => {
  client = await database.connect();
  await client.query('BEGIN');
  ids.asha = await storeUser(client);
  ids.ravi = await storeUser(client, 'ip_case_manager');
  ids.claim = await storeClaim(client, ids.asha, ids.ravi);
  ids.other = await storeClaim(client, ids.asha);
  ids.document = await storeDocument(client, ids.asha);
});
afterEach(async () => {
  await client.query('ROLLBACK');
  client.release();
});
afterAll(() => database.end());

const run = (statement: string) =>
  client.query(statement.replace(/\$(\w+)/g, (_, name: string) => `'${ids[name]}'`));
const setAside = (until = 'NULL') =>
  run(`INSERT INTO set_aside (claim_id, until, by_id) VALUES ($claim, ${until}, $ravi)`);
const queue = async () =>
  (await run('SELECT queue::text FROM claim_desk WHERE id = $claim')).rows[0]?.queue;
/** The claims of Ravi in each queue, as they are counted and as they lie there. */
async function counted() {
  const counts = await run(
    `SELECT queue, sum(n)::int AS n FROM desk_counts WHERE assignee = $ravi AND creditor_type = 'any'
     GROUP BY queue HAVING sum(n) <> 0`,
  );
  const there = await run(
    `SELECT queue::text, count(*)::int AS n FROM claim_desk WHERE assigned_to_id = $ravi GROUP BY queue`,
  );
  return { counts: counts.rows, there: there.rows };
}
const asked = `INSERT INTO question_lists (id, claim_id, number, due, due_since, asked_by_id)
  VALUES ($document, $claim, 1, '2031-03-20', '2031-03-01', $ravi)`;
const item = `INSERT INTO question_items (list_id, n, text) VALUES ($document, 1, 'Why?')`;

test('a claim leaves its queue when it is set aside, is counted there, and comes back to it', async () => {
  expect(await queue()).toBe('to_verify');
  await setAside();
  expect(await counted()).toEqual({
    counts: [{ queue: 'set_aside', n: 1 }],
    there: [{ queue: 'set_aside', n: 1 }],
  });
  await run('DELETE FROM set_aside WHERE claim_id = $claim');
  expect(await counted()).toEqual({
    counts: [{ queue: 'to_verify', n: 1 }],
    there: [{ queue: 'to_verify', n: 1 }],
  });
});

const determination = (state: string) => `INSERT INTO determinations
    (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted, under_verification, category,
     law_edition, proposed_by_id)
  VALUES ($claim, 1, 1, '${state}', '[{"head": "bonusAmount", "claimed": "125000.00", "admitted": "125000.00", "contingent": "0.00",
    "notAdmitted": "0.00", "underVerification": "0.00", "reasons": []}]', 125000, 125000, 0, 0, 0, 'workmen', '2026-1', $ravi)`;

test.each<[string, string[], string]>([
  [
    'its claimant writes',
    [`INSERT INTO messages (claim_id, sender_id, message) VALUES ($claim, $asha, 'Here it is')`],
    'to_verify',
  ],
  [
    'a document is added',
    ['UPDATE documents SET claim_id = $claim WHERE id = $document'],
    'to_verify',
  ],
  [
    'a paper that came by post is added at once',
    [
      `INSERT INTO documents (id, claim_id, uploaded_by_id, original_file_name, mime_type, file_size, sha256, wrapped_key)
       VALUES (gen_random_uuid(), $claim, $ravi, 'bill.pdf', 'application/pdf', 1, '', '')`,
    ],
    'to_verify',
  ],
  ['its form is changed', ['UPDATE claims SET version = 2 WHERE id = $claim'], 'to_verify'],
  [
    'its claimant answers one of several questions',
    [
      `INSERT INTO question_answers (list_id, n, turn, answer, answered_by_id, answered_at)
       VALUES ($document, 1, 1, 'So', $asha, now())`,
    ],
    'to_verify',
  ],
  [
    'its claimant objects to their row of a list',
    [
      `INSERT INTO creditor_lists (number, as_on, law_edition, asked_by_id) VALUES (2000000, '2026-01-01', '2026-1', $ravi)`,
      `INSERT INTO objections (claim_id, list_number, ground, text, determined_before, made_by_id)
       VALUES ($claim, 2000000, 'amount', 'It is more', 0, $asha)`,
    ],
    'to_verify',
  ],
  [
    'a step of a late claim is taken',
    [
      `INSERT INTO late_claim_steps (claim_id, number, step, on_day, law_edition, taken_by_id)
       VALUES ($claim, 1, 'acceptable', '2026-11-01', '2026-1', $ravi)`,
    ],
    'to_verify',
  ],
  [
    'a transfer of it is reported',
    [
      `INSERT INTO claim_transfers (claim_id, amount, transferred_on, transferee_name, deed_id, reported_by_id)
       VALUES ($claim, 1, '2026-11-01', 'Zarina Finance', $document, $asha)`,
    ],
    'to_verify',
  ],
  [
    'the new creditor answers a transfer of it',
    [
      `INSERT INTO claim_transfers (id, claim_id, amount, transferred_on, transferee_name, deed_id, reported_by_id)
       VALUES ($document, $claim, 1, '2026-11-01', 'Zarina Finance', $document, $asha)`,
      `INSERT INTO set_aside (claim_id, by_id) VALUES ($claim, $ravi)`,
      `UPDATE claim_transfers SET state = 'agreed', answered_at = now(), answered_by_id = $asha, related_party = false WHERE id = $document`,
    ],
    'to_verify',
  ],
  [
    'a change of it is asked for',
    [
      `INSERT INTO change_requests (claim_id, kind, reason, asked_by_id) VALUES ($claim, 'other', 'So', $asha)`,
    ],
    'to_verify',
  ],
  ['it is proposed', [determination('proposed')], 'proposed'],
  [
    'its status changes',
    [`UPDATE claims SET status = 'info_required' WHERE id = $claim`],
    'waiting',
  ],
])('a claim that was set aside comes back when %s', async (_, statements, expected) => {
  await run(asked);
  await run(item);
  await setAside(`'2031-03-20'`);
  for (const statement of statements) await run(statement);
  expect(await queue()).toBe(expected);
  expect((await run('SELECT FROM set_aside WHERE claim_id = $claim')).rowCount).toBe(0);
});

test.each<[string, string]>([
  [
    'a professional writes to its claimant',
    `INSERT INTO messages (claim_id, sender_id, message) VALUES ($claim, $ravi, 'Please send the slip')`,
  ],
  ['it is assigned to somebody else', 'UPDATE claims SET assigned_to_id = NULL WHERE id = $claim'],
  [
    'another claim changes',
    `UPDATE claims SET status = 'under_review', version = 2 WHERE id = $other`,
  ],
  [
    'a question is asked again',
    `UPDATE question_answers SET remark = 'Why?' WHERE list_id = $document`,
  ],
])('it stays set aside when %s', async (_, statement) => {
  await run(asked);
  await run(item);
  await run(
    `INSERT INTO question_answers (list_id, n, turn, answer, answered_by_id, answered_at)
     VALUES ($document, 1, 1, 'So', $asha, now())`,
  );
  await setAside();
  await run(statement);
  expect(await queue()).toBe('set_aside');
});

test.each([
  ['the day before', '+ 1', 'set_aside'],
  ['on its day', '', 'to_verify'],
  ['after a portal stood still over it', '- 3', 'to_verify'],
])('%s, a claim that was set aside until a day is in the queue %s', async (_, days, expected) => {
  await setAside(`(now() AT TIME ZONE 'Asia/Kolkata')::date ${days}`);
  await queryIn(client)(comeBackStatement());
  expect(await queue()).toBe(expected);
});

test('a claim that waits for its claimant comes back on no day', async () => {
  await setAside();
  await queryIn(client)(comeBackStatement());
  expect(await queue()).toBe('set_aside');
});

test('a quarantine takes a claim that was set aside from the desk, and it is in its queue again afterwards', async () => {
  await setAside();
  await run(
    `WITH begun AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($asha, $ravi) RETURNING id)
     UPDATE claims SET quarantine_id = (SELECT id FROM begun) WHERE id = $claim`,
  );
  expect(await queue()).toBeNull();
  await run('UPDATE claims SET quarantine_id = NULL WHERE id = $claim');
  expect(await queue()).toBe('to_verify');
});
