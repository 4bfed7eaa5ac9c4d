import { randomUUID } from 'node:crypto';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { pdf, png } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { messageForm, say } from '../messages/messages-support';
import { attach, documentOf, send } from './documents-support';

let asha: TestPerson;
let other: TestPerson;
let ravi: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  [asha, other, ravi, meera] = await Promise.all([
    signUp(),
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
  ]);
});

afterAll(() => database.end());

const countOf = async (claimId: string) =>
  (await rows('SELECT 1 FROM documents WHERE claim_id = $1', [claimId])).length;

const setStatus = (claimId: string, status: string) =>
  call('PATCH', `/api/claims/${claimId}/status`, { token: meera.token, body: { status } });

describe('a claim', () => {
  test('takes ten documents of twenty uploaded at once, by both sides', async () => {
    const { id: claimId } = await createClaimAs(asha);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        send(number % 2 ? asha : meera, png, 'a.png', { before: { claimId } }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(10).fill(409)]);
    expect(await countOf(claimId)).toBe(10);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body).toMatchObject({
      code: 'too_many_documents',
      message: 'You can only upload a maximum of 10 files.',
    });
    const one = await documentOf(asha);
    expect((await attach(asha, one.id, claimId)).body.code).toBe('too_many_documents');
  });

  test('takes ten documents of twenty attached at once', async () => {
    const { id: claimId } = await createClaimAs(asha);
    const documents = await Promise.all(Array.from({ length: 20 }, () => documentOf(asha)));
    const answers = await Promise.all(documents.map(({ id }) => attach(asha, id, claimId)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(await countOf(claimId)).toBe(10);
  });

  test('does not count files that came with messages among its ten documents', async () => {
    const { id: claimId } = await createClaimAs(asha);
    for (const _ of Array(11)) {
      const sent = await say(asha, claimId, messageForm({}, { content: png, name: 'a.png' }));
      expect(sent.status).toBe(201);
    }
    expect((await send(asha, png, 'a.png', { before: { claimId } })).status).toBe(201);
  });

  test.each(['approved', 'rejected'])(
    'that is %s takes documents from professionals only',
    async (status) => {
      const { id: claimId } = await createClaimAs(asha);
      const waiting = await documentOf(asha);
      await setStatus(claimId, status);
      const refused = await send(asha, png, 'a.png', { before: { claimId } });
      expect([refused.status, refused.body.code]).toEqual([409, 'decided']);
      expect((await send(asha, png, 'a.png', { after: { claimId } })).status).toBe(409);
      expect((await attach(asha, waiting.id, claimId)).status).toBe(409);
      expect((await send(meera, png, 'a.png', { before: { claimId } })).status).toBe(201);
    },
  );

  test.each(['under_review', 'info_required'])(
    'that is %s takes documents from its claimant',
    async (status) => {
      const { id: claimId } = await createClaimAs(asha);
      await setStatus(claimId, status);
      expect((await send(asha, png, 'a.png', { before: { claimId } })).status).toBe(201);
    },
  );

  test('takes documents only from people who see it', async () => {
    const { id: claimId } = await createClaimAs(asha);
    const sent = (person: TestPerson | null, id = claimId) =>
      Promise.all([
        send(person, png, 'a.png', { before: { claimId: id } }),
        send(person, png, 'a.png', { after: { claimId: id } }),
      ]).then((answers) => answers.map((answer) => answer.status));
    expect(await sent(null)).toEqual([401, 401]);
    expect(await sent(other)).toEqual([404, 404]);
    expect(await sent(ravi)).toEqual([404, 404]);
    expect(await sent(asha, randomUUID())).toEqual([404, 404]);
    await assignTo(meera, claimId, ravi);
    expect(await sent(ravi)).toEqual([201, 201]);
    expect(await countOf(claimId)).toBe(2);
  });
});

