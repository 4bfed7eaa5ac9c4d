import type { ListedClaim } from '@/lib/claims/records/present';
import { documentOf } from '@/tests/api/documents/documents-support';
import {
  aClaim,
  auditOf,
  claimAs,
  edit,
  notificationsAbout,
  withdraw,
} from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import { determinationOf, determineAs } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import {
  acceptAs,
  answerAs,
  askAgainAs,
  askAs,
  askedOf,
  inDays,
  onOneDay,
  questionsAs,
} from '@/tests/support/data/questions';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

afterAll(() => database.end());

const nobodys = '00000000-0000-4000-8000-000000000000';

const queueOf = async (claimId: string) =>
  (await rows<{ queue: string }>('SELECT queue::text FROM claim_desk WHERE id = $1', [claimId]))[0]
    ?.queue;

const setStatus = (person: TestPerson, claimId: string, body: unknown) =>
  call<{ status: string; reviewNote: string | null }>('PATCH', `/api/claims/${claimId}/status`, {
    token: person.token,
    body,
  });

test.each<[string, unknown, string, string]>([
  ['no day', { items: [{ text: 'Why?' }] }, 'due', 'answer_by'],
  ['an impossible day', { due: '2026-02-30', items: [{ text: 'Why?' }] }, 'due', 'answer_by'],
  ['a past day', { due: inDays(-1), items: [{ text: 'Why?' }] }, 'due', 'due_ahead'],
  ['a day in two years', { due: inDays(730), items: [{ text: 'Why?' }] }, 'due', 'due_ahead'],
  ['nothing', { due: inDays(7), items: [] }, 'items', 'no_questions'],
  ['no list', { due: inDays(7), items: 'Why?' }, 'items', 'list'],
  ['an empty text', { due: inDays(7), items: [{ text: '  ' }] }, 'items.0.text', 'required'],
  [
    'more than twenty things',
    { due: inDays(7), items: Array.from({ length: 21 }, () => ({ text: 'Why?' })) },
    'items',
    'too_many',
  ],
  [
    'a text that is too long',
    { due: inDays(7), items: [{ text: 'x'.repeat(2001) }] },
    'items.0.text',
    'too_big',
  ],
  [
    'a thing that is not on the checklist',
    { due: inDays(7), items: [{ text: 'Why?', code: 'horoscope' }] },
    'items.0.code',
    'checklist',
  ],
  [
    'a kind of document that is too long',
    { due: inDays(7), items: [{ text: 'Why?', documentSlot: 'x'.repeat(51) }] },
    'items.0.documentSlot',
    'too_big',
  ],
])('asking with %s is refused and stores nothing', async (_, body, path, rule) => {
  const { ravi, id } = await aClaim();
  const refused = await askAs(ravi, id, body);
  expect(refused.status).toBe(400);
  expect(refused.body.issues?.[0]).toMatchObject({ path, rule, message: expect.any(String) });
  expect((await questionsAs(ravi, id)).body).toEqual({ questions: [] });
  expect((await claimAs(ravi, id)).body.status).toBe('submitted');
});

test.each<[string, unknown, string, string]>([
  ['nothing', {}, 'answer', 'nothing_answered'],
  ['blanks', { answer: '  ' }, 'answer', 'nothing_answered'],
  ['a number', { answer: 7 }, 'answer', 'required'],
  ['too much', { answer: 'x'.repeat(4001) }, 'answer', 'too_big'],
  [
    'a file and the word that there is none',
    { documentIds: [nobodys], unavailable: true },
    'unavailable',
    'unavailable_with_documents',
  ],
  ['an unknown document', { documentIds: [nobodys] }, 'documentIds', 'unknown_document'],
])('answering with %s is refused', async (_, body, path, rule) => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['Why?']);
  const refused = await answerAs(asha, [list.id, 1], body);
  expect([refused.status, refused.body.issues?.[0]]).toMatchObject([400, { path, rule }]);
  expect((await questionsAs(asha, id)).body.questions[0]?.items[0]?.state).toBe('asked');
});

