import type { ListedClaim } from '@/lib/claims/records/present';
import { edit } from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

const listed = async ({ token }: TestPerson, claimNumber: string) =>
  (await call<{ claims: ListedClaim[] }>('GET', `/api/claims?search=${claimNumber}`, { token }))
    .body.claims[0];

test('the list flags heads that do not add up to professionals only, until they do', async () => {
  const [asha, meera] = [await signUp(), await signUp('ip_admin')];
  const { id, claimNumber } = await createClaimAs(asha, 'form_c', { penaltyAmount: '450000.01' });
  expect((await listed(meera, claimNumber))?.flags).toEqual({
    headsDiffer: true,
    sameNumbers: expect.any(Boolean),
    otherHolder: false,
    defaultAfterCommencement: expect.any(Boolean),
    relatedParty: false,
    edited: false,
  });
  expect(await listed(asha, claimNumber)).not.toHaveProperty('flags');
  await edit(asha, id, { claimData: { penaltyAmount: '450000.00' } });
  expect((await listed(meera, claimNumber))?.flags?.headsDiffer).toBe(false);
});
