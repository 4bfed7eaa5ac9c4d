import { randomUUID } from 'node:crypto';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { docx, gif, jpeg, pdf, png } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { baseUrl, call } from '@/tests/support/http/api';
import { documentOf, send } from './documents-support';

let asha: TestPerson;
let other: TestPerson;
let ravi: TestPerson;
let stranger: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  [asha, other, ravi, stranger, meera] = await Promise.all([
    signUp(),
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
  ]);
});

afterAll(() => database.end());

const paths = (id: string) => ['', '/view', '/download'].map((end) => `/api/documents/${id}${end}`);

/** What all three addresses of a document answer to this person. */
const seenBy = (person: TestPerson | null, id: string) =>
  Promise.all(
    paths(id).map(async (path) => (await call('GET', path, { token: person?.token })).status),
  );

async function open(person: TestPerson, id: string, how: 'view' | 'download') {
  const response = await fetch(new URL(`/api/documents/${id}/${how}`, baseUrl()), {
    headers: { Authorization: `Bearer ${person.token}` },
  });
  return { headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
}

describe('a document', () => {
  test('on no claim is seen by its uploader only', async () => {
    const { id } = await documentOf(asha);
    expect(await seenBy(asha, id)).toEqual([200, 200, 200]);
    expect(await seenBy(null, id)).toEqual([401, 401, 401]);
    for (const person of [other, ravi, meera]) {
      expect(await seenBy(person, id)).toEqual([404, 404, 404]);
    }
  });

  test('on a claim is seen by everybody who sees the claim, and by nobody else', async () => {
    const claim = await createClaimAs(asha);
    const { id } = await documentOf(asha, claim.id);
    await assignTo(meera, claim.id, ravi);
    for (const person of [asha, ravi, meera]) {
      expect(await seenBy(person, id)).toEqual([200, 200, 200]);
    }
    for (const person of [other, stranger]) {
      expect(await seenBy(person, id)).toEqual([404, 404, 404]);
    }
  });

  test('that a professional added is not seen by them once the claim is assigned to somebody else', async () => {
    const claim = await createClaimAs(asha);
    await assignTo(meera, claim.id, ravi);
    const { id } = await documentOf(ravi, claim.id);
    await assignTo(meera, claim.id, stranger);
    expect(await seenBy(ravi, id)).toEqual([404, 404, 404]);
    expect(await seenBy(stranger, id)).toEqual([200, 200, 200]);
    expect(await seenBy(asha, id)).toEqual([200, 200, 200]);
  });

  test.each([randomUUID(), 'x', '%00', '..%2f..%2fetc'])(
    'with the unknown id %s is not found',
    async (id) => {
      expect(await seenBy(asha, id)).toEqual([404, 404, 404]);
    },
  );
});

describe('the content of a document', () => {
  test.each([
    ['a.pdf', pdf(200_000), 'application/pdf'],
    ['a.png', png, 'image/png'],
    ['a.jpg', jpeg, 'image/jpeg'],
    ['a.gif', gif, 'image/gif'],
  ])('named %s is shown inline, sandboxed from the portal', async (name, content, type) => {
    const { body } = await send(asha, content, name);
    const view = await open(asha, body.id, 'view');
    expect(view.content.equals(content)).toBe(true);
    expect(view.headers.get('content-type')).toBe(type);
    expect(view.headers.get('content-disposition')).toMatch(/^inline; /);
    expect(view.headers.get('content-security-policy')).toBe("sandbox; frame-ancestors 'none'");
    expect(view.headers.get('x-content-type-options')).toBe('nosniff');
    expect(view.headers.get('cache-control')).toBe('private, no-store');
    const download = await open(asha, body.id, 'download');
    expect(download.content.equals(content)).toBe(true);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  test.each([
    ['a.docx', docx()],
    ['a.txt', Buffer.from('A note <b>')],
    ['a.csv', Buffer.from('a,b\n')],
  ])('named %s is only ever saved', async (name, content) => {
    const { body } = await send(asha, content, name, { before: { bucketName: 'chatattachments' } });
    const view = await open(asha, body.id, 'view');
    expect(view.content.equals(content)).toBe(true);
    expect(view.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(view.headers.get('content-security-policy')).toBe("sandbox; frame-ancestors 'none'");
    expect(view.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('of ten megabytes comes back unchanged', async () => {
    const content = pdf(10485759);
    content.fill(Buffer.from(randomUUID()), 1000, 10_000_000);
    const { body } = await send(asha, content, 'large.pdf');
    const { content: back } = await open(asha, body.id, 'download');
    expect(back.equals(content)).toBe(true);
  });

  test('is downloaded under its own name in any script', async () => {
    const { body } = await send(asha, pdf(), 'दावा पत्र.pdf');
    const { headers } = await open(asha, body.id, 'download');
    const name = headers.get('content-disposition')?.split("filename*=UTF-8''")[1] ?? '';
    expect(decodeURIComponent(name)).toBe('दावा पत्र.pdf');
  });

  test('does not open under the key of another document', async () => {
    const [one, two] = [await documentOf(asha), await documentOf(asha)];
    await database.query(
      'UPDATE documents SET wrapped_key = (SELECT wrapped_key FROM documents WHERE id = $2) WHERE id = $1',
      [one.id, two.id],
    );
    const answer = await call('GET', `/api/documents/${one.id}/download`, { token: asha.token });
    expect([answer.status, answer.body.code]).toEqual([500, 'damaged']);
    expect(answer.text).not.toMatch(/pdf|\/|Error/i);
  });
});

test.each([
  ['GET', '/api/documents/upload'],
  ['PUT', `/api/documents/${randomUUID()}`],
  ['POST', `/api/documents/${randomUUID()}/view`],
  ['PATCH', `/api/documents/${randomUUID()}/download`],
])('%s %s is answered 405', async (method, path) => {
  const answer = await call(method, path, { token: asha.token });
  expect(answer.status).toBe(405);
});
