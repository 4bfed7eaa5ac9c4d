import type { PresentedClaim } from '@/lib/claims/records/present';
import type { PresentedDocument } from '@/lib/documents/present';
import { documentOf } from '@/tests/api/documents/documents-support';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

let asha: TestPerson;
let meera: TestPerson;
beforeAll(async () => {
  [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
});

const remove = ({ token }: TestPerson, id: string) =>
  call<{ code?: string }>('DELETE', `/api/documents/${id}`, { token });
const open = ({ token }: TestPerson, id: string) =>
  call('GET', `/api/documents/${id}/view`, { token });
const documentsOn = async ({ token }: TestPerson, claimId: string) =>
  (await call<PresentedClaim>('GET', `/api/claims/${claimId}`, { token })).body.documents;
const removalsOf = (id: string) =>
  rows<{ who: string; claim: string | null }>(
    `SELECT user_id AS who, claim_id AS claim FROM audit_entries
     WHERE action = 'document_removed' AND details->>'documentId' = $1`,
    [id],
  );

test('a claimant removes a document that no professional has opened, and the trail records it', async () => {
  const claim = await createClaimAs(asha);
  const { id } = await documentOf(asha, claim.id);
  expect((await open(asha, id)).status).toBe(200);
  expect(await documentsOn(asha, claim.id)).toMatchObject([{ id, removable: true }]);
  expect((await documentsOn(meera, claim.id))[0]).not.toHaveProperty('removable');
  expect(await remove(asha, id)).toMatchObject({ status: 200, body: { id } });
  expect(await documentsOn(asha, claim.id)).toEqual([]);
  expect((await open(meera, id)).status).toBe(404);
  expect(await removalsOf(id)).toEqual([{ who: asha.user.id, claim: claim.id }]);
  expect(await rows('SELECT id FROM unfinished_files WHERE id = $1::uuid', [id])).toEqual([]);
  expect((await remove(asha, id)).status).toBe(404);
});

test('a claimant cannot remove a document that a professional has opened', async () => {
  const claim = await createClaimAs(asha);
  const { id } = await documentOf(asha, claim.id);
  await assignTo(meera, claim.id, meera);
  expect((await open(meera, id)).status).toBe(200);
  expect(await documentsOn(asha, claim.id)).toMatchObject([{ id, removable: false }]);
  expect(await remove(asha, id)).toMatchObject({ status: 409, body: { code: 'document_seen' } });
  expect(await documentsOn(asha, claim.id)).toHaveLength(1);
  expect(await removalsOf(id)).toEqual([]);
});

test('nobody can remove another person’s document, nor one of a decided claim', async () => {
  const claim = await createClaimAs(asha);
  const { id } = await documentOf(asha, claim.id);
  const theirs = await documentOf(meera, claim.id);
  const salma = await signUp();
  expect((await remove(salma, id)).status).toBe(404);
  expect((await remove(meera, id)).status).toBe(403);
  expect((await remove(asha, theirs.id)).status).toBe(404);
  await call('PATCH', `/api/claims/${claim.id}/status`, {
    token: meera.token,
    body: { status: 'rejected' },
  });
  expect(await remove(asha, id)).toMatchObject({ status: 409, body: { code: 'decided' } });
});

test('a document on no claim is removed by its uploader', async () => {
  const { id }: PresentedDocument = await documentOf(asha);
  expect((await remove(await signUp(), id)).status).toBe(404);
  expect((await remove(asha, id)).status).toBe(200);
  expect(await removalsOf(id)).toEqual([{ who: asha.user.id, claim: null }]);
});
