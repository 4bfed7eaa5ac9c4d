import type { ObjectionsOfClaim } from '@/lib/claims/deeds/objections/present';
import type { DeskCounts } from '@/lib/claims/queues/desk/counts';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import type { LetterForPost } from '@/lib/papers/post/read';
import { documentOf } from '@/tests/api/documents/documents-support';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { ask } from '@/tests/support/data/determinations';
import { madePaper } from '@/tests/support/data/made-papers';
import { objectionTo, publishedListAs, refuseAs } from '@/tests/support/data/objections';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { askForFile, downloadedFile, entriesIn, madeFile } from '@/tests/support/data/whole-files';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let meera: TestPerson;

// A list belongs to the whole case: lists of other tests would replace the ones here.
beforeAll(async () => {
  portal = await startedPortal();
  [asha, meera] = await Promise.all([
    signUp('claimant', portal.address),
    signUp('ip_admin', portal.address),
  ]);
});
afterAll(() => portal.remove());

const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await portal.database.query(text, values)).rows as Row[];

const day = (days: number) => daysAfter(dayInIndia(new Date()), days);

const letter = (list: number, changes: object = {}) =>
  objectionTo(list, { receivedOn: day(0), receivedBy: 'post', sender: 'Sunil Devi', ...changes });

const enterAs = (person: TestPerson, claimId: string, body: object) =>
  ask<ObjectionsOfClaim>(person, 'POST', `claims/entered/${claimId}/objections`, body);

async function paperClaim() {
  const { body, status } = await ask<{ id: string }>(meera, 'POST', 'claims/entered', {
    ...claimBodyOf('form_d', { email: '' }),
    receivedOn: '2026-01-05',
    receivedBy: 'post',
    beforeCommencement: true,
    evenIfSame: true,
  });
  expect(status).toBe(201);
  return body.id;
}

/** A claim from paper, of a creditor without an address, in the newest published list. */
async function listed() {
  const id = await paperClaim();
  return { id, list: await publishedListAs(meera) };
}

/** Moves the days of a list, which its trigger keeps, since a test cannot move the clock. */
async function moveList(list: number, published: number, until: number) {
  await rows('ALTER TABLE creditor_lists DISABLE TRIGGER creditor_lists_stay');
  await rows(
    `UPDATE creditor_lists SET published_at = published_at + $2::int * interval '1 day', objections_until = $3 WHERE number = $1`,
    [list, published, day(until)],
  );
  await rows('ALTER TABLE creditor_lists ENABLE TRIGGER creditor_lists_stay');
}

/** What a refused call leaves as it was. */
const traceOf = (claimId: string) =>
  rows(
    `SELECT (SELECT count(*)::int FROM objections o WHERE o.claim_id = c.id) AS objections,
       (SELECT count(*)::int FROM documents d WHERE d.claim_id = c.id) AS documents,
       (SELECT count(*)::int FROM audit_entries a WHERE a.claim_id = c.id AND a.action <> 'paper_made') AS entries
     FROM claims c WHERE c.id = $1`,
    [claimId],
  );

test('nobody enters an objection of a creditor with an account', async () => {
  const { id } = await createClaimAs(asha, 'form_d');
  const list = await publishedListAs(meera);
  const before = await traceOf(id);
  const refused = await enterAs(meera, id, letter(list));
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'asks_in_portal' }]);
  expect(await traceOf(id)).toEqual(before);
});

test.each<[string, object, string]>([
  ['without whose word it is', { sender: ' ' }, 'sender'],
  ['without how it came', { receivedBy: 'pigeon' }, 'receivedBy'],
  ['of a day that there is not', { receivedOn: '2026-02-30' }, 'receivedOn'],
  ['of a day to come', { receivedOn: day(1) }, 'receivedOn'],
  ['that came before the list was published', { receivedOn: day(-1) }, 'receivedOn'],
  ['without what it says', { text: ' ' }, 'text'],
  ['about what its form does not have', { ground: 'security' }, 'ground'],
])('an objection on paper %s is refused', async (_, changes, path) => {
  const { id, list } = await listed();
  const before = await traceOf(id);
  const refused = await enterAs(meera, id, letter(list, changes));
  expect([refused.status, refused.body]).toMatchObject([400, { issues: [{ path }] }]);
  expect(await traceOf(id)).toEqual(before);
});

test.each<[string, number, number]>([
  ['on the last day is taken, however late it is typed', -3, 201],
  ['after the last day is refused, however early it is typed', -2, 409],
])('a letter that came %s', async (_, came, status) => {
  const { id, list } = await listed();
  await moveList(list, -5, -3);
  const answer = await enterAs(meera, id, letter(list, { receivedOn: day(came) }));
  expect(answer.status).toBe(status);
  if (status === 409) expect(answer.body).toMatchObject({ code: 'objections_over' });
  else expect(answer.body.objections).toMatchObject([{ state: 'open' }]);
});