test('only a claim’s own people can answer and judge its questions', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['Why?']);
  const [stranger, otherManager] = await Promise.all([signUp(), signUp('ip_case_manager')]);
  expect((await answerAs(stranger, [list.id, 1], { answer: 'Mine' })).status).toBe(404);
  expect((await questionsAs(stranger, id)).status).toBe(404);
  expect((await askAs(otherManager, id, { due: inDays(7), items: [{ text: 'x' }] })).status).toBe(
    404,
  );
  expect((await acceptAs(otherManager, [list.id, 1])).status).toBe(404);
  expect((await askAgainAs(otherManager, [list.id, 1], {})).status).toBe(404);
  expect((await answerAs(ravi, [list.id, 1], { answer: 'For them' })).status).toBe(403);
  expect((await acceptAs(asha, [list.id, 1])).status).toBe(403);
  for (const item of [
    [list.id, 2],
    [nobodys, 1],
    [list.id, 0],
    ['none', 1],
  ] as const)
    expect((await answerAs(asha, item, { answer: 'x' })).status).toBe(404);
  expect((await questionsAs(asha, id)).body.questions[0]?.items[0]?.answers).toEqual([]);
});

test('documents of another claim or person cannot answer a question', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['Why?']);
  const other = await createClaimAs(asha, 'form_b');
  const stranger = await signUp();
  const documents = await Promise.all([
    documentOf(asha, other.id),
    documentOf(stranger),
    documentOf(ravi, id),
  ]);
  for (const document of documents) {
    const refused = await answerAs(asha, [list.id, 1], { documentIds: [document.id] });
    expect([refused.status, refused.body.issues?.[0]?.rule]).toEqual([400, 'unknown_document']);
  }
  expect((await claimAs(asha, id)).body.documents).toHaveLength(1);
});

test('questions of a withdrawn claim can be neither asked, answered nor accepted', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['Why?']);
  await withdraw(asha, id);
  const asked = await askAs(ravi, id, { due: inDays(7), items: [{ text: 'And now?' }] });
  const answered = await answerAs(asha, [list.id, 1], { answer: 'x' });
  const accepted = await acceptAs(ravi, [list.id, 1]);
  for (const { status, body } of [asked, answered, accepted])
    expect([status, body.code]).toEqual([409, 'withdrawn']);
});

test('each question is answered separately, and the last answer puts the claim back under review', async () => {
  const { asha, ravi, id } = await aClaim();
  const due = inDays(5);
  const list = await askedOf(
    ravi,
    id,
    [
      { text: 'Your last salary slips', code: 'payslips', documentSlot: 'salary' },
      'Which months are unpaid?',
      'The letter of 3 May',
    ],
    due,
  );
  expect(list).toMatchObject({ number: 1, due, closedAt: null, askedBy: { firstName: 'Ravi' } });
  expect((await claimAs(asha, id)).body).toMatchObject({
    status: 'info_required',
    reviewNote: null,
  });
  expect(await queueOf(id)).toBe('waiting');
  const [told] = await notificationsAbout(asha, id);
  expect(told?.type).toBe('info_required');
  expect(told?.message).toContain('3 questions');
  expect(told?.message).toContain('Which months are unpaid?');

  const file = await documentOf(asha, id);
  await answerAs(asha, [list.id, 1], { documentIds: [file.id], answer: 'All in one file' });
  await answerAs(asha, [list.id, 2], { answer: ' June and July ' });
  expect((await claimAs(asha, id)).body.status).toBe('info_required');
  const last = await answerAs(asha, [list.id, 3], { unavailable: true });
  expect(last.status).toBe(200);
  expect(last.body.questions[0]?.items).toMatchObject([
    {
      n: 1,
      code: 'payslips',
      documentSlot: 'salary',
      state: 'answered',
      answers: [{ documentIds: [file.id] }],
    },
    { n: 2, state: 'answered', answers: [{ answer: 'June and July', unavailable: false }] },
    { n: 3, state: 'answered', answers: [{ answer: null, unavailable: true, documentIds: [] }] },
  ]);
  expect((await claimAs(asha, id)).body.status).toBe('under_review');
  expect(await queueOf(id)).toBe('to_verify');
  expect((await notificationsAbout(ravi, id))[0]?.message).toContain('answered all your questions');
  expect(await auditOf(id, 'questions_asked')).toMatchObject([
    { details: { listId: list.id, number: 1, due, count: 3 } },
  ]);
  expect(await auditOf(id, 'question_answered')).toMatchObject([
    { details: { n: 1, turn: 1, documents: 1 } },
    { details: { n: 2, documents: 0, unavailable: false } },
    { details: { n: 3, unavailable: true, to: 'under_review' } },
  ]);
});

