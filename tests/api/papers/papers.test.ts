import { creditorTypes } from '@/lib/forms/definitions/field';
import { paperKinds } from '@/lib/papers/kinds';
import { sendLetter } from '@/lib/papers/sending/send';
import { documentOf } from '@/tests/api/documents/documents-support';
import { auditOf, edit, withdraw } from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import { determinationOf, determineAs } from '@/tests/support/data/determinations';
import {
  askFor,
  downloaded,
  madePaper,
  madePapers,
  papersAs,
} from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';

let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
});

afterAll(() => database.end());

const nobodys = '00000000-0000-4000-8000-000000000000';

test('the papers of a claim one may not see can be neither listed, asked for nor opened', async () => {
  const stranger = await signUp();
  const otherManager = await signUp('ip_case_manager');
  const claim = await createClaimAs(asha);
  const paper = await madePaper(asha, claim.id, 'acknowledgement');
  for (const person of [stranger, otherManager]) {
    expect((await papersAs(person, claim.id)).status).toBe(404);
    expect((await downloaded(person, paper.id)).status).toBe(404);
    const asked = await askFor(person, claim.id, { kind: 'acknowledgement', language: 'hi' });
    expect(asked.status).toBe(404);
  }
  expect((await downloaded(asha, nobodys)).status).toBe(404);
  expect((await downloaded(asha, 'none')).status).toBe(404);
  expect(await auditOf(claim.id, 'paper_opened')).toEqual([]);
  expect(await madePapers(asha, claim.id)).toHaveLength(2);
});

test('a paper of an unknown kind or language is refused, and one whose occasion is lacking', async () => {
  const claim = await createClaimAs(asha);
  for (const body of [
    {},
    { kind: 'decision' },
    { kind: 'horoscope', language: 'en' },
    { kind: 'claim_form', language: 'fr' },
  ])
    expect((await askFor(asha, claim.id, body)).status).toBe(400);
  const unasked = await askFor(asha, claim.id, { kind: 'questions', language: 'en' });
  expect([unasked.status, unasked.body.code]).toEqual([409, 'no_questions']);
  const early = await askFor(asha, claim.id, { kind: 'decision', language: 'en' });
  expect([early.status, early.body.code]).toEqual([409, 'no_decision']);
});

test('a filed claim gets an acknowledgement, which is the same file at each download', async () => {
  const claim = await createClaimAs(asha);
  const paper = await madePaper(asha, claim.id, 'acknowledgement');
  const first = await downloaded(asha, paper.id);
  const second = await downloaded(meera, paper.id);
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect([first.sha256, second.sha256]).toEqual([paper.sha256, paper.sha256]);
  expect(first.bytes.length).toBe(paper.fileSize);
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(first.headers.get('content-disposition')).toContain(`${paper.number}.pdf`);
  expect(paper.number).toBe(`${claim.claimNumber}-P1`);
  expect(await auditOf(claim.id, 'paper_made')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        user_full_name: null,
        details: expect.objectContaining({ paperId: paper.id, sha256: paper.sha256 }),
      }),
    ]),
  );
  expect((await auditOf(claim.id, 'paper_opened')).map((one) => one.user_full_name)).toEqual([
    'Asha Devi',
    'Meera Iyer',
  ]);
});

test('HEAD for a paper gives no body and leaves no audit entry', async () => {
  const claim = await createClaimAs(asha);
  const paper = await madePaper(asha, claim.id, 'claim_form');
  const answer = await call('HEAD', `/api/papers/${paper.id}`, { token: asha.token });
  expect([answer.status, answer.text]).toEqual([200, '']);
  expect(await auditOf(claim.id, 'paper_opened')).toEqual([]);
});

test('the stored check code of a paper is not readable, and a changed file is refused', async () => {
  const claim = await createClaimAs(asha);
  const paper = await madePaper(asha, claim.id, 'acknowledgement');
  const [stored] = await rows<{ code: string; hash: string }>(
    `SELECT encode(sealed_code, 'escape') AS code, encode(code_hash, 'escape') AS hash FROM papers WHERE id = $1`,
    [paper.id],
  );
  const code = paper.checkCode?.replaceAll('-', '') ?? 'none';
  expect(`${stored?.code} ${stored?.hash}`).not.toContain(code);
  await database.query(
    'UPDATE papers SET wrapped_key = set_byte(wrapped_key, 20, 255 - get_byte(wrapped_key, 20)) WHERE id = $1',
    [paper.id],
  );
  expect((await downloaded(asha, paper.id)).status).toBe(500);
  expect(await auditOf(claim.id, 'paper_opened')).toEqual([]);
});