describe('attaching a document', () => {
  test('puts one’s own document on a claim, and may be repeated', async () => {
    const { id: claimId } = await createClaimAs(asha);
    const { id } = await documentOf(asha);
    const first = await attach(asha, id, claimId);
    const second = await attach(asha, id, claimId.toUpperCase());
    expect([first.status, first.body.claimId]).toEqual([200, claimId]);
    expect([second.status, second.body.claimId]).toEqual([200, claimId]);
    const entries = await rows(
      `SELECT 1 FROM audit_entries
       WHERE claim_id = $1 AND action = 'document_uploaded' AND details->>'documentId' = $2`,
      [claimId, id],
    );
    expect(entries).toHaveLength(1);
  });

  test('that is on another claim is a conflict', async () => {
    const [one, two] = [await createClaimAs(asha), await createClaimAs(asha)];
    const { id } = await documentOf(asha, one.id);
    expect((await attach(asha, id, two.id)).status).toBe(409);
  });

  test('to two claims at once puts it on one of them', async () => {
    const claims = [await createClaimAs(asha), await createClaimAs(asha)];
    const { id } = await documentOf(asha);
    const answers = await Promise.all(claims.map((claim) => attach(asha, id, claim.id)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('of another person, or to another person’s claim, is answered 404', async () => {
    const mine = await createClaimAs(asha);
    const theirs = await createClaimAs(other);
    const document = await documentOf(asha);
    expect((await attach(other, document.id, theirs.id)).status).toBe(404);
    expect((await attach(asha, document.id, theirs.id)).status).toBe(404);
    expect((await attach(meera, document.id, mine.id)).status).toBe(404);
    expect((await attach(asha, randomUUID(), mine.id)).status).toBe(404);
  });

  test.each([{}, { claimId: 'x' }, { claimId: null }, { claimId: '\u0000' }])(
    'needs the id of a claim: %j is answered 400',
    async (body) => {
      const { id } = await documentOf(asha);
      const answer = await call('PATCH', `/api/documents/${id}`, { token: asha.token, body });
      expect(answer.status).toBe(400);
    },
  );
});

describe('filing a claim with documents', () => {
  const file = (person: TestPerson, documents: unknown) =>
    call<{ id: string; documents: { id: string }[]; issues: { path: string }[] }>(
      'POST',
      '/api/claims',
      { token: person.token, body: claimBodyOf('form_d', { documents }) },
    );

  test('attaches them in the same step, and attaching them again does no harm', async () => {
    const [one, two] = [await documentOf(asha), await documentOf(asha)];
    const answer = await file(asha, [one.id, two.id, one.id]);
    expect(answer.status).toBe(201);
    expect(answer.body.documents.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
    expect((await attach(asha, one.id, answer.body.id)).status).toBe(200);
  });

  test.each([
    ['unknown', async () => randomUUID()],
    ['named by an invalid id', async () => 'x'],
    ["another person's", async () => (await documentOf(other)).id],
    ['on another claim', async () => (await documentOf(asha, (await createClaimAs(asha)).id)).id],
    [
      'of the chat',
      async () =>
        (await send(asha, pdf(), 'a.pdf', { before: { bucketName: 'chatattachments' } })).body.id,
    ],
  ])('files nothing when one document is %s', async (_what, wrong) => {
    const good = await documentOf(asha);
    const answer = await file(asha, [good.id, await wrong()]);
    expect(answer.status).toBe(400);
    expect(answer.body.issues.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/^claimData\.documents/),
    );
    const seen = await call('GET', `/api/documents/${good.id}`, { token: asha.token });
    expect(seen.body.claimId).toBeNull();
  });

  test('is refused with more than ten', async () => {
    const ids = await Promise.all(
      Array.from({ length: 11 }, async () => (await documentOf(asha)).id),
    );
    const answer = await file(asha, ids);
    expect(answer.status).toBe(400);
    expect(answer.body.issues[0]?.path).toBe('claimData.documents');
  });
});
