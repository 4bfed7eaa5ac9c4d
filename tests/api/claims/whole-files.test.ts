import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { documentOf, formOf } from '@/tests/api/documents/documents-support';
import { messageForm, say } from '@/tests/api/messages/messages-support';
import { aClaim, auditOf, edit, withdraw } from '@/tests/support/data/changing';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { downloaded, madePapers } from '@/tests/support/data/made-papers';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp } from '@/tests/support/data/people';
import { answerAs, askAgainAs, askedOf } from '@/tests/support/data/questions';
import {
  askForFile,
  downloadedFile,
  entriesIn,
  fileAs,
  madeFile,
  sumsWrongIn,
} from '@/tests/support/data/whole-files';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { runCleanupNow } from '@/tests/support/portal/cleanup';

afterAll(() => database.end());

const nobodys = '00000000-0000-4000-8000-000000000000';

async function fileOf(person: Parameters<typeof askForFile>[0], ids: string[], more = {}) {
  const asked = await askForFile(person, ids, more);
  expect(asked.status).toBe(202);
  const file = await madeFile(person, asked.body.id);
  const got = await downloadedFile(person, file.id);
  expect(got.status).toBe(200);
  return { file, got, entries: await entriesIn(got.bytes) };
}

test('a whole file of a claim one may not see is refused, and another person’s file is not found', async () => {
  const { asha, ravi, meera, id } = await aClaim();
  const otherManager = await signUp('ip_case_manager');
  expect((await askForFile(otherManager, [id])).status).toBe(404);
  expect((await askForFile(meera, [id, nobodys])).status).toBe(404);
  expect((await askForFile(asha, [id])).status).toBe(403);
  const { body } = await askForFile(ravi, [id]);
  await madeFile(ravi, body.id);
  for (const person of [meera, otherManager]) {
    expect((await fileAs(person, body.id)).status).toBe(404);
    expect((await downloadedFile(person, body.id)).status).toBe(404);
  }
  const of = await call<{ files: unknown[] }>('GET', '/api/claims/files', { token: meera.token });
  expect(of.body.files).toEqual([]);
  expect((await fileAs(ravi, nobodys)).status).toBe(404);
  expect((await fileAs(ravi, 'none')).status).toBe(404);
  expect(await auditOf(id, 'claim_file_downloaded')).toEqual([]);
});

test('a whole file of no claims, of more than 500, of wrong ids or in an unknown language is refused', async () => {
  const meera = await signUp('ip_admin');
  const ids = Array.from({ length: 501 }, () => randomUUID());
  for (const [given, rule] of [
    [[], 'no_claims_for_file'],
    [ids, 'too_many_claims_for_file'],
    [['none'], 'id'],
    ['none', 'claim_id_list'],
  ] as const) {
    const refused = await askForFile(meera, given);
    expect([refused.status, refused.body.issues?.[0]]).toEqual([
      400,
      expect.objectContaining({ rule }),
    ]);
  }
  expect((await askForFile(meera, [nobodys], { language: 'fr' })).status).toBe(400);
});