test('a file on no claim yet is put on the claim by the answer', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['The letter']);
  const file = await documentOf(asha);
  await answerAs(asha, [list.id, 1], { documentIds: [file.id, file.id.toUpperCase()] });
  expect((await claimAs(ravi, id)).body.documents.map((one) => one.id)).toEqual([file.id]);
  expect(await auditOf(id, 'document_uploaded')).toMatchObject([
    { details: { documentId: file.id } },
  ]);
});

test('of several answers at once one is kept, and repeating it changes nothing', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['Which months?']);
  const sent = await Promise.all(
    ['June', 'July', 'June', 'July'].map((answer) => answerAs(asha, [list.id, 1], { answer })),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const item = (await questionsAs(ravi, id)).body.questions[0]?.items[0];
  expect(item?.answers).toHaveLength(1);
  const before = (await auditOf(id, 'question_answered')).length;
  const same = await answerAs(asha, [list.id, 1], { answer: item?.answers[0]?.answer });
  expect(same.status).toBe(200);
  expect(await auditOf(id, 'question_answered')).toHaveLength(before);
  expect(
    (await notificationsAbout(ravi, id)).filter(({ type }) => type === 'status_change'),
  ).toHaveLength(1);
});

test('an answer that was changed meanwhile is not accepted unseen', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['Which months?']);
  const { body: before } = await answerAs(asha, [list.id, 1], { answer: 'June' });
  const answeredAt = before.questions[0]?.items[0]?.answers[0]?.answeredAt;
  await answerAs(asha, [list.id, 1], { answer: 'July' });
  for (const refused of [
    await acceptAs(ravi, [list.id, 1], { answeredAt }),
    await acceptAs(ravi, [list.id, 1], { answeredAt: null }),
    await askAgainAs(ravi, [list.id, 1], { answeredAt }),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'answer_changed']);
  const now = (await questionsAs(ravi, id)).body.questions[0]?.items[0]?.answers[0]?.answeredAt;
  expect((await acceptAs(ravi, [list.id, 1], { answeredAt: now })).status).toBe(200);
});

test('an accepted question takes no more answers, and the last one closes its list', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['One', 'Two']);
  await answerAs(asha, [list.id, 1], { answer: 'x' });
  const both = await Promise.all([acceptAs(ravi, [list.id, 1]), acceptAs(ravi, [list.id, 1])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await auditOf(id, 'question_accepted')).toHaveLength(1);
  const late = await answerAs(asha, [list.id, 1], { answer: 'No, y' });
  expect([late.status, late.body.code]).toEqual([409, 'question_closed']);
  const again = await askAgainAs(ravi, [list.id, 1], {});
  expect([again.status, again.body.code]).toEqual([409, 'question_closed']);
  expect((await questionsAs(ravi, id)).body.questions[0]?.closedAt).toBeNull();
  // A question answered outside the portal is closed without an answer, and the claim no longer waits.
  const closed = await acceptAs(ravi, [list.id, 2]);
  expect(closed.body.questions[0]).toMatchObject({ closedAt: expect.any(String) });
  expect((await claimAs(asha, id)).body.status).toBe('under_review');
});

