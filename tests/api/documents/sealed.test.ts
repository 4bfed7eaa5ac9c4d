import { randomUUID } from 'node:crypto';
import { unseal } from '@/lib/client/open-document/unseal';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { baseUrl, call } from '@/tests/support/http/api';
import { documentOf, send } from './documents-support';

let asha: TestPerson;
let ravi: TestPerson;
let stranger: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  [asha, ravi, stranger, meera] = await Promise.all([
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
  ]);
});

afterAll(() => database.end());

async function sealedFor(person: TestPerson, id: string) {
  const response = await fetch(new URL(`/api/documents/${id}/sealed`, baseUrl()), {
    headers: { Authorization: `Bearer ${person.token}` },
  });
  const salt = response.headers.get('X-Seal-Salt') ?? '';
  return { salt, content: await response.arrayBuffer(), headers: response.headers };
}

const keyFor = (person: TestPerson, id: string, salt: unknown) =>
  call<{ key: string }>('POST', `/api/documents/${id}/unseal`, {
    token: person.token,
    body: { salt },
  });

const openings = async (id: string) =>
  (
    await database.query(
      `SELECT user_id, details FROM audit_entries
       WHERE action = 'document_opened' AND details->>'documentId' = $1 ORDER BY id`,
      [id],
    )
  ).rows;

/** A document of two and a half frames, on a claim that Ravi is assigned. */
async function aDocument() {
  const claim = await createClaimAs(asha);
  await assignTo(meera, claim.id, ravi);
  const content = pdf(160 * 1024 + 1);
  const { body } = await send(asha, content, 'bill.pdf', { before: { claimId: claim.id } });
  return { id: body.id, claimId: claim.id, content };
}

test('a document loaded ahead can be read only with a key, and asking for the key is recorded as opening', async () => {
  const { id, claimId, content } = await aDocument();
  const sealed = await sealedFor(ravi, id);
  expect(sealed.headers.get('Cache-Control')).toBe('private, no-store');
  expect(sealed.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(Buffer.from(sealed.content).includes('xxxxxxxx')).toBe(false);
  expect(await openings(id)).toEqual([]);

  const { body } = await keyFor(ravi, id, sealed.salt);
  expect(Buffer.from(await unseal(body.key, sealed.content)).equals(content)).toBe(true);
  const opening = { user_id: ravi.user.id, details: { documentId: id, download: false } };
  expect(await openings(id)).toEqual([opening]);
  await keyFor(ravi, id, sealed.salt);
  expect(await openings(id)).toEqual([opening, opening]);
  const trail = await call('GET', `/api/claims/${claimId}/audit`, { token: meera.token });
  expect(trail.text).toContain('document_opened');
});

test('a key opens only what was sealed for that person, document and time', async () => {
  const { id } = await aDocument();
  const other = await documentOf(asha);
  const [one, two] = [await sealedFor(ravi, id), await sealedFor(ravi, id)];
  expect(one.salt).not.toBe(two.salt);
  const keys = [
    (await keyFor(ravi, id, two.salt)).body.key,
    (await keyFor(meera, id, one.salt)).body.key,
    (await keyFor(asha, other.id, one.salt)).body.key,
  ];
  for (const key of keys) await expect(unseal(key, one.content)).rejects.toThrow();
  const cut = one.content.slice(0, -20);
  const { key } = (await keyFor(ravi, id, one.salt)).body;
  await expect(unseal(key, cut)).rejects.toThrow();
});

test('a person who does not see a document gets neither its sealed content nor a key', async () => {
  const { id } = await aDocument();
  const { salt } = await sealedFor(ravi, id);
  expect((await call('GET', `/api/documents/${id}/sealed`, { token: stranger.token })).status).toBe(
    404,
  );
  expect((await keyFor(stranger, id, salt)).status).toBe(404);
  expect((await keyFor(meera, randomUUID(), salt)).status).toBe(404);
  for (const wrong of ['', 'x', `${salt}x`, 7, null, undefined])
    expect((await keyFor(ravi, id, wrong)).status).toBe(400);
  expect(await openings(id)).toEqual([]);
});

test('a claimant can remove a document that was only loaded ahead, and then nobody can open it', async () => {
  const { id } = await aDocument();
  const { salt } = await sealedFor(ravi, id);
  expect((await call('DELETE', `/api/documents/${id}`, { token: asha.token })).status).toBe(200);
  expect((await keyFor(ravi, id, salt)).status).toBe(404);
});
