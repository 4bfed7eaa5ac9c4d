import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { bulkForm, creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { page, program, xlsx } from '@/tests/support/data/files';
import { forgetPapers } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { baseUrl, call } from '@/tests/support/http/api';

let asha: TestPerson;

beforeAll(async () => {
  asha = await signUp();
});

afterAll(() => database.end());

/** Everything that filing a file of claims could leave behind for this person. */
async function tracesOf(person: TestPerson) {
  const [found] = await rows(
    `SELECT (SELECT count(*)::int FROM claims WHERE claimant_id = $1) AS claims,
       (SELECT count(*)::int FROM claim_imports WHERE user_id = $1) AS imports,
       (SELECT count(*)::int FROM audit_entries
        WHERE user_id = $1 AND action IN ('claim_submitted', 'claims_imported')) AS entries`,
    [person.user.id],
  );
  return found;
}
const nothing = { claims: 0, imports: 0, entries: 0 };

/** A file of exactly so many bytes, with one good row. */
function fileOf(size: number) {
  const good = csvOf('form_d', creditors(1));
  return Buffer.concat([good, Buffer.alloc(size - good.length, '\n')]);
}

describe.each(['upload', 'check', 'rejected'] as const)('the bulk call %s', (to) => {
  test.each([
    ['a program', 'claims.csv', program, 'content_mismatch'],
    ['a program', 'claims.xlsx', program, 'content_mismatch'],
    ['a page', 'claims.csv', page, 'content_mismatch'],
    ['a workbook', 'claims.csv', xlsx(), 'not_plain_text'],
    ['a text', 'claims.xlsx', csvOf('form_d', creditors(1)), 'content_mismatch'],
    ['a program under its own ending', 'claims.exe', program, 'unsupported_type'],
    ['a file without an ending', 'claims', csvOf('form_d', creditors(1)), 'unsupported_type'],
  ])('answers 415 to %s called %s', async (_what, name, content, code) => {
    const { status, body } = await sendClaims(asha, to, content, { name });
    expect([status, body.code]).toEqual([415, code]);
  });

  test('answers 400 to an empty file and to no file, and says which', async () => {
    const empty = await sendClaims(asha, to, Buffer.alloc(0));
    expect(empty.status).toBe(400);
    expect(empty.body.issues).toMatchObject([{ path: 'file', rule: 'empty_file' }]);
    const form = new FormData();
    form.append('creditorType', 'form_d');
    const none = await call('POST', `/api/claims/bulk/${to}`, { token: asha.token, raw: form });
    expect(none.status).toBe(400);
    expect(none.body.issues).toMatchObject([{ path: 'file', rule: 'required' }]);
  });

  test.each([
    [{}, 'creditorType'],
    [{ creditorType: '' }, 'creditorType'],
    [{ creditorType: 'form_z' }, 'creditorType'],
    [{ creditorType: 'form_d', allowDuplicate: 'maybe' }, 'allowDuplicate'],
    [{ creditorType: 'form_d', language: 'ta' }, 'language'],
  ])('answers 400 to %j before and after the file', async (fields, path) => {
    const content = csvOf('form_d', creditors(1));
    const answers = await Promise.all([
      sendClaims(asha, to, content, { before: fields }),
      sendClaims(asha, to, content, { before: {}, after: fields }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.issues).toMatchObject([{ path }]);
    }
  });

  test('answers 413 to 10,485,761 bytes', async () => {
    const { status, body } = await sendClaims(asha, to, fileOf(10_485_761));
    expect([status, body.code]).toEqual([413, 'claims_file_too_large']);
  });

  test('answers 401 to a stranger and 403 to a professional awaiting approval', async () => {
    const pending = await signUp('ip_admin');
    await database.query("UPDATE users SET status = 'pending' WHERE id = $1", [pending.user.id]);
    const content = csvOf('form_d', creditors(1));
    expect((await sendClaims(null, to, content)).status).toBe(401);
    const waiting = await sendClaims(pending, to, content);
    expect([waiting.status, waiting.body.code]).toEqual([403, 'awaiting_verification']);
  });

  test('answers 405 to another method and 415 to JSON', async () => {
    const path = `/api/claims/bulk/${to}`;
    expect((await call('GET', path, { token: asha.token })).status).toBe(405);
    expect((await call('POST', path, { token: asha.token, body: {} })).status).toBe(415);
  });

  test('has filed nothing after the refusals above', async () => {
    expect(await tracesOf(asha)).toEqual(nothing);
  });
});

test('a file of 10,485,760 bytes is accepted', async () => {
  const salma = await signUp();
  const { status, body } = await sendClaims(salma, 'upload', fileOf(10_485_760));
  expect([status, body.success, body.rows]).toEqual([201, 1, 1]);
});

test('the creditor type may come after the file', async () => {
  const salma = await signUp();
  const after = { creditorType: 'form_d' };
  const sent = await sendClaims(salma, 'upload', csvOf('form_d', creditors(2)), {
    before: {},
    after,
  });
  expect([sent.status, sent.body.success]).toEqual([201, 2]);
});

test('a connection cut half-way files nothing, and the file can be sent again', async () => {
  const salma = await signUp();
  const content = csvOf('form_d', creditors(4000));
  const form = new Response(
    bulkForm(content, 'claims.csv', { before: { creditorType: 'form_d' } }),
  );
  const bytes = Buffer.from(await form.arrayBuffer());
  const sending = httpRequest(new URL('/api/claims/bulk/upload', baseUrl()), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${salma.token}`,
      'Content-Type': form.headers.get('Content-Type') ?? '',
      'Content-Length': bytes.length,
    },
  });
  const closed = new Promise((resolve) => sending.once('error', resolve));
  await new Promise((resolve) => sending.write(bytes.subarray(0, bytes.length / 2), resolve));
  sending.destroy(new Error('gone'));
  await closed;
  expect(await tracesOf(salma)).toEqual(nothing);
  const again = await sendClaims(salma, 'upload', content);
  expect([again.status, again.body.success]).toEqual([201, 4000]);
  await forgetPapers(salma);
});

test('a person who has a file under way is told at once to wait with a second', async () => {
  const salma = await signUp();
  const content = csvOf('form_d', creditors(1));
  const hash = createHash('sha256').update(content).digest('hex');
  const client = await database.connect();
  try {
    // Holds the lock of this file, as if it were being filed: those sent now wait.
    const key = `import:${salma.user.id}:${hash}`;
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [key]);
    const sent = Array.from({ length: 4 }, () => sendClaims(salma, 'upload', content));
    const refused = await Promise.race(sent);
    expect([refused.status, refused.body.code]).toEqual([429, 'imports_under_way']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await client.query('SELECT pg_advisory_unlock_all()');
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 429, 429, 429]);
    expect((await sendClaims(salma, 'upload', content)).status).toBe(409);
  } finally {
    client.release(true);
  }
});
