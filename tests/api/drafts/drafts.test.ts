import type { ListedDraft } from '@/lib/claims/records/drafts/read';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { send } from '@/tests/api/documents/documents-support';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { get, put, remove } from './drafts-support';

afterAll(() => database.end());

const list = ({ token }: TestPerson) => call<ListedDraft[]>('GET', '/api/drafts', { token });

const upload = async (person: TestPerson) =>
  ((await send(person, pdf(), 'proof.pdf')).body as { id: string }).id;

describe('a draft is private', () => {
  it('professionals get 403, and a stranger 401', async () => {
    for (const person of [await signUp('ip_admin'), await signUp('ip_case_manager')]) {
      const answers = [list, get, remove].map((ask) => ask(person));
      for (const answer of await Promise.all([...answers, put(person, {})])) {
        expect(answer.status).toBe(403);
      }
    }
    expect((await call('GET', '/api/drafts')).status).toBe(401);
  });

  it('another claimant finds, changes and removes only their own', async () => {
    const [asha, salim] = [await signUp(), await signUp()];
    await put(asha, { fullName: 'Asha Devi' });
    expect((await get(salim)).status).toBe(404);
    expect((await list(salim)).body).toEqual([]);
    await remove(salim);
    await put(salim, { fullName: 'Salim' });
    expect((await get(asha)).body.values).toMatchObject({ fullName: 'Asha Devi' });
  });
});

describe('saving a draft is refused', () => {
  it('for an unknown form', async () => {
    const asha = await signUp();
    for (const type of ['form_z', '__proto__', '%00']) {
      expect((await put(asha, { fullName: 'A' }, 0, { type })).status).toBe(404);
      expect((await get(asha, type)).status).toBe(404);
    }
  });

  it.each([
    ['NUL', { fullName: 'a\0b' }, 'values.fullName'],
    ['half a Unicode character', { fullName: 'a\ud800' }, 'values.fullName'],
    ['a text of 5,000 characters', { panNumber: 'x'.repeat(5000) }, 'values.panNumber'],
    ['values that are not a record', [1], 'values'],
  ])('with %s', async (_, values, path) => {
    const asha = await signUp();
    const answer = await put(asha, values);
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path]);
    expect((await list(asha)).body).toEqual([]);
  });

  it('with 1,001 rows', async () => {
    const employeeDetails = Array.from({ length: 1001 }, () => ({ employeeName: 'A' }));
    const answer = await put(await signUp(), { employeeDetails }, 0, { type: 'form_e' });
    expect([answer.status, answer.body.issues?.[0]?.rule]).toEqual([400, 'tooManyRows']);
  });

  it('with a body of three megabytes, or an invalid revision', async () => {
    const asha = await signUp();
    expect((await put(asha, { fullName: 'x'.repeat(3 * 1024 * 1024) })).status).toBe(413);
    for (const revision of [-1, 0.5, '1', null, 3e9]) {
      expect((await put(asha, { fullName: 'A' }, revision)).status).toBe(400);
    }
  });

  it('when another device saved since, whose values stay', async () => {
    const asha = await signUp();
    const { revision } = (await put(asha, { fullName: 'A' })).body;
    await put(asha, { fullName: 'From the other' }, revision);
    for (const seen of [0, revision, 7]) {
      const late = await put(asha, { fullName: 'Late' }, seen);
      expect([late.status, late.body.code, late.body.issues?.[0]?.rule]).toEqual([
        409,
        'draft_changed_meanwhile',
        'changed_meanwhile',
      ]);
    }
    expect((await get(asha)).body.values.fullName).toBe('From the other');
  });

  it('when it was deleted since', async () => {
    const asha = await signUp();
    const { revision } = (await put(asha, { fullName: 'A' })).body;
    expect((await remove(asha)).status).toBe(200);
    const late = await put(asha, { fullName: 'Late' }, revision);
    expect([late.status, late.body.issues?.[0]?.rule]).toEqual([409, 'gone']);
    expect((await list(asha)).body).toEqual([]);
  });
});

