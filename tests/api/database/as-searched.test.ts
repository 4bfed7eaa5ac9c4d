import type { ListedClaim } from '@/lib/claims/records/present';
import { createClaimAs } from '@/tests/support/data/claims';
import { waysToWrite } from '@/tests/support/data/names';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

test('PostgreSQL prepares names for search as the portal does', async () => {
  const written = waysToWrite.map(([name]) => name);
  expect(
    await rows(
      `SELECT array_agg(as_searched(w) ORDER BY n) AS searched
       FROM unnest($1::text[]) WITH ORDINALITY AS written (w, n)`,
      [written],
    ),
  ).toEqual([{ searched: waysToWrite.map(([, searched]) => searched) }]);
});

test('a claim is found by its creditor’s name in any spelling', async () => {
  const asha = await signUp();
  const { id } = await createClaimAs(asha, 'form_f', {
    fullName: 'Md. Jose\u0301  D’Souza \u0958',
  });
  const found = async (search: string) => {
    const path = `/api/claims?search=${encodeURIComponent(search)}`;
    const { body } = await call<{ claims: ListedClaim[] }>('GET', path, { token: asha.token });
    return body.claims.map((claim) => claim.id);
  };
  for (const search of [
    'md jos\u00e9',
    "MD. JOSE\u0301 D'SOUZA",
    'dsouza \u0915\u093c',
    'd\u200b’souza',
  ])
    expect([search, await found(search)]).toEqual([search, [id]]);
  expect(await found('md yakub')).toEqual([]);
});
