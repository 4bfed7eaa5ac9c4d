import { randomUUID } from 'node:crypto';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { PresentedDocument } from '@/lib/documents/present';
import { documentOf, send } from '@/tests/api/documents/documents-support';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { pdf, png } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

let asha: TestPerson;
let meera: TestPerson;
beforeAll(async () => {
  [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
});

const open = ({ token }: TestPerson, id: string) =>
  call('GET', `/api/documents/${id}/view`, { token });
const documentsOn = async ({ token }: TestPerson, claimId: string) =>
  (await call<PresentedClaim>('GET', `/api/claims/${claimId}`, { token })).body.documents;
const idsOn = async (claimId: string) => (await documentsOn(asha, claimId)).map(({ id }) => id);
const trailOf = (claimId: string) =>
  rows<{ action: string; id: string }>(
    `SELECT action::text, details->>'documentId' AS id FROM audit_entries
     WHERE claim_id = $1::uuid AND action::text LIKE 'document_%' ORDER BY audit_entries.id`,
    [claimId],
  );
const replace = (
  person: TestPerson,
  claimId: string | undefined,
  replaces: string,
  fields: Record<string, string> = {},
) =>
  send(person, png, 'photo.png', {
    before: { ...(claimId ? { claimId } : {}), replaces, ...fields },
  });

test('a claimant replaces a document that nobody has opened, also the tenth', async () => {
  const claim = await createClaimAs(asha);
  const kept = [];
  for (let n = 1; n <= 9; n += 1) kept.push((await documentOf(asha, claim.id)).id);
  const { id } = await documentOf(asha, claim.id);
  const answer = await replace(asha, claim.id, id, { documentType: 'bill' });
  expect(answer).toMatchObject({ status: 201, body: { claimId: claim.id, documentType: 'bill' } });
  expect((await idsOn(claim.id)).sort()).toEqual([...kept, answer.body.id].sort());
  expect((await open(asha, id)).status).toBe(404);
  expect((await trailOf(claim.id)).slice(-2)).toEqual([
    { action: 'document_removed', id },
    { action: 'document_uploaded', id: answer.body.id },
  ]);
  expect(await rows('SELECT id FROM unfinished_files WHERE id = $1::uuid', [id])).toEqual([]);
});

test('a document that a professional has opened cannot be replaced, and the new file is not kept', async () => {
  const claim = await createClaimAs(asha);
  const { id } = await documentOf(asha, claim.id);
  await assignTo(meera, claim.id, meera);
  expect((await open(meera, id)).status).toBe(200);
  const before = await trailOf(claim.id);
  expect(await replace(asha, claim.id, id)).toMatchObject({
    status: 409,
    body: { code: 'document_seen' },
  });
  expect(await idsOn(claim.id)).toEqual([id]);
  expect(await trailOf(claim.id)).toEqual(before);
});

test('of two replacements of one document at once, one succeeds', async () => {
  const claim = await createClaimAs(asha);
  const { id } = await documentOf(asha, claim.id);
  const answers = await Promise.all([replace(asha, claim.id, id), replace(asha, claim.id, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
  const arrived = answers.find(({ status }) => status === 201)?.body.id;
  expect(await idsOn(claim.id)).toEqual([arrived]);
});

test('nobody can replace another person’s document, one on another claim, or one of a decided claim', async () => {
  const [claim, other, salma] = await Promise.all([
    createClaimAs(asha),
    createClaimAs(asha),
    signUp(),
  ]);
  const { id } = await documentOf(asha, claim.id);
  const loose = await documentOf(asha);
  const theirs = await documentOf(meera, claim.id);
  for (const [who, where, what] of [
    [salma, claim.id, id],
    [salma, undefined, id],
    [meera, claim.id, id],
    [asha, other.id, id],
    [asha, undefined, id],
    [asha, claim.id, loose.id],
    [asha, claim.id, theirs.id],
    [asha, claim.id, randomUUID()],
  ] as const)
    expect((await replace(who, where, what)).status).toBe(404);
  expect((await replace(asha, claim.id, 'none')).status).toBe(400);
  expect((await idsOn(claim.id)).sort()).toEqual([id, theirs.id].sort());
  expect(await idsOn(other.id)).toEqual([]);
  await call('PATCH', `/api/claims/${claim.id}/status`, {
    token: meera.token,
    body: { status: 'rejected' },
  });
  expect(await replace(asha, claim.id, id)).toMatchObject({
    status: 409,
    body: { code: 'decided' },
  });
});

test('a document on no claim can be replaced by another on none', async () => {
  const { id } = await documentOf(asha);
  expect((await replace(asha, undefined, id)).status).toBe(201);
  expect((await open(asha, id)).status).toBe(404);
});

describe('a file that is sent again with its key', () => {
  const key = () => ({ idempotencyKey: randomUUID() });
  const upload = (claimId: string, fields: Record<string, string>, place = 'before') =>
    send(asha, pdf(), 'bill.pdf', { [place]: { claimId, ...fields } });

  test.each(['before', 'after'])(
    'is the same document, also at once, with the key %s the file',
    async (place) => {
      const claim = await createClaimAs(asha);
      const same = key();
      const answers = await Promise.all([
        upload(claim.id, same, place),
        upload(claim.id, same, place),
      ]);
      answers.push(await upload(claim.id, same, place));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await idsOn(claim.id)).toEqual([answers[0]?.body.id]);
      expect(await trailOf(claim.id)).toHaveLength(1);
    },
  );

  test('counts once as the tenth document, and once as a replacement', async () => {
    const claim = await createClaimAs(asha);
    for (let n = 1; n <= 9; n += 1) await documentOf(asha, claim.id);
    const tenth = key();
    const { id } = (await upload(claim.id, tenth)).body;
    expect((await upload(claim.id, tenth)).body.id).toBe(id);
    const placed = key();
    const first = await replace(asha, claim.id, id, placed);
    const again = await replace(asha, claim.id, id, placed);
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect(await idsOn(claim.id)).toHaveLength(10);
  });

  test('to another claim is refused, and another person may use the same key', async () => {
    const [claim, other, salma] = await Promise.all([
      createClaimAs(asha),
      createClaimAs(asha),
      signUp(),
    ]);
    const same = key();
    const { id } = (await upload(claim.id, same)).body;
    expect(await upload(other.id, same)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_used' },
    });
    const theirs = await send(salma, pdf(), 'bill.pdf', { before: same });
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(id);
  });
});

describe('the kind of a document', () => {
  const describeAs = ({ token }: TestPerson, id: string, purpose: unknown) =>
    call<PresentedDocument & { code?: string }>('PUT', `/api/documents/${id}/purpose`, {
      token,
      body: { purpose },
    });

  test('can be changed and removed until a professional has opened the document', async () => {
    const claim = await createClaimAs(asha);
    const { id } = await documentOf(asha, claim.id);
    expect(await describeAs(asha, id, 'salary')).toMatchObject({
      status: 200,
      body: { id, documentType: 'salary' },
    });
    await describeAs(asha, id, 'salary');
    expect(await documentsOn(asha, claim.id)).toMatchObject([{ documentType: 'salary' }]);
    expect((await describeAs(asha, id, null)).body.documentType).toBe('supporting');
    expect((await trailOf(claim.id)).map(({ action }) => action)).toEqual([
      'document_uploaded',
      'document_described',
      'document_described',
    ]);
    await assignTo(meera, claim.id, meera);
    await open(meera, id);
    expect(await describeAs(asha, id, 'bill')).toMatchObject({
      status: 409,
      body: { code: 'document_seen' },
    });
    expect(await documentsOn(asha, claim.id)).toMatchObject([{ documentType: 'supporting' }]);
  });

  test('cannot be changed by others, to an unknown kind, or on a decided claim', async () => {
    const claim = await createClaimAs(asha);
    const { id } = await documentOf(asha, claim.id);
    expect((await describeAs(await signUp(), id, 'bill')).status).toBe(404);
    expect((await describeAs(meera, id, 'bill')).status).toBe(403);
    for (const wrong of ['invoice', '', 7, undefined])
      expect(await describeAs(asha, id, wrong)).toMatchObject({
        status: 400,
        body: { code: 'invalid' },
      });
    await call('PATCH', `/api/claims/${claim.id}/status`, {
      token: meera.token,
      body: { status: 'approved' },
    });
    expect(await describeAs(asha, id, 'bill')).toMatchObject({
      status: 409,
      body: { code: 'decided' },
    });
    expect(await documentsOn(asha, claim.id)).toMatchObject([{ documentType: 'supporting' }]);
  });
});