describe('a draft', () => {
  it('keeps values as they were typed, and only those of its form', async () => {
    const asha = await signUp();
    const typed = { claimAmount: '1,2', ifscCode: 'demo', fullName: ' Asha ', other: 'x' };
    const saved = await put(asha, typed);
    expect(saved.body).toMatchObject({ revision: 1 });
    const { body } = await get(asha);
    const nothing = { documents: [], removedDocuments: 0, documentsElsewhere: 0 };
    expect(body).toMatchObject({ ...saved.body, ...nothing });
    expect(body.values).toMatchObject({ claimAmount: '1,2', ifscCode: 'DEMO', fullName: 'Asha' });
    expect(body.values).not.toHaveProperty('other');
    expect((await list(asha)).body).toMatchObject([
      { creditorType: 'form_d', creditorName: 'Asha', claimAmount: '1,2', documentCount: 0 },
    ]);
    expect((await list(asha)).body[0]?.missingFields).toBeGreaterThan(3);
    expect((await list(asha)).body[0]?.openSection).toEqual({
      at: 1,
      name: 'personalInformation',
    });
  });

  it('without values is not stored, and one that was emptied is removed', async () => {
    const asha = await signUp();
    expect((await put(asha, { fullName: '  ' })).body).toMatchObject({ revision: 0 });
    const { revision } = (await put(asha, { fullName: 'A' })).body;
    expect((await put(asha, {}, revision)).body).toMatchObject({ revision: 0 });
    expect((await list(asha)).body).toEqual([]);
  });

  it('is saved again with the same content after a lost answer', async () => {
    const asha = await signUp();
    const first = await put(asha, { fullName: 'A' });
    const again = await put(asha, { fullName: 'A' });
    expect(again.body).toEqual(first.body);
  });

  it('takes one of twenty different versions saved at once', async () => {
    const asha = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => put(asha, { fullName: `Asha ${at}` })),
    );
    const codes = answers.map(({ status }) => status);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(19);
    const winner = codes.indexOf(200);
    expect((await get(asha)).body).toMatchObject({
      revision: 1,
      values: { fullName: `Asha ${winner}` },
    });
  });

  it('holds only its owner’s documents that are on no claim, and counts those removed', async () => {
    const [asha, salim] = [await signUp(), await signUp()];
    const [mine, lost, attached] = [await upload(asha), await upload(asha), await upload(asha)];
    const theirs = await upload(salim);
    await createClaimAs(asha, 'form_b', { documents: [attached] });
    const documents = [mine, lost, attached, theirs];
    await put(asha, { fullName: 'A' }, 0, { documents });
    expect((await get(asha)).body.documents.map(({ id }) => id).sort()).toEqual(
      [mine, lost].sort(),
    );
    await rows('DELETE FROM documents WHERE id = $1', [lost]);
    const { body } = await get(asha);
    expect(body.documents.map(({ id }) => id)).toEqual([mine]);
    expect(body.removedDocuments).toBe(1);
    expect((await list(asha)).body[0]?.documentCount).toBe(1);
    expect((await put(asha, {}, 0, { documents: ['x'] })).status).toBe(400);
  });

  it('counts no document as removed that went to a claim on another form', async () => {
    const asha = await signUp();
    const [both, lost, mine] = [await upload(asha), await upload(asha), await upload(asha)];
    await put(asha, { fullName: 'A' }, 0, { documents: [both, lost, mine] });
    await createClaimAs(asha, 'form_b', { documents: [both] });
    await rows('DELETE FROM documents WHERE id = $1', [lost]);
    const { body } = await get(asha);
    expect(body.documents.map(({ id }) => id)).toEqual([mine]);
    expect(body).toMatchObject({ removedDocuments: 1, documentsElsewhere: 1 });
  });

  it('is removed once a claim on its form is filed, and stays when filing fails', async () => {
    const asha = await signUp();
    await put(asha, sampleValuesOf('form_d'));
    await put(asha, { companyName: 'B' }, 0, { type: 'form_b' });
    const { idempotencyKey } = (await get(asha)).body;
    const file = (changes = {}) =>
      call<{ id: string }>('POST', '/api/claims', {
        token: asha.token,
        body: claimBodyOf('form_d', changes),
        headers: { 'Idempotency-Key': idempotencyKey },
      });
    expect((await file({ fullName: '' })).status).toBe(400);
    expect((await list(asha)).body).toHaveLength(2);
    const first = await file();
    expect(first.status).toBe(201);
    expect((await list(asha)).body.map(({ creditorType }) => creditorType)).toEqual(['form_b']);
    // Repeating the submission gives the first claim, and keeps a newer draft.
    await put(asha, { fullName: 'The next one' });
    expect((await file()).body.id).toBe(first.body.id);
    expect((await get(asha)).body.values.fullName).toBe('The next one');
    expect((await get(asha)).body.idempotencyKey).not.toBe(idempotencyKey);
  });
});
