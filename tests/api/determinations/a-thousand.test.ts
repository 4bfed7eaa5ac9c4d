import type { BulkConfirmed } from '@/lib/claims/deeds/determinations/confirm';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  ask,
  confirmAs,
  determinationOf,
  determineAs,
  traceOf,
} from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let asha: TestPerson;
let meera: TestPerson;
/** A thousand proposals, the first three of claims that changed since. */
let ids: string[];
const changed: { id: string; claimId: string; number: string }[] = [];

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await portal.database.query(text, values)).rows as Row[];
const trace = (claimId: string) => traceOf(claimId, query);
const confirmMany = (all: readonly string[]) =>
  ask<BulkConfirmed>(meera, 'POST', 'determinations/bulk/confirm', { ids: all });

const part = determinationOf([
  {
    head: 'principal',
    admitted: '4000.10',
    notAdmitted: '999.90',
    reasons: [{ code: 'more_than_books' }],
  },
]);

async function propose() {
  const { id: claimId, claimNumber } = await createClaimAs(asha, 'form_b', { claimAmount: '5000' });
  const { body } = await determineAs(meera, claimId, part);
  return { id: body.id, claimId, number: claimNumber };
}

/** Copies the claim and its proposal so many times. */
async function copies(claimId: string, count: number) {
  const rows = await query<{ id: string }>(
    `WITH copied AS (
       INSERT INTO claims (creditor_type, claimant_id, creditor_name, claim_amount, claim_description,
         nature_of_claim, claim_data, form_edition, status, submitted_at)
       SELECT creditor_type, claimant_id, creditor_name, claim_amount, claim_description, nature_of_claim, claim_data,
         form_edition, status, submitted_at + n * interval '1 millisecond'
       FROM claims, generate_series(1, $2::int) AS n WHERE id = $1::uuid RETURNING id)
     INSERT INTO determinations (claim_id, number, claim_version, state, basis, heads, claimed, admitted, contingent,
       not_admitted, under_verification, category, law_edition, proposed_by_id)
     SELECT copied.id, 1, 1, 'proposed', basis, heads, claimed, admitted, contingent, not_admitted, under_verification,
       category, law_edition, proposed_by_id
     FROM determinations, copied WHERE claim_id = $1::uuid RETURNING id`,
    [claimId, count],
  );
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  portal = await ownPortal();
  const { address } = await portal.start();
  [asha, meera] = [await signUp('claimant', address), await signUp('ip_admin', address)];
  for (let n = 0; n < 3; n += 1) changed.push(await propose());
  const [edited, withdrawn, confirmed] = changed;
  const template = await propose();
  ids = [...changed.map(({ id }) => id), template.id, ...(await copies(template.claimId, 996))];
  const edit = { claimData: { claimDescription: 'Another bill of the same month.' } };
  expect((await ask(asha, 'PATCH', `claims/${edited?.claimId}`, edit)).status).toBe(200);
  const leave = await ask(asha, 'POST', `claims/${withdrawn?.claimId}/withdraw`, {
    reason: 'Filed twice.',
  });
  expect(leave.status).toBe(200);
  expect((await confirmAs(meera, confirmed?.id ?? '')).status).toBe(200);
}, 240_000);
afterAll(() => portal.remove());

test('confirming more than a thousand proposals, or an unknown one, is refused and changes nothing', async () => {
  const nobody = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  const tooMany = await confirmMany([...ids, nobody]);
  expect([tooMany.status, tooMany.body.code]).toEqual([400, 'invalid']);
  const strange = await confirmMany([...ids.slice(1), nobody]);
  expect([strange.status, strange.body.code]).toEqual([404, 'not_found']);
  expect(
    await query(`SELECT state, count(*)::int AS n FROM determinations GROUP BY 1 ORDER BY 1`),
  ).toEqual([
    { state: 'proposed', n: 999 },
    { state: 'confirmed', n: 1 },
  ]);
});

test('of a thousand proposals confirmed at once, the three changed meanwhile are named and stay as they are', async () => {
  const before = await Promise.all(changed.map(({ claimId }) => trace(claimId)));
  const { status, body } = await confirmMany(ids);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    confirmed: 997,
    totals: {
      claimed: '4985000.00',
      admitted: '3988099.70',
      contingent: '0.00',
      notAdmitted: '996900.30',
      underVerification: '0.00',
    },
  });
  expect(body.skipped).toEqual(
    ['claim_changed', 'claim_closed', 'already_confirmed'].map((reason, at) => ({
      id: changed[at]?.id,
      claimNumber: changed[at]?.number,
      reason,
      message: expect.stringMatching(/^[A-Z].*\.$/),
    })),
  );
  expect(await Promise.all(changed.map(({ claimId }) => trace(claimId)))).toEqual(before);

  const done = ids.slice(3);
  const [sums] = await query(
    `SELECT count(*)::int AS claims, count(*) FILTER (WHERE c.status = 'approved')::int AS approved,
       count(*) FILTER (WHERE d.state = 'confirmed' AND d.confirmed_by_id = $2)::int AS confirmed,
       count(*) FILTER (WHERE k.queue = 'decided' AND k.admitted = 4000.10)::int AS decided,
       sum((SELECT count(*) FROM audit_entries a WHERE a.claim_id = c.id AND a.action = 'determination_confirmed'))::int AS entries,
       sum((SELECT count(*) FROM audit_entries a WHERE a.claim_id = c.id AND a.action = 'status_changed'))::int AS changes,
       sum((SELECT count(*) FROM notifications n WHERE n.claim_id = c.id AND n.user_id = $3))::int AS told
     FROM determinations d JOIN claims c ON c.id = d.claim_id JOIN claim_desk k ON k.id = c.id
     WHERE d.id = ANY($1::uuid[])`,
    [done, meera.user.id, asha.user.id],
  );
  expect(sums).toEqual({
    claims: 997,
    approved: 997,
    confirmed: 997,
    decided: 997,
    entries: 997,
    changes: 997,
    told: 997,
  });
});

test('confirming the same thousand again names them all and stores nothing', async () => {
  // Letters of the first confirmation are still being made.
  const state = () =>
    query(
      `SELECT (SELECT count(*) FROM audit_entries WHERE action <> 'paper_made') AS entries, (SELECT count(*) FROM notifications) AS notices,
         (SELECT md5(string_agg(d::text, '' ORDER BY id)) FROM determinations d) AS determinations,
         (SELECT md5(string_agg(c::text, '' ORDER BY id)) FROM claims c) AS claims`,
    );
  const before = await state();
  const { body } = await confirmMany(ids);
  expect([body.confirmed, body.skipped.length, body.totals.admitted]).toEqual([0, 1000, '0.00']);
  expect(await state()).toEqual(before);
});