test('a changed claim gets a new acknowledgement, which replaces the former one', async () => {
  const claim = await createClaimAs(asha);
  const before = await madePaper(asha, claim.id, 'acknowledgement');
  await edit(asha, claim.id, { claimData: { claimAmount: '77000.00' } });
  const after = await madePaper(asha, claim.id, 'acknowledgement');
  expect(after.id).not.toBe(before.id);
  const all = await madePapers(asha, claim.id);
  expect(all.find(({ id }) => id === before.id)?.replacedBy).toBe(after.id);
  expect((await downloaded(asha, before.id)).sha256).toBe(before.sha256);
  expect(all.map(({ number }) => number)).toEqual(
    [4, 3, 2, 1].map((number) => `${claim.claimNumber}-P${number}`),
  );
});

test('papers that are not made yet tell of the newest form, so that a claim changed often has one of each kind', async () => {
  const claim = await createClaimAs(asha);
  for (const claimAmount of ['77000.00', '78000.00', '79000.00'])
    expect((await edit(asha, claim.id, { claimData: { claimAmount } })).status).toBe(200);
  const made = await madePapers(asha, claim.id);
  expect(made.map(({ kind, number }) => [kind, number])).toEqual([
    ['claim_form', `${claim.claimNumber}-P2`],
    ['acknowledgement', `${claim.claimNumber}-P1`],
  ]);
  const [row] = await rows<{ version: number; amount: string }>(
    `SELECT claim_version AS version, amount::text FROM papers WHERE claim_id = $1 AND kind = 'acknowledgement'`,
    [claim.id],
  );
  expect(row).toEqual({ version: 4, amount: '79000.00' });
});

test('a paper that somebody is making stays of its form, and the changed claim gets another', async () => {
  const claim = await createClaimAs(asha);
  const maker = await database.connect();
  try {
    await maker.query(
      `SELECT pg_advisory_lock(hashtextextended(id::text, 41)) FROM papers WHERE claim_id = $1 AND kind = 'acknowledgement'`,
      [claim.id],
    );
    await edit(asha, claim.id, { claimData: { claimAmount: '77000.00' } });
    const there = await rows(
      `SELECT kind::text, claim_version AS version, replaced_by_id IS NULL AS newest FROM papers WHERE claim_id = $1 ORDER BY number`,
      [claim.id],
    );
    expect(there).toEqual([
      { kind: 'acknowledgement', version: 1, newest: false },
      { kind: 'claim_form', version: 2, newest: true },
      { kind: 'acknowledgement', version: 2, newest: true },
    ]);
  } finally {
    await maker.query('SELECT pg_advisory_unlock_all()');
    maker.release();
  }
});

