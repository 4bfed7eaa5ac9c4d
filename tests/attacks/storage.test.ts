import { randomUUID } from 'node:crypto';
import { send } from '@/tests/api/documents/documents-support';
import { messageForm } from '@/tests/api/messages/messages-support';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { pdf, png } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

const megabyte = 1024 * 1024;

let portal: OwnPortal;
let address: string;
beforeAll(async () => {
  portal = await ownPortal({ CLAIMANT_STORAGE_MB_PER_DAY: '3', CLAIMANT_STORAGE_MB: '4' });
  ({ address } = await portal.start());
});
afterAll(() => portal.remove());

type Body = { code?: string; message: string; id: string; success?: number };
const ask = (person: TestPerson, method: string, path: string, body?: unknown, raw?: FormData) =>
  call<Body>(method, `${address}${path}`, { token: person.token, body, raw });

const usageOf = async ({ user }: TestPerson) => {
  const { rows } = await portal.database.query<{ stored: number; today: number }>(
    'SELECT stored_bytes::int AS stored, day_bytes::int AS today FROM account_usage WHERE user_id = $1',
    [user.id],
  );
  return rows[0] ?? { stored: 0, today: 0 };
};

/** Sets how many bytes the person stores in all and has added today. */
const setUsage = ({ user }: TestPerson, stored: number, today: number) =>
  portal.database.query(
    `INSERT INTO account_usage VALUES ($1, $2, (now() AT TIME ZONE 'Asia/Kolkata')::date, $3)
     ON CONFLICT (user_id) DO UPDATE SET stored_bytes = $2, day_bytes = $3`,
    [user.id, stored, today],
  );

/** Each way in which an account adds something whose size it chooses. */
const waysIn: [
  string,
  (person: TestPerson, claimId: string) => Promise<{ status: number; body: Body }>,
][] = [
  ['a document', (person) => send(person, pdf(5000)) as never],
  [
    'a document of a claim',
    (person, claimId) => send(person, pdf(5000), 'a.pdf', { before: { claimId } }) as never,
  ],
  [
    'a file in a message',
    (person, id) =>
      ask(
        person,
        'POST',
        `/api/claims/${id}/messages`,
        undefined,
        messageForm({}, { content: png, name: 'a.png' }),
      ),
  ],
  [
    'a message',
    (person, id) =>
      ask(
        person,
        'POST',
        `/api/claims/${id}/messages`,
        undefined,
        messageForm({ message: 'a'.repeat(5000) }),
      ),
  ],
  [
    'a draft',
    (person) =>
      ask(person, 'PUT', '/api/drafts/form_b', {
        values: { claimDescription: 'a'.repeat(1000) },
        revision: 0,
      }),
  ],
  ['a claim', (person) => ask(person, 'POST', '/api/claims', claimBodyOf('form_d'))],
  [
    'another version of a claim',
    (person, id) =>
      ask(person, 'PATCH', `/api/claims/${id}`, { claimData: { fullName: 'Somebody Else' } }),
  ],
  [
    'a file of claims',
    (person) => sendClaims(person, 'upload', csvOf('form_d', creditors(2)), {}, address) as never,
  ],
];

// Without a limit each could add without end: 300 files of 10 MB an hour, a megabyte with each edit.
test.each(waysIn)(
  'an account that has added its bytes of the day is refused %s',
  async (_, add) => {
    const asha = { ...(await signUp('claimant', address)), portal: address };
    const { id } = await createClaimAs(asha);
    const before = await usageOf(asha);
    await setUsage(asha, before.stored, 3 * megabyte - 50);
    const { status, body } = await add(asha, id);
    expect([status, body.code]).toEqual([429, 'storage_of_day_used_up']);
    expect(body.message).toMatch(/can add 3.00 MB each day, and 50 Bytes/);
    expect(await usageOf(asha)).toEqual({ stored: before.stored, today: 3 * megabyte - 50 });
    await setUsage(asha, 4 * megabyte - 50, 0);
    const again = await add(asha, id);
    expect([again.status, again.body.code]).toEqual([409, 'storage_used_up']);
    await setUsage(asha, before.stored, 0);
    expect([200, 201]).toContain((await add(asha, id)).status);
    expect((await usageOf(asha)).today).toBeGreaterThan(50);
  },
);

// Otherwise each of the twenty would find the same free room.
test('twenty files at once get no more room than one after the other', async () => {
  const asha = { ...(await signUp('claimant', address)), portal: address };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(asha, pdf(megabyte))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(await usageOf(asha)).toEqual({ stored: 3 * megabyte, today: 3 * megabyte });
});