test('asking again keeps the former answer, and the claim waits for information again', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['Which months?']);
  const early = await askAgainAs(ravi, [list.id, 1], {});
  expect([early.status, early.body.code]).toEqual([409, 'question_unanswered']);
  await answerAs(asha, [list.id, 1], { answer: 'June' });
  const due = inDays(9);
  const again = await askAgainAs(ravi, [list.id, 1], { remark: 'And July?', due });
  expect(again.status).toBe(200);
  expect((await claimAs(asha, id)).body.status).toBe('info_required');
  expect(await queueOf(id)).toBe('waiting');
  expect((await notificationsAbout(asha, id))[0]?.message).toContain('And July?');
  await answerAs(asha, [list.id, 1], { answer: 'June and July' });
  expect((await questionsAs(ravi, id)).body.questions).toMatchObject([
    {
      due,
      items: [
        {
          state: 'answered',
          answers: [
            { answer: 'June', remark: 'And July?', returnedAt: expect.any(String) },
            { answer: 'June and July', remark: null, returnedAt: null },
          ],
        },
      ],
    },
  ]);
  expect(await queueOf(id)).toBe('to_verify');
  // Also from a client that sends no body.
  expect((await askAgainAs(ravi, [list.id, 1])).status).toBe(200);
  const past = await askAgainAs(ravi, [list.id, 1], { due: inDays(-2) });
  expect([past.status, past.body.code]).toEqual([409, 'question_unanswered']);
});

test('the list shows a claimant how many questions are open and the first day due, and no professional', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = async (person: TestPerson) =>
    (
      await call<{ claims: ListedClaim[] }>('GET', '/api/claims?limit=100', { token: person.token })
    ).body.claims.find((claim) => claim.id === id);
  expect((await list(asha))?.asked).toBeNull();
  const first = await askedOf(ravi, id, ['One', 'Two'], inDays(9));
  await askedOf(ravi, id, ['Three'], inDays(4));
  expect((await list(asha))?.asked).toEqual({ count: 3, due: inDays(4) });
  expect(await list(ravi)).not.toHaveProperty('asked');
  await answerAs(asha, [first.id, 1], { answer: 'x' });
  expect((await list(asha))?.asked).toEqual({ count: 2, due: inDays(4) });
  await setStatus(ravi, id, { status: 'under_review' });
  expect((await list(asha))?.asked).toBeNull();
});

test('asking again after the day due sets a new day', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['Which months?']);
  await answerAs(asha, [list.id, 1], { answer: 'June' });
  await database.query('UPDATE question_lists SET due = $2 WHERE id = $1', [list.id, inDays(-3)]);
  const over = await askAgainAs(ravi, [list.id, 1], { due: inDays(-1) });
  expect([over.status, over.body.issues?.[0]?.rule]).toEqual([400, 'due_ahead']);
  const again = await askAgainAs(ravi, [list.id, 1]);
  expect((again.body.questions[0]?.due ?? '') >= inDays(0)).toBe(true);
});

test('asking again on the day itself leaves the day', async () => {
  const { asha, ravi, id } = await aClaim();
  const [today, due] = await onOneDay(async (day) => {
    const list = await askedOf(ravi, id, ['Which months?']);
    await answerAs(asha, [list.id, 1], { answer: 'June' });
    await database.query('UPDATE question_lists SET due = $2 WHERE id = $1', [list.id, day]);
    const again = await askAgainAs(ravi, [list.id, 1]);
    return [day, again.body.questions.find((one) => one.id === list.id)?.due];
  });
  expect(due).toBe(today);
});

test('the same words are an answer again once they were returned', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['Which months?']);
  const say = () => answerAs(asha, [list.id, 1], { answer: 'June' });
  await say();
  await askAgainAs(ravi, [list.id, 1], { remark: 'Are you sure?' });
  expect((await say()).body.questions[0]?.items[0]).toMatchObject({
    state: 'answered',
    answers: [{ remark: 'Are you sure?' }, { answer: 'June', returnedAt: null }],
  });
  expect((await claimAs(asha, id)).body.status).toBe('under_review');
});

