import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { LiveNotice } from '@/lib/live/audience';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { storeClaim, storeDocument, storeUser } from '@/tests/support/stored-rows';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
let listening: PoolClient;
const heard: (Omit<LiveNotice, 'what'> & { what: string })[] = [];
/** Replaces ids by names, to make events readable. */
const names = new Map<string, string>();
const ids: Record<string, string> = {};

beforeAll(async () => {
  portal = await ownPortal();
  const { database } = portal;
  ids.asha = await storeUser(database);
  ids.ravi = await storeUser(database, 'ip_case_manager');
  ids.other = await storeUser(database, 'ip_case_manager');
  ids.meera = await storeUser(database, 'ip_admin');
  ids.claim = await storeClaim(database, ids.asha, ids.ravi);
  ids.second = await storeClaim(database, ids.asha, ids.ravi);
  ids.document = await storeDocument(database, ids.asha);
  ids.session = randomUUID();
  for (const [name, id] of Object.entries(ids)) names.set(id, name);
  listening = await database.connect();
  listening.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')));
  await listening.query('LISTEN daava_live');
});
afterAll(async () => {
  listening.release(true);
  await portal.remove();
});

const nameOf = (id: string) => names.get(id) ?? id;

/** The events that the database sends for this: what, about which claim, to whom. */
async function toldOf(work: () => Promise<unknown>) {
  await work();
  // A marker event, which comes after all the others.
  const last = randomUUID();
  await portal.database.query(`SELECT pg_notify('daava_live', $1)`, [
    JSON.stringify({ what: last }),
  ]);
  await until(async () => heard.some(({ what }) => what === last) || undefined);
  return heard
    .splice(0)
    .filter(({ what }) => what !== last)
    .map(({ what, claimId, users, administrators, sessions }) =>
      [
        what,
        ...(claimId ? [`of ${nameOf(claimId)}`] : []),
        'to',
        ...(users ?? sessions ?? []).map(nameOf).sort(),
        ...(administrators ? ['administrators'] : []),
      ].join(' '),
    )
    .sort();
}

const toParties = 'to asha ravi administrators';

it.each<[string, string, string[]]>([
  [
    'a claim that was decided, to everybody who sees it',
    `UPDATE claims SET status = 'under_review' WHERE id = $claim`,
    [`claim of claim ${toParties}`],
  ],
  [
    'several claims that were decided at once, without naming one',
    `UPDATE claims SET status = 'approved'`,
    [`claim ${toParties}`],
  ],
  [
    'a claim that was assigned to somebody else, to the former and the new assignee',
    'UPDATE claims SET assigned_to_id = $other WHERE id = $second',
    ['claim of second to asha other ravi administrators'],
  ],
  ['no claim, when none changed', `UPDATE claims SET status = 'approved' WHERE false`, []],
  [
    'a message, to everybody who sees its claim, and that there is something to read, to the other side',
    `INSERT INTO messages (claim_id, sender_id, message) VALUES ($claim, $asha, 'Hello')`,
    [`message of claim ${toParties}`, 'read to meera ravi'],
  ],
  [
    'the reading of messages, to the reader alone',
    'UPDATE message_reads SET unread = 0 WHERE user_id = $ravi',
    ['read to ravi'],
  ],
  [
    'a document that was added to a claim',
    'UPDATE documents SET claim_id = $claim WHERE id = $document',
    [`claim of claim ${toParties}`],
  ],
  [
    'a document that was scanned',
    `UPDATE documents SET scan_status = 'clean' WHERE id = $document`,
    [`claim of claim ${toParties}`],
  ],
  [
    'a transfer that was reported',
    `INSERT INTO claim_transfers (claim_id, amount, transferred_on, transferee_name, deed_id, reported_by_id)
     VALUES ($claim, 1, '2026-11-01', 'Zarina Finance', $document, $asha)`,
    [`claim of claim ${toParties}`],
  ],
  [
    'a transfer that was taken back',
    `UPDATE claim_transfers SET state = 'taken_back', closed_at = now(), closed_by_id = $asha`,
    [`claim of claim ${toParties}`],
  ],
  [
    'a step of a late claim',
    `INSERT INTO late_claim_steps (claim_id, number, step, on_day, law_edition, taken_by_id)
     VALUES ($claim, 1, 'acceptable', '2026-11-01', '2026-1', $ravi)`,
    [`claim of claim ${toParties}`],
  ],
  [
    'a claim that was set aside, to professionals alone',
    `INSERT INTO set_aside (claim_id, by_id) VALUES ($claim, $ravi)`,
    ['claim of claim to ravi administrators'],
  ],
  [
    'another day for it',
    `UPDATE set_aside SET until = '2031-01-01'`,
    ['claim of claim to ravi administrators'],
  ],
  [
    'a claim that was taken up again',
    'DELETE FROM set_aside',
    ['claim of claim to ravi administrators'],
  ],
  ['no document whose key was wrapped anew', `UPDATE documents SET wrapped_key = 'new'`, []],
  [
    'a notification, to its person alone',
    `INSERT INTO notifications (user_id, type, claim_id, data, created_at)
     VALUES ($asha, 'info_required', $claim, '{}', now())`,
    ['notification to asha'],
  ],
  [
    'a notification that was read, to its person alone',
    'UPDATE notifications SET is_read = true WHERE user_id = $asha',
    ['notification to asha'],
  ],
  [
    'no session that begins',
    `INSERT INTO sessions (id, user_id, expires_at) VALUES ($session, $asha, now() + interval '1 hour')`,
    [],
  ],
  ['a session that ended', 'DELETE FROM sessions', ['signed_out to session']],
])('pages hear of %s', async (_, statement, told) => {
  const text = statement.replace(/\$(\w+)/g, (_, name: string) => `'${ids[name]}'`);
  expect(await toldOf(() => portal.database.query(text))).toEqual(told);
});

it('pages hear of a claim that was filed', async () => {
  const filed = await toldOf(() => storeClaim(portal.database, ids.asha ?? ''));
  expect(filed).toEqual([expect.stringMatching(/^claim of [\w-]{36} to asha administrators$/)]);
});

it('pages hear of a document that was uploaded to a claim', async () => {
  const { asha = '', claim } = ids;
  expect(await toldOf(() => storeDocument(portal.database, asha, claim))).toEqual([
    `claim of claim ${toParties}`,
  ]);
  expect(await toldOf(() => storeDocument(portal.database, asha))).toEqual([]);
});
