import type { Changes } from '@/lib/creditor-lists/changes';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  admittedAs,
  decideListAs,
  determinedAs,
  madeListAs,
} from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
});
afterAll(() => portal.remove());

test('what is covered is an amount that changed, and a remark or a related party is said otherwise', async () => {
  const kaveri = await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '1000.00');
  const { number: plain } = await madeListAs(meera);
  const heads = [{ head: 'principalAmount', claimed: '1000.00', admitted: '1000.00' }];
  const since = async (from: number) => {
    const { number } = await madeListAs(meera);
    const { body } = await ask<Changes>(
      meera,
      'GET',
      `creditor-lists/${number}/changes?from=${from}`,
    );
    const of = body.rows.find(({ claimNumber }) => claimNumber === kaveri.claimNumber);
    return { number, kind: of?.kind, before: of?.before, after: of?.after, counts: body.counts };
  };
  await determinedAs(meera, kaveri, heads, {
    securedAmount: '400.00',
    category: 'secured_financial',
  });
  const moved = await since(plain);
  expect([moved.kind, moved.after?.securedAmount]).toEqual(['moved', '400.00']);
  await determinedAs(meera, kaveri, heads, {
    securedAmount: '300.00',
    category: 'secured_financial',
  });
  const covered = await since(moved.number);
  expect(covered).toMatchObject({
    kind: 'changed',
    before: { securedAmount: '400.00' },
    after: { securedAmount: '300.00' },
  });
  await determinedAs(meera, kaveri, heads, {
    securedAmount: '300.00',
    category: 'secured_financial',
    remarks: 'Mortgage in Pune',
  });
  const said = await since(covered.number);
  expect(said).toMatchObject({ kind: 'said', before: { remarks: null }, counts: { said: 1 } });
  expect(said.after?.remarks).toBe('Mortgage in Pune');
  expect((await since(said.number)).counts).toEqual({
    added: 0,
    removed: 0,
    moved: 0,
    changed: 0,
    said: 0,
    share: 0,
  });
});

test('the public counts a changed name only where it reads another one', async () => {
  const { id } = await createClaimAs(asha, 'form_ca', { institutionName: 'Ram Lal' });
  const before = await madeListAs(meera);
  const claimData = { institutionName: 'Rakesh Lal' };
  expect((await ask(asha, 'PATCH', `claims/${id}`, { claimData })).status).toBe(200);
  const after = await madeListAs(meera);
  for (const { number } of [before, after])
    for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  const path = `creditor-lists/${after.number}/changes?from=${before.number}`;
  const { body: whole } = await ask<Changes>(meera, 'GET', path);
  expect([whole.counts.said, whole.total, whole.rows.length]).toEqual([1, 1, 1]);
  const { body: shown } = await ask<Changes>(meera, 'GET', `public/${path}`);
  expect([shown.counts.said, shown.total, shown.rows.length]).toEqual([0, 0, 0]);
});