test('a removed document gives back its bytes in all, and not those of the day', async () => {
  const asha = { ...(await signUp('claimant', address)), portal: address };
  await send(asha, pdf(2 * megabyte));
  await portal.database.query('DELETE FROM documents WHERE uploaded_by_id = $1', [asha.user.id]);
  expect(await usageOf(asha)).toEqual({ stored: 0, today: 2 * megabyte });
  await portal.database.query('UPDATE account_usage SET day = day - 1 WHERE user_id = $1', [
    asha.user.id,
  ]);
  await send(asha, pdf(megabyte));
  expect(await usageOf(asha)).toEqual({ stored: megabyte, today: megabyte });
});

test('the bytes counted for each account are what a fresh count gives', async () => {
  const [asha, ravi] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_case_manager', address),
  ]);
  const { id } = await createClaimAs({ ...asha, portal: address });
  for (const [, add] of waysIn) await add({ ...asha, portal: address }, id);
  const rows = creditors(3, { email: `new.${randomUUID()}@example.in` });
  await sendClaims(ravi, 'upload', csvOf('form_d', rows), {}, address);
  await ask(asha, 'DELETE', '/api/drafts/form_b');
  const all = async () =>
    (
      await portal.database.query(
        'SELECT user_id, stored_bytes FROM account_usage ORDER BY user_id',
      )
    ).rows;
  const counted = await all();
  expect((await usageOf(ravi)).stored).toBeGreaterThan(1000);
  await portal.database.query('SELECT recount_stored_bytes()');
  expect(await all()).toEqual(counted);
});

// Otherwise any number of files could be put on one claim, past its ten.
test('a chat file cannot be put on a claim without a message', async () => {
  const asha = { ...(await signUp('claimant', address)), portal: address };
  const { id: claimId } = await createClaimAs(asha);
  const bucketName = 'chatattachments';
  for (const sending of [
    { before: { claimId, bucketName } },
    { after: { bucketName, claimId } },
    { before: { claimId, bucketName }, path: 'upload' as const },
  ]) {
    const { status, body } = await send(asha, png, 'a.png', sending);
    expect([status, body.issues?.[0]?.rule]).toEqual([400, 'sent_with_message']);
  }
  const { body } = await send(asha, png, 'a.png', { before: { bucketName } });
  expect((await ask(asha, 'PATCH', `/api/documents/${body.id}`, { claimId })).status).toBe(400);
  const { rowCount } = await portal.database.query('SELECT FROM documents WHERE claim_id = $1', [
    claimId,
  ]);
  expect(rowCount).toBe(0);
});

// Otherwise each of any number of edits would store a version of up to a megabyte.
test('a claim can be changed 200 times, and no more', async () => {
  const asha = { ...(await signUp('claimant', address)), portal: address };
  const { id } = await createClaimAs(asha);
  const change = (fullName: string) =>
    ask(asha, 'PATCH', `/api/claims/${id}`, { claimData: { fullName } });
  await portal.database.query('UPDATE claims SET version = 200 WHERE id = $1', [id]);
  expect((await change('The last change')).status).toBe(200);
  const { status, body } = await change('One more');
  expect([status, body.code]).toEqual([409, 'too_many_edits']);
});

describe('on a disk that is nearly full', () => {
  let full: string;
  let asha: TestPerson;
  let claimId: string;
  let other: OwnPortal;
  beforeAll(async () => {
    other = await ownPortal({ MIN_FREE_DISK_MB: '1000000000' });
    full = (await other.start()).address;
    asha = { ...(await signUp('claimant', full)), portal: full };
    claimId = (await createClaimAs(asha)).id;
  }, 120_000);
  afterAll(() => other.remove());

  // Otherwise files would be taken until neither files nor the database have room.
  test('files are refused, and everything else works', async () => {
    const message = (form: FormData) =>
      call<Body>('POST', `${full}/api/claims/${claimId}/messages`, {
        token: asha.token,
        raw: form,
      });
    const refused = [
      await send(asha),
      await message(messageForm({}, { content: png, name: 'a.png' })),
      await sendClaims(asha, 'upload', csvOf('form_d', creditors(1)), {}, full),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [507, 'disk_nearly_full']),
    );
    expect((await message(messageForm({ message: 'Hello' }))).status).toBe(201);
  });
});