test('a paper is made once in a language, however often it is asked for at once', async () => {
  const claim = await createClaimAs(asha);
  const wish = { kind: 'claim_form', language: 'hi' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => askFor(asha, claim.id, wish)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const papers = await madePapers(meera, claim.id);
  expect(papers.filter(({ language }) => language === 'hi')).toHaveLength(1);
  expect(papers.map(({ replacedBy }) => replacedBy)).toEqual([null, null, null]);
});

test('a claim can be changed while one process makes a paper of it, which no other process takes', async () => {
  const claim = await createClaimAs(asha);
  await madePapers(asha, claim.id);
  const maker = await database.connect();
  try {
    await maker.query('BEGIN');
    const { rows: made } = await maker.query<{ id: string }>(
      `INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, next_try_at)
       VALUES ($1, 9, 'acknowledgement', 'hi', 1, 'claim', $1, now()) RETURNING id`,
      [claim.id],
    );
    const id = made[0]?.id;
    await maker.query('SELECT pg_advisory_lock(hashtextextended($1::text, 41))', [id]);
    await maker.query('COMMIT');
    // A paper queued later is made while this one is locked.
    await madePapers(asha, (await createClaimAs(asha)).id);
    const changed = await edit(asha, claim.id, { claimData: { claimAmount: '77000.00' } });
    expect(changed.status).toBe(200);
    const held = (await papersAs(asha, claim.id)).body.papers.find((paper) => paper.id === id);
    expect(held).toMatchObject({ state: 'queued', replacedBy: expect.any(String) });
  } finally {
    await maker.query('SELECT pg_advisory_unlock_all()');
    maker.release();
  }
  expect((await madePapers(asha, claim.id)).map(({ state }) => state)).not.toContain('failed');
});

test('the database refuses to change a paper that was made', async () => {
  const claim = await createClaimAs(asha);
  const { id } = await madePaper(asha, claim.id, 'acknowledgement');
  for (const change of [
    "sha256 = '\\x00'",
    "language = 'hi'",
    'claim_version = 9',
    'amount = 1',
    "state = 'queued'",
  ])
    await expect(
      database.query(`UPDATE papers SET ${change} WHERE id = $1`, [id]),
    ).rejects.toThrow();
});

test('a decision gets a letter, and a revised decision a letter that replaces it', async () => {
  const claim = await createClaimAs(asha, 'form_c');
  const reasons = [{ code: 'not_agreed' }];
  const head = { head: 'principalAmount' };
  const decide = (admitted: string, notAdmitted: string) =>
    determineAs(
      meera,
      claim.id,
      determinationOf([{ ...head, admitted, notAdmitted, reasons }], { confirm: true }),
    );
  const [amount = '0'] = [String(claim.claimData.principalAmount)];
  const less = `${BigInt(amount.split('.')[0] ?? 0) - 1n}.00`;
  expect((await decide('1.00', less)).status).toBe(201);
  const first = await madePaper(asha, claim.id, 'decision');
  expect((await decide('2.00', `${BigInt(less.split('.')[0] ?? 0) - 1n}.00`)).status).toBe(201);
  const second = await madePaper(asha, claim.id, 'decision');
  const replaced = (await madePapers(asha, claim.id)).find(({ id }) => id === first.id);
  expect(replaced?.replacedBy).toBe(second.id);
  expect((await downloaded(asha, second.id)).sha256).toBe(second.sha256);
});

test.each(creditorTypes)('each paper of %s is made in both languages', async (type) => {
  const claim = await createClaimAs(asha, type);
  await documentOf(asha, claim.id);
  const approved = await call('PATCH', `/api/claims/${claim.id}/status`, {
    token: meera.token,
    body: { status: 'approved' },
  });
  expect(approved.status).toBe(200);
  for (const kind of paperKinds) await askFor(asha, claim.id, { kind, language: 'hi' });
  const papers = await madePapers(asha, claim.id);
  expect(papers.map(({ state }) => state)).toEqual(Array(6).fill('made'));
});

test('a withdrawn claim keeps its papers', async () => {
  const claim = await createClaimAs(asha);
  const paper = await madePaper(asha, claim.id, 'acknowledgement');
  await withdraw(asha, claim.id);
  expect((await downloaded(asha, paper.id)).sha256).toBe(paper.sha256);
});

test.each([
  ['by hand for a newer version', false, 1],
  ['in another letter', true, 0],
])('of a letter that is said %s meanwhile, %s: mails', async (_, letter, mails) => {
  const claimId = await storeClaim(database, await provenUser());
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    // The queued letter is made while nobody else makes it.
    const paper = async (version: number, isLetter: boolean) =>
      (
        await client.query<{ id: string }>(
          `INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, letter)
           VALUES ($1, $2, 'acknowledgement', 'en', $2, 'claim', $1, $3) RETURNING id`,
          [claimId, version, isLetter],
        )
      ).rows[0]?.id ?? '';
    const [old, newer] = [await paper(1, true), await paper(2, letter)];
    await client.query('UPDATE papers SET replaced_by_id = $2 WHERE id = $1', [old, newer]);
    await sendLetter(client, {
      id: old,
      claimId,
      kind: 'acknowledgement',
      said: { title: 'Received', lines: [] },
    });
    const { rows: queued } = await client.query('SELECT FROM mail_queue WHERE paper_id = $1', [
      old,
    ]);
    expect(queued).toHaveLength(mails);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

async function provenUser() {
  const id = await storeUser(database);
  await database.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [id]);
  return id;
}