test('a status call with a note asks one question, and otherwise works as before', async () => {
  const { asha, ravi, meera, id } = await aClaim();
  const answer = await setStatus(ravi, id, {
    status: 'info_required',
    reviewNote: 'Which months?',
  });
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { status: 'info_required', reviewNote: 'Which months?' },
  ]);
  expect((await notificationsAbout(asha, id))[0]?.message).toMatch(/: Which months\?$/);
  const [list] = (await questionsAs(asha, id)).body.questions;
  expect(list?.items).toMatchObject([{ n: 1, text: 'Which months?', code: null, state: 'asked' }]);
  const repeated = await setStatus(ravi, id, { status: 'info_required', reviewNote: 'More' });
  expect(repeated.status).toBe(409);
  await answerAs(asha, [list?.id ?? '', 1], { answer: 'June' });
  expect((await claimAs(asha, id)).body.status).toBe('under_review');
  // Without a note nothing is asked; a change of many claims asks like a change of one.
  await setStatus(ravi, id, { status: 'info_required' });
  expect((await questionsAs(asha, id)).body.questions).toHaveLength(1);
  const others = await Promise.all([createClaimAs(asha), createClaimAs(asha)]);
  const bulk = await call('PATCH', '/api/claims/bulk/status', {
    token: meera.token,
    body: { claimIds: others.map((one) => one.id), status: 'info_required', reviewNote: 'Why?' },
  });
  expect(bulk.status).toBe(200);
  for (const other of others)
    expect((await questionsAs(asha, other.id)).body.questions).toMatchObject([
      { number: 1, items: [{ text: 'Why?' }] },
    ]);
});

test('a claim that moves on without an answer closes its questions', async () => {
  const { asha, ravi, meera, id } = await aClaim('form_b');
  const list = await askedOf(ravi, id, ['Why?']);
  await setStatus(ravi, id, { status: 'under_review' });
  const late = await answerAs(asha, [list.id, 1], { answer: 'x' });
  expect([late.status, late.body.code]).toEqual([409, 'question_closed']);
  const second = await askedOf(ravi, id, ['And this?']);
  expect(second.number).toBe(2);
  const { claimAmount } = (await claimAs(asha, id)).body;
  const decided = await determineAs(
    meera,
    id,
    determinationOf([{ head: 'principal', claimed: claimAmount, admitted: claimAmount }], {
      confirm: true,
    }),
  );
  expect(decided.status).toBe(201);
  const afterwards = await answerAs(asha, [second.id, 1], { answer: 'x' });
  expect([afterwards.status, afterwards.body.code]).toEqual([409, 'decided']);
  expect((await questionsAs(asha, id)).body.questions[0]?.closedAt).toEqual(expect.any(String));
});

test('questions that were closed without an answer do not keep a claim waiting in the next round', async () => {
  const { asha, ravi, id } = await aClaim();
  await askedOf(ravi, id, ['One', 'Two']);
  await setStatus(ravi, id, { status: 'under_review' });
  const second = await askedOf(ravi, id, ['Three'], inDays(4));
  const listed = await call<{ claims: ListedClaim[] }>('GET', '/api/claims', {
    token: asha.token,
  });
  expect(listed.body.claims[0]?.asked).toEqual({ count: 1, due: inDays(4) });
  expect((await answerAs(asha, [second.id, 1], { answer: 'x' })).status).toBe(200);
  expect((await claimAs(asha, id)).body.status).toBe('under_review');
  expect(await queueOf(id)).toBe('to_verify');
  expect((await notificationsAbout(ravi, id))[0]?.message).toContain('answered all your questions');
  expect((await auditOf(id, 'question_answered'))[0]?.details).toMatchObject({
    to: 'under_review',
  });
  // Also where the next round ends without an answer.
  const third = await askedOf(ravi, id, ['Four']);
  expect((await acceptAs(ravi, [third.id, 1])).status).toBe(200);
  expect((await claimAs(asha, id)).body.status).toBe('under_review');
});

test('an edit puts the claim back under review, and its questions can still be answered', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, ['Which months?']);
  await edit(asha, id, { claimDescription: 'Salary of June and July, unpaid.' });
  expect((await claimAs(asha, id)).body.status).toBe('under_review');
  expect((await answerAs(asha, [list.id, 1], { answer: 'June' })).status).toBe(200);
  expect((await claimAs(asha, id)).body.status).toBe('under_review');
  expect((await notificationsAbout(ravi, id))[0]?.message).toContain('answered all your questions');
});