test('a letter is about a list that was the newest when it came, also once a later one replaced it', async () => {
  const { id, list } = await listed();
  await moveList(list, -5, 2);
  const newer = await publishedListAs(meera);
  await moveList(newer, -2, 5);
  const late = await enterAs(meera, id, letter(list, { receivedOn: day(-1) }));
  expect([late.status, late.body]).toMatchObject([409, { code: 'list_replaced' }]);
  const taken = await enterAs(meera, id, letter(list, { receivedOn: day(-3) }));
  expect([taken.status, taken.body.objections]).toMatchObject([
    201,
    [{ list: { number: list, state: 'replaced' }, state: 'open' }],
  ]);
});

test('an objection on paper waits at the desk with its day, its file and whose word it is; the trail names who entered it', async () => {
  const { id, list } = await listed();
  const counted = async () =>
    (await ask<DeskCounts>(meera, 'GET', 'verification/counts')).body.objections;
  const before = await counted();
  const document = await documentOf(meera);
  const body = letter(list, { documentIds: [document.id] });
  const answers = await Promise.all([1, 2].map(() => enterAs(meera, id, body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]?.body.objections).toMatchObject([
    {
      state: 'open',
      text: 'October is missing.',
      documentIds: [document.id],
      receivedBy: 'post',
      sender: 'Sunil Devi',
      madeAt: new Date(`${day(0)}T00:00:00+05:30`).toISOString(),
    },
  ]);
  const other = await enterAs(meera, id, letter(list, { sender: 'Somebody else' }));
  expect([other.status, other.body]).toMatchObject([409, { code: 'already_objected' }]);
  expect(await counted()).toBe(before + 1);
  expect((await ask(meera, 'GET', `claims/${id}`)).body).toMatchObject({
    objection: 'open',
    documents: [{ id: document.id }],
  });
  const trail = await rows(
    `SELECT user_id AS by, details FROM audit_entries WHERE claim_id = $1 AND action = 'objection_made'`,
    [id],
  );
  expect(trail).toMatchObject([
    {
      by: meera.user.id,
      details: { list, receivedBy: 'post', receivedOn: day(0), sender: 'Sunil Devi', documents: 1 },
    },
  ]);
  await expect(
    rows(`UPDATE objections SET sender = 'Mallory' WHERE claim_id = $1`, [id]),
  ).rejects.toThrow('an objection stays as it was made');
});

test('who has the claim hears of an objection on paper that a colleague enters, in the creditor’s name', async () => {
  const { id, list } = await listed();
  const ravi = await signUp('ip_case_manager', portal.address);
  await assignTo(meera, id, ravi);
  await enterAs(meera, id, letter(list));
  const told = await rows(
    `SELECT n.user_id AS to, n.data->>'name' = c.creditor_name AS theirs, n.data->'byClaimant' AS by
     FROM notifications n JOIN claims c ON c.id = n.claim_id WHERE c.id = $1 AND n.data ? 'objected'`,
    [id],
  );
  expect(told).toEqual([{ to: ravi.user.id, theirs: true, by: true }]);
});

test('the answer to an objection on paper waits as a letter for the post, and the whole file says how it came', async () => {
  const { id, list } = await listed();
  const [objection] = (await enterAs(meera, id, letter(list))).body.objections;
  expect((await refuseAs(meera, objection?.id ?? '')).status).toBe(200);
  const paper = await madePaper(meera, id, 'objection');
  const { body } = await ask<{ letters: LetterForPost[] }>(meera, 'GET', 'papers/post?limit=100');
  expect(
    body.letters.filter(({ claimId, kind }) => claimId === id && kind === 'objection'),
  ).toMatchObject([{ id: paper.id, reason: 'no_address' }]);
  expect(await rows('SELECT FROM mail_queue WHERE paper_id = $1', [paper.id])).toEqual([]);
  const file = await askForFile(meera, [id]);
  const { id: made } = await madeFile(meera, file.body.id);
  const entries = await entriesIn((await downloadedFile(meera, made)).bytes);
  const said = [...entries].map(([, bytes]) => bytes.toString()).join('\n');
  expect(said).toContain('signed by Sunil Devi');
});

test('a withdrawn claim takes no objection on paper', async () => {
  const { id, list } = await listed();
  await ask(meera, 'POST', `claims/${id}/withdraw`, { reason: 'It was paid.' });
  const refused = await enterAs(meera, id, letter(list));
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'withdrawn' }]);
});
