import type { PoolClient } from 'pg';
import { database } from '@/tests/support/database/database';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';

// All of it in a transaction that is never committed: no portal sends these mails.

let client: PoolClient;
let claimant: string;
let claim: string;
beforeEach(async () => {
  client = await database.connect();
  await client.query('BEGIN');
  claimant = await storeUser(client);
  claim = await storeClaim(client, claimant);
});
afterEach(async () => {
  await client.query('ROLLBACK');
  client.release();
});
afterAll(() => database.end());

async function stored(table: string, row: Record<string, unknown>) {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1) RETURNING id`,
    [{ id: crypto.randomUUID(), ...row }],
  );
  return rows[0]?.id ?? '';
}

let papers = 0;

/** An acknowledgement that was made and mailed. */
function letter(changes: Record<string, unknown> = {}) {
  papers += 1;
  const byte = `\\x${papers.toString(16).padStart(4, '0')}`;
  return stored('papers', {
    claim_id: claim,
    number: papers,
    claim_version: papers,
    kind: 'acknowledgement',
    language: 'en',
    subject_kind: 'claim',
    subject_id: claim,
    state: 'made',
    letter: true,
    for_post: false,
    share: 'office',
    rank: 1,
    queued_at: '2026-11-26T06:00:00Z',
    next_try_at: '2026-11-26T06:00:00Z',
    attempts: 0,
    deaths: 0,
    made_at: '2026-11-26T06:00:00Z',
    amount: '1.00',
    template: 'acknowledgement',
    file_id: crypto.randomUUID(),
    file_size: 1,
    sha256: byte,
    wrapped_key: byte,
    sealed_code: byte,
    code_hash: byte,
    ...changes,
  });
}

const mail = (paper: string | null, kind = 'paper') =>
  stored('mail_queue', {
    user_id: claimant,
    kind,
    paper_id: paper,
    queued_at: '2026-11-26T06:00:00Z',
    next_try_at: '2026-11-26T06:00:00Z',
    attempts: 0,
    own: false,
    by_stranger: false,
  });

const ends = (id: string, how: string) =>
  client.query(`UPDATE mail_queue SET ${how} WHERE id = $1`, [id]);

async function isForPost(paper: string) {
  const { rows } = await client.query<{ is: boolean }>(
    'SELECT for_post AS is FROM papers WHERE id = $1',
    [paper],
  );
  return rows[0]?.is;
}

const failed = 'failed_at = now()';
const toNobody = "sent_at = now(), outcome = 'nobody'";
const sent = "sent_at = now(), outcome = 'sent'";

test.each([
  ['was sent', sent, false],
  ['a trial kept', "sent_at = now(), outcome = 'kept'", false],
  ['had nobody to go to', toNobody, true],
  ['failed for good', failed, true],
  ['failed and is tried again', "attempts = 1, last_error = '421'", false],
])('the letter of a mail that %s', async (_, how, forPost) => {
  const paper = await letter();
  await ends(await mail(paper), how);
  expect(await isForPost(paper)).toBe(forPost);
});

test('a letter does not go by post any more once its mail is sent after all', async () => {
  for (const first of [failed, toNobody]) {
    const paper = await letter();
    const id = await mail(paper);
    await ends(id, first);
    expect(await isForPost(paper)).toBe(true);
    await ends(id, `failed_at = NULL, ${sent}`);
    expect(await isForPost(paper)).toBe(false);
  }
});

/** Letters that no failure brings to the post. */
const settled: [string, Record<string, unknown>][] = [
  ['was opened', { opened_at: '2026-11-26T07:00:00Z' }],
  ['was posted', { posted_on: '2026-11-26' }],
  ['was asked for by hand', { letter: false }],
];

test.each(settled)('a letter that %s never goes by post', async (_, changes) => {
  const paper = await letter(changes);
  for (const how of [failed, toNobody]) {
    await ends(await mail(paper), how);
    expect(await isForPost(paper)).toBe(false);
  }
  await ends(await mail(null, 'invitation'), failed);
  expect(await isForPost(paper)).toBe(false);
});

test('acknowledgements go by post while the invitation of their claimant has failed, and nothing else does', async () => {
  const unmade = {
    state: 'queued',
    ...{ made_at: null, amount: null, template: null, file_id: null, file_size: null },
    ...{ sha256: null, wrapped_key: null, sealed_code: null, code_hash: null },
  };
  const newest = await letter();
  const others = [
    await letter({ replaced_by_id: newest }),
    await letter(unmade),
    await letter({ kind: 'claim_form' }),
  ];
  const invitation = await mail(null, 'invitation');
  await ends(invitation, failed);
  expect(await isForPost(newest)).toBe(true);
  for (const other of others) expect(await isForPost(other)).toBe(false);
  await ends(invitation, 'failed_at = NULL');
  expect(await isForPost(newest)).toBe(false);
  await ends(await mail(null, 'password_reset'), failed);
  expect(await isForPost(newest)).toBe(false);
});

test('links go first, then notices and letters with a day in law, and invitations last', async () => {
  const [usual, withDay, withDayOfMany] = [
    await letter(),
    await letter({ rank: 0 }),
    await letter({ rank: 2 }),
  ];
  const mails = [
    ['invitation', await mail(null, 'invitation')],
    ['notification', await mail(null, 'notification')],
    ['usual', await mail(usual)],
    ['receipt', await mail(usual, 'claim_received')],
    ['of many, with a day', await mail(withDayOfMany)],
    ['with a day', await mail(withDay)],
    ['notice', await mail(null, 'account_notice')],
    ['code', await mail(null, 'list_code')],
    ['link', await mail(null, 'password_reset')],
  ] as const;
  const { rows } = await client.query<{ id: string; rank: number }>(
    'SELECT id, rank FROM mail_queue WHERE user_id = $1',
    [claimant],
  );
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank]));
  expect(Object.fromEntries(mails.map(([name, id]) => [name, ranks.get(id)]))).toEqual({
    link: 0,
    notice: 1,
    'with a day': 1,
    'of many, with a day': 1,
    usual: 2,
    receipt: 2,
    code: 2,
    notification: 3,
    invitation: 4,
  });
});