test('a whole file holds the claim, its versions, documents, letters, chat and trail, with true checksums', async () => {
  const { asha, ravi, id, claim } = await aClaim();
  await documentOf(asha, id);
  await edit(asha, id, { claimData: { claimAmount: '77000.00' } });
  await say(ravi, id, 'Please send the wage slip.');
  const attachment = { content: pdf(900), name: 'slip.pdf' };
  expect((await say(asha, id, messageForm({ message: 'Here it is.' }, attachment))).status).toBe(
    201,
  );
  const papers = await madePapers(asha, id);
  const { file, got, entries } = await fileOf(ravi, [id]);
  expect(file).toMatchObject({ claims: 1, done: 1, leftOut: 0, sha256: got.sha256 });
  expect(got.bytes.length).toBe(file.fileSize);
  expect(got.headers.get('content-type')).toBe('application/zip');
  expect(got.headers.get('content-disposition')).toContain(file.fileName);
  expect(sumsWrongIn(entries)).toEqual([]);
  const letters = papers.map(({ number }) => number).sort();
  expect([...entries.keys()].sort()).toEqual(
    [
      'SHA256SUMS.txt',
      'audit-trail.csv',
      'claim/claim-version-1.pdf',
      'claim/claim-version-2.pdf',
      'conversation/01-slip.pdf',
      'conversation/conversation.txt',
      'documents/01-bill.pdf',
      'index.pdf',
      ...letters.map((number, at) => `letters/0${at + 1}-${number}.pdf`),
    ].sort(),
  );
  const first = papers.at(-1);
  expect(entries.get(`letters/01-${claim.claimNumber}-P1.pdf`)).toEqual(
    (await downloaded(asha, first?.id ?? '')).bytes,
  );
  expect(entries.get('conversation/01-slip.pdf')).toEqual(pdf(900));
  const talk = entries.get('conversation/conversation.txt')?.toString() ?? '';
  expect(talk.indexOf('Please send the wage slip.')).toBeLessThan(talk.indexOf('Here it is.'));
  expect(talk).toContain('slip.pdf');
  const trail = entries.get('audit-trail.csv')?.toString() ?? '';
  expect(trail).toContain('claim_submitted');
  expect(trail).toContain('claim_updated');
  expect(entries.get('index.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a whole file holds questions and answers in their order, with the files of the answers', async () => {
  const { asha, ravi, id } = await aClaim();
  const list = await askedOf(ravi, id, [
    'When did you last work there?',
    { text: 'Slips', code: 'payslips' },
  ]);
  const slip = await documentOf(asha, id);
  await answerAs(asha, [list.id, 1], { answer: 'Until the\nend of May.' });
  await askAgainAs(ravi, [list.id, 1], { remark: 'On which day?' });
  await answerAs(asha, [list.id, 1], { answer: 'On 31 May 2026.' });
  await answerAs(asha, [list.id, 2], { answer: '', documentIds: [slip.id] });
  const english = (await fileOf(ravi, [id])).entries.get('conversation/questions.txt')?.toString();
  const said = [
    'List 1, asked by Ravi Menon',
    '1. When did you last work there? (Answered)',
    'Until the\nend of May.',
    'Asked again on',
    'On which day?',
    'On 31 May 2026.',
    '2. ',
    'Attached: documents/01-bill.pdf',
  ];
  const places = said.map((words) => english?.indexOf(words) ?? -1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  const { entries } = await fileOf(ravi, [id], { language: 'hi' });
  expect(entries.get('conversation/questions.txt')?.toString()).toContain('सूची 1, Ravi Menon');
  expect(entries.has('conversation/objections.txt')).toBe(false);
});

test('making and downloading a whole file is in the trail, and its documents count as opened', async () => {
  const { asha, ravi, id } = await aClaim();
  const document = await documentOf(asha, id);
  const { file } = await fileOf(ravi, [id]);
  const head = await downloadedFile(ravi, file.id, 'HEAD');
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  expect(await auditOf(id, 'claim_file_made')).toEqual([
    {
      user_full_name: 'Ravi Menon',
      details: { fileId: file.id, claims: 1, sha256: file.sha256 },
    },
  ]);
  expect(await auditOf(id, 'claim_file_downloaded')).toHaveLength(1);
  expect(await auditOf(id, 'document_opened')).toEqual([
    expect.objectContaining({
      details: { documentId: document.id, download: true, fileId: file.id },
    }),
  ]);
  const removed = await call('DELETE', `/api/documents/${document.id}`, { token: asha.token });
  expect([removed.status, removed.body.code]).toEqual([409, 'document_seen']);
});

test('a whole file shows every identifier masked', async () => {
  const asha = await signUp();
  const meera = await signUp('ip_admin');
  const claim = await createClaimAs(asha, 'form_d');
  const [stored] = await rows<{ path: string }>(
    'SELECT claim_data::text AS path FROM claims WHERE id = $1',
    [claim.id],
  );
  expect(stored?.path).toBeTruthy();
  const { entries } = await fileOf(meera, [claim.id]);
  for (const name of ['conversation/conversation.txt', 'audit-trail.csv'])
    expect(entries.get(name)?.toString()).not.toMatch(/[A-Z]{5}\d{4}[A-Z]|\b\d{12}\b/);
});

test('hostile and repeated file names become safe and different names in a whole file', async () => {
  const { asha, ravi, id } = await aClaim();
  const given = [
    '../../etc/passwd.pdf',
    '..\\..\\windows\\win.pdf',
    '<script>alert(1)</script>.pdf',
    'invoice\u202efdp.exe.pdf',
    'CON.pdf',
    'बिल की प्रति.pdf',
    'bill.pdf',
    'bill.pdf',
    `${'a'.repeat(240)}.pdf`,
    ' .pdf.pdf',
  ];
  for (const name of given) {
    const raw = formOf(pdf(), name, { before: { claimId: id } });
    const sent = await call('POST', '/api/documents/upload', { token: asha.token, raw });
    expect(sent.status).toBe(201);
  }
  const { entries } = await fileOf(ravi, [id]);
  const names = [...entries.keys()].filter((path) => path.startsWith('documents/'));
  expect(names).toHaveLength(given.length);
  for (const name of names) {
    expect(name).toMatch(/^documents\/\d\d-[^/\\<>:"|?*]+\.pdf$/u);
    expect(name).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\.\./u);
    expect(Buffer.byteLength(name)).toBeLessThan(120);
  }
  expect(names.some((name) => name.endsWith('बिल की प्रति.pdf'))).toBe(true);
});

test('repeated presses share a whole file while it is being made, and a withdrawn claim has one too', async () => {
  const { asha, ravi, id, claim } = await aClaim();
  const again = await createClaimAs(asha);
  const meera = await signUp('ip_admin');
  await assignTo(meera, again.id, ravi);
  expect((await withdraw(asha, id)).status).toBe(200);
  const pressed = await Promise.all([
    askForFile(ravi, [id, again.id]),
    askForFile(ravi, [again.id, id, id]),
    askForFile(ravi, [id, again.id]),
  ]);
  expect(pressed.map(({ status }) => status)).toEqual([202, 202, 202]);
  const ids = new Set(pressed.map(({ body }) => body.id));
  // A file that was finished between two presses is made again.
  expect(ids.size).toBeLessThan(3);
  const file = await madeFile(ravi, pressed[0].body.id);
  const entries = await entriesIn((await downloadedFile(ravi, file.id)).bytes);
  expect(sumsWrongIn(entries)).toEqual([]);
  for (const number of [claim.claimNumber, again.claimNumber])
    expect(entries.has(`${number}/index.pdf`)).toBe(true);
  expect(entries.has('index.pdf')).toBe(true);
});

test('a document changed in the store is left out of a whole file, and the rest is there', async () => {
  const { asha, ravi, id } = await aClaim();
  const document = await documentOf(asha, id);
  await documentOf(asha, id);
  await database.query(
    'UPDATE documents SET wrapped_key = set_byte(wrapped_key, 20, 255 - get_byte(wrapped_key, 20)) WHERE id = $1',
    [document.id],
  );
  const { entries } = await fileOf(ravi, [id], { language: 'hi' });
  expect([...entries.keys()].filter((path) => path.startsWith('documents/'))).toEqual([
    'documents/02-bill.pdf',
  ]);
  expect(sumsWrongIn(entries)).toEqual([]);
});

test('a document and a letter lost by the store are named as missing in a whole file', async () => {
  const { asha, ravi, id } = await aClaim();
  const lost = await documentOf(asha, id);
  await documentOf(asha, id);
  await madePapers(asha, id);
  const [letter] = await rows<{ file_id: string }>(
    "SELECT file_id FROM papers WHERE claim_id = $1 AND kind = 'claim_form'",
    [id],
  );
  const stored = (bucket: string, file = '') =>
    join(process.env.DATA_DIR ?? '', 'documents', bucket, file.slice(0, 2), file);
  await rm(stored('claimdocuments', lost.id));
  await rm(stored('papers', letter?.file_id));
  const { entries } = await fileOf(ravi, [id]);
  const paths = [...entries.keys()];
  expect(paths.filter((path) => path.startsWith('documents/'))).toEqual(['documents/02-bill.pdf']);
  expect(paths.filter((path) => path.startsWith('letters/'))).toHaveLength(1);
  expect(sumsWrongIn(entries)).toEqual([]);
  const index = textOfPdf(entries.get('index.pdf') ?? Buffer.alloc(0));
  expect(index.match(/is no longer in the store/g)).toHaveLength(2);
  expect(index).toContain('documents/01-bill.pdf');
  const opened = await auditOf(id, 'document_opened');
  expect(opened.map(({ details }) => details)).not.toContainEqual(
    expect.objectContaining({ documentId: lost.id }),
  );
});

test('a professional who no longer sees a claim cannot download or ask for its whole file', async () => {
  const { ravi, meera, id } = await aClaim();
  const { file } = await fileOf(ravi, [id]);
  const other = await signUp('ip_case_manager');
  await assignTo(meera, id, other);
  expect((await downloadedFile(ravi, file.id)).status).toBe(404);
  expect((await askForFile(ravi, [id])).status).toBe(404);
});

test('a whole file is deleted after some days, with its pieces', async () => {
  const { ravi, id } = await aClaim();
  const { file } = await fileOf(ravi, [id]);
  const madeAgo = (ago: string) =>
    database.query('UPDATE claim_files SET made_at = now() - $2::interval WHERE id = $1', [
      file.id,
      ago,
    ]);
  await madeAgo('71 hours 50 minutes');
  await runCleanupNow();
  expect((await fileAs(ravi, file.id)).status).toBe(200);
  await madeAgo('72 hours 10 minutes');
  const parts = await rows<{ id: string }>(
    'SELECT unnest(part_ids) AS id FROM claim_files WHERE id = $1',
    [file.id],
  );
  expect(parts.length).toBeGreaterThan(0);
  await runCleanupNow();
  expect((await fileAs(ravi, file.id)).status).toBe(404);
  const noted = await rows('SELECT FROM unfinished_files WHERE id = ANY($1)', [
    parts.map((part) => part.id),
  ]);
  expect(noted).toEqual([]);
});
