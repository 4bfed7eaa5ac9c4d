import type { BulkOutcome } from '@/lib/claims/deeds/bulk';
import type { PresentedTransfer } from '@/lib/claims/deeds/transfers/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { Figures } from '@/lib/creditor-lists/figures/present';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { documentOf, send } from '@/tests/api/documents/documents-support';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, committeeAs, linesAs, madeListAs } from '@/tests/support/data/creditor-lists';
import {
  ask,
  determinationOf,
  determinationsFor,
  determineAs,
  fiveAmountsOf,
} from '@/tests/support/data/determinations';
import { pdf } from '@/tests/support/data/files';
import { downloaded, madePaper } from '@/tests/support/data/made-papers';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import {
  agreeAs,
  reportTransferAs,
  transfersFor,
  withTransfer,
} from '@/tests/support/data/transfers';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

let portal: StartedPortal;
let yogita: TestPerson;
let zoya: TestPerson;
let other: TestPerson;
let meera: TestPerson;
let kavya: TestPerson;
let ravi: TestPerson;

const today = dayInIndia(new Date());
const ago = (days: number) => daysAfter(today, -days);
const commencement = ago(60);

// A portal of its own, since the commencement date and the two-person rule apply to the whole case.
beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  [yogita, zoya, other, meera, kavya, ravi] = await Promise.all([
    signUp('claimant', address),
    signUp('claimant', address),
    signUp('claimant', address),
    signUp('ip_admin', address),
    signUp('ip_admin', address),
    signUp('ip_case_manager', address),
  ]);
  await ask(meera, 'PATCH', 'case', { commencementDate: commencement });
});
afterAll(() => portal.remove());

/** Moves a claim and its determination in force back by so many days. */
async function madeOlder(claimId: string, days: number) {
  const client = await portal.database.connect();
  const at = `${ago(days)}T06:00:00Z`;
  try {
    // Disables the triggers that forbid changes, for these two statements only.
    await client.query(`SET session_replication_role = 'replica'`);
    await client.query('UPDATE claims SET submitted_at = $2 WHERE id = $1', [claimId, at]);
    await client.query('UPDATE determinations SET confirmed_at = $2 WHERE claim_id = $1', [
      claimId,
      at,
    ]);
    await client.query(`SET session_replication_role = 'origin'`);
  } finally {
    client.release();
  }
}

const lender = (name: string, amount: string, changes: object = {}) =>
  admittedAs(yogita, meera, 'form_c', name, amount, changes);

const toZoya = (on = today, amount = '3000.00') => ({ amount, on, email: zoya.user.email });

/** A transfer that both sides have agreed to. */
async function agreedFrom(claimId: string, amount: string, on = today, relatedParty = false) {
  const { body, status, text } = await reportTransferAs(yogita, claimId, toZoya(on, amount));
  if (status !== 201) throw new Error(text);
  const agreed = await agreeAs(zoya, body.id, relatedParty);
  if (agreed.status !== 200) throw new Error(agreed.text);
  return agreed.body;
}

/** Everything of a claim and of its parties that a refused call must leave unchanged. */
const traceOf = async (claimId: string) =>
  (
    await portal.database.query(
      `SELECT c.*, (SELECT json_agg(t ORDER BY t.reported_at) FROM claim_transfers t WHERE t.claim_id = c.id) AS transfers,
         (SELECT json_agg(d ORDER BY d.number) FROM determinations d WHERE d.claim_id = c.id) AS determinations,
         (SELECT count(*) FROM claims p WHERE p.claimant_id = ANY ($2)) AS claims,
         (SELECT count(*) FROM notifications n WHERE n.user_id = ANY ($2)) AS notices,
         (SELECT count(*) FROM documents d WHERE d.claim_id = c.id) AS documents,
         (SELECT count(*) FROM audit_entries a WHERE a.claim_id = c.id AND a.action NOT IN ('paper_made', 'document_opened')) AS entries
       FROM claims c WHERE c.id = $1`,
      [claimId, [yogita, zoya, meera].map(({ user }) => user.id)],
    )
  ).rows;

const rulesIn = ({ body }: { body: object }) =>
  ((body as { issues?: { path: string; rule: string }[] }).issues ?? []).map(
    ({ path, rule }) => `${path}: ${rule}`,
  );

test('a part of a claim is transferred once reported, agreed to and accepted; later lists follow', async () => {
  const y = await lender('Y Finance', '50000000.00', { securedAmount: '10000000.00' });
  await madeOlder(y.id, 20);
  await lender('X Bank', '50000000.00');
  const before = await madeListAs(meera);

  const reported = await reportTransferAs(yogita, y.id, toZoya(ago(13), '30000000.00'));
  expect(reported.status).toBe(201);
  expect(reported.body).toMatchObject({
    direction: 'from',
    state: 'reported',
    amount: '30000000.00',
    on: ago(13),
    reportBy: ago(6),
    reportedOn: today,
    answeredOn: null,
    transferee: { name: 'Z Capital', email: zoya.user.email },
    next: ['take_back'],
  });
  // The transferee sees what they are asked about, the deed too, and nothing of the claim.
  const told = await ask<{ transfers: PresentedTransfer[] }>(zoya, 'GET', 'transfers');
  expect(told.body.transfers).toMatchObject([
    {
      id: reported.body.id,
      direction: 'to',
      from: { id: null, claimNumber: y.claimNumber, name: 'Y Finance' },
      transferee: { name: 'Z Capital', email: null },
      next: ['answer'],
    },
  ]);
  expect((await ask(zoya, 'GET', `claims/${y.id}`)).status).toBe(404);
  expect((await ask(zoya, 'GET', `claims/${y.id}/transfers`)).status).toBe(404);
  const { deed } = reported.body;
  const seeDeed = async (person: TestPerson) =>
    (await ask(person, 'GET', `documents/${deed.id}/download`)).status;
  expect([await seeDeed(yogita), await seeDeed(zoya), await seeDeed(other)]).toEqual([
    200, 200, 404,
  ]);

  const agreed = await agreeAs(zoya, reported.body.id);
  expect(agreed).toMatchObject({
    status: 200,
    body: { state: 'agreed', answeredOn: today, next: [] },
  });
  const accepted = await withTransfer(meera, reported.body.id, 'accept');
  expect(accepted.status).toBe(200);
  expect(accepted.body).toMatchObject({ state: 'accepted', effectiveOn: ago(13), next: [] });

  const toId = accepted.body.to?.id ?? '';
  const z = (await ask<PresentedClaim>(zoya, 'GET', `claims/${toId}`)).body;
  expect(z).toMatchObject({
    status: 'approved',
    creditorType: 'form_c',
    claimAmount: '30000000.00',
    claimData: {
      institutionName: 'Z Capital',
      principalAmount: '30000000.00',
      isRelatedParty: 'no',
    },
  });
  const [ofY] = await determinationsFor(meera, y.id);
  const [ofZ] = await determinationsFor(meera, toId);
  expect(fiveAmountsOf(ofY?.totals as never)).toEqual([
    '50000000.00',
    '20000000.00',
    '0.00',
    '30000000.00',
    '0.00',
  ]);
  expect(ofY).toMatchObject({
    number: 2,
    basis: 'assigned',
    state: 'confirmed',
    securedAmount: '4000000.00',
    heads: [
      {
        head: 'principalAmount',
        reasons: [{ code: 'transferred', text: 'Z Capital', amount: '30000000.00' }],
      },
    ],
  });
  expect(fiveAmountsOf(ofZ?.totals as never)).toEqual([
    '30000000.00',
    '30000000.00',
    '0.00',
    '0.00',
    '0.00',
  ]);
  expect(ofZ).toMatchObject({
    number: 1,
    basis: 'assigned',
    state: 'confirmed',
    securedAmount: '6000000.00',
    category: ofY?.category,
    relatedParty: false,
  });

  const shares = async (asOn: string) => {
    const list = await madeListAs(meera, asOn);
    const { base, members } = await committeeAs(meera, list.number);
    return [base, ...members.map(({ name, share }) => `${name} ${share}`)];
  };
  expect(await shares(ago(14))).toEqual(['50000000.00', 'Y Finance 100.00']);
  expect(await shares(ago(13))).toEqual(['50000000.00', 'Z Capital 60.00', 'Y Finance 40.00']);
  expect(await shares(today)).toEqual([
    '100000000.00',
    'X Bank 50.00',
    'Z Capital 30.00',
    'Y Finance 20.00',
  ]);
  expect((await ask(meera, 'GET', `creditor-lists/${before.number}`)).body).toEqual(before);
  const then = await linesAs(meera, (await madeListAs(meera, ago(14))).number);
  expect(then.rows.map(({ name, claimed, admitted }) => [name, claimed, admitted])).toEqual([
    ['Y Finance', '50000000.00', '50000000.00'],
  ]);

  // Both are told, and get the letter of what is admitted.
  const { rows: letters } = await portal.database.query(
    `SELECT claim_id FROM papers WHERE kind = 'decision' AND letter AND replaced_by_id IS NULL AND claim_id = ANY($1::uuid[])`,
    [[y.id, toId]],
  );
  expect(letters).toHaveLength(2);
  const { rows: notices } = await portal.database.query(
    `SELECT u.email, n.data->>'change' AS change FROM notifications n JOIN users u ON u.id = n.user_id
     WHERE n.type = 'transfer' AND u.id = ANY($1::uuid[]) ORDER BY n.created_at, u.email`,
    [[yogita.user.id, zoya.user.id]],
  );
  expect(
    notices.map(({ email, change }) => `${email === zoya.user.email ? 'Z' : 'Y'} ${change}`).sort(),
  ).toEqual(['Y accepted', 'Y agreed', 'Z accepted', 'Z reported']);
  const { rows: trail } = await portal.database.query(
    `SELECT coalesce(details->>'change', action::text) AS change FROM audit_entries
     WHERE action IN ('claim_transfer', 'document_uploaded') AND claim_id = $1 ORDER BY id`,
    [y.id],
  );
  expect(trail.map(({ change }) => change)).toEqual([
    'document_uploaded',
    'reported',
    'agreed',
    'accepted',
  ]);

  // The transferor gets no link to the transferee's claim, nor the transferee to the transferor's.
  expect((await transfersFor(yogita, y.id)).transfers).toMatchObject([
    { to: null, state: 'accepted' },
  ]);
  expect((await transfersFor(zoya, toId)).transfers).toMatchObject([
    { direction: 'to', from: { id: null }, to: { id: toId } },
  ]);
  expect((await ask(yogita, 'GET', `claims/${toId}`)).status).toBe(404);
});

test('the figures of a past day equal its list, also after a transfer was accepted later', async () => {
  // Directly in the database: the call would notify people whose claims become late.
  const setLastDate = (day: string | null) =>
    portal.database.query('UPDATE case_settings SET last_date_for_claims = $1', [day]);
  await setLastDate(ago(30));
  for (const asOn of [ago(14), ago(13), ago(5), today]) {
    const { summary, totals } = await madeListAs(meera, asOn);
    const { body } = await ask<Figures>(meera, 'GET', `figures?from=${commencement}&to=${asOn}`);
    const amounts = ({ received, admitted, contingent, notAdmitted }: (typeof body)['totals']) => [
      received,
      admitted,
      contingent.amount,
      notAdmitted.amount,
    ];
    expect([asOn, amounts(body.totals)]).toEqual([
      asOn,
      [totals.received, totals.admitted, totals.contingent, totals.notAdmitted],
    ]);
    expect(body.categories.map((one) => [one.category, ...amounts(one)])).toEqual(
      summary.map((one) => [
        one.category,
        one.received,
        one.admitted,
        one.contingent,
        one.notAdmitted,
      ]),
    );
    // A transferred claim was verified before its transfer, and does not count as verified late.
    const verified = body.ageing.map((one) => one.verified);
    expect(verified.reduce((sum, one) => sum + one, 0)).toBe(
      asOn === ago(14) ? 1 : asOn === today ? 3 : 2,
    );
    expect(verified.at(-1)).toBe(0);
  }
  await setLastDate(null);
});

test('a transferred claim can be transferred on whole, and a related party has no vote', async () => {
  const y = await lender('Y Chain', '9000.00');
  await madeOlder(y.id, 20);
  const first = await withTransfer(
    meera,
    (await agreedFrom(y.id, '4000.00', ago(10))).id,
    'accept',
  );
  const zId = first.body.to?.id ?? '';
  const early = await reportTransferAs(zoya, zId, {
    amount: '4000.00',
    on: ago(11),
    name: 'W Related',
    email: other.user.email,
  });
  expect(rulesIn(early)).toEqual(['on: transfer_before']);
  const second = await reportTransferAs(zoya, zId, {
    amount: '4000.00',
    on: ago(5),
    name: 'W Related',
    email: other.user.email,
  });
  expect(second.status).toBe(201);
  await agreeAs(other, second.body.id, true);
  const accepted = await withTransfer(meera, second.body.id, 'accept');
  expect(accepted.body).toMatchObject({
    state: 'accepted',
    effectiveOn: ago(5),
    relatedParty: true,
  });
  const wId = accepted.body.to?.id ?? '';
  const admitted = async (id: string) => (await determinationsFor(meera, id))[0];
  expect([
    (await admitted(y.id))?.totals.admitted,
    (await admitted(zId))?.totals.admitted,
    (await admitted(wId))?.totals.admitted,
  ]).toEqual(['5000.00', '0.00', '4000.00']);
  expect(await admitted(wId)).toMatchObject({ relatedParty: true });
  const named = async (asOn: string) => {
    const { number } = await madeListAs(meera, asOn);
    const { members, nonVoting } = await committeeAs(meera, number);
    const of = (list: { name: string; debt: string }[]) =>
      list
        .filter(({ name }) => /Chain|Z Capital|W Related/.test(name))
        .map(({ name, debt }) => `${name} ${debt}`);
    return { members: of(members), nonVoting: of(nonVoting) };
  };
  expect(await named(ago(6))).toMatchObject({
    // Together with Z's earlier claim: one creditor is one member.
    members: expect.arrayContaining(['Z Capital 30004000.00', 'Y Chain 5000.00']),
  });
  const now = await named(today);
  expect(now.members).toContain('Y Chain 5000.00');
  expect(now.members).toContain('Z Capital 30000000.00');
  expect(now.nonVoting).toContain('W Related 4000.00');
});

test('the transferee’s claim came when the transferor’s did', async () => {
  const { id } = await lender('Y Early', '9000.00');
  await madeOlder(id, 20);
  const { id: transfer } = await agreedFrom(id, '4000.00');
  const { body } = await withTransfer(meera, transfer, 'accept');
  const { rows } = await portal.database.query(
    `SELECT id, submitted_at FROM claims WHERE id = ANY($1::uuid[])`,
    [[id, body.to?.id]],
  );
  const at = new Date(`${ago(20)}T06:00:00Z`);
  expect(rows.map((row) => row.submitted_at)).toEqual([at, at]);
});

test('a transferred claim was verified in time, however long after it came', async () => {
  const { id } = await lender('Y Long', '9000.00', { remarks: 'Paid on 3 May.' });
  await madeOlder(id, 40);
  const { id: transfer } = await agreedFrom(id, '4000.00');
  const { body: accepted } = await withTransfer(meera, transfer, 'accept');
  const [of] = await determinationsFor(meera, accepted.to?.id ?? '');
  // What was remarked of the former creditor is not published of the new one.
  expect(of?.remarks).toBeNull();
  await portal.database.query('UPDATE case_settings SET last_date_for_claims = $1', [ago(50)]);
  const { body } = await ask<Figures>(meera, 'GET', `figures?from=${ago(40)}&to=${ago(0)}`);
  await portal.database.query('UPDATE case_settings SET last_date_for_claims = NULL');
  expect(body.ageing.map(({ verified }) => verified > 0)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a transfer from before anything was admitted moves lists from the day on which it was', async () => {
  const { id } = await lender('Y Since', '9000.00');
  await madeOlder(id, 3);
  const { id: transfer } = await agreedFrom(id, '4000.00', ago(5));
  const accepted = await withTransfer(meera, transfer, 'accept');
  expect(accepted.body).toMatchObject({ state: 'accepted', effectiveOn: ago(3) });
});

test('a transfer divides heads in proportion to the paisa, and keeps the reasons for what was refused', async () => {
  const values = {
    principalAmount: '100.00',
    interestAmount: '100.00',
    penaltyAmount: '101.00',
    claimAmount: '310.00',
  };
  const { id } = await createClaimAs(yogita, 'form_c', values);
  const heads = [
    { head: 'principalAmount', admitted: '100.00' },
    { head: 'interestAmount', admitted: '100.00' },
    {
      head: 'penaltyAmount',
      admitted: '100.33',
      notAdmitted: '0.67',
      reasons: [{ code: 'not_agreed' }],
    },
    { head: 'remainder', notAdmitted: '9.00', reasons: [{ code: 'heads_do_not_add_up' }] },
  ];
  expect((await determineAs(meera, id, determinationOf(heads, { confirm: true }))).status).toBe(
    201,
  );
  const accepted = await withTransfer(meera, (await agreedFrom(id, '100.00')).id, 'accept');
  expect(accepted.status).toBe(200);
  const toId = accepted.body.to?.id ?? '';
  const [[ofY], [ofZ]] = await Promise.all([
    determinationsFor(meera, id),
    determinationsFor(meera, toId),
  ]);
  expect(
    ofY?.heads.map(({ head, admitted, notAdmitted }) => [head, admitted, notAdmitted]),
  ).toEqual([
    ['principalAmount', '66.70', '33.30'],
    ['interestAmount', '66.70', '33.30'],
    ['penaltyAmount', '66.93', '34.07'],
    ['remainder', '0.00', '9.00'],
  ]);
  expect(ofY?.heads[2]?.reasons.map(({ code, amount }) => [code, amount])).toEqual([
    ['not_agreed', '0.67'],
    ['transferred', '33.40'],
  ]);
  expect(ofZ?.heads.map(({ head, admitted }) => [head, admitted])).toEqual([
    ['principalAmount', '33.30'],
    ['interestAmount', '33.30'],
    ['penaltyAmount', '33.40'],
  ]);
  // The transferred part cannot be admitted again, by amounts or by a status.
  const again = determinationOf([{ head: 'principalAmount', admitted: '100.00' }], {
    confirm: true,
  });
  expect((await determineAs(meera, id, again)).body.code).toBe('transferred_stays');
  await ask(meera, 'PATCH', `claims/${id}/status`, { status: 'rejected', reviewNote: 'Wrong.' });
  const approved = await ask(meera, 'PATCH', `claims/${id}/status`, { status: 'approved' });
  expect(approved.body.code).toBe('transferred_stays');
  // In a change of many claims it is skipped and named.
  const beside = await createClaimAs(yogita, 'form_c', { principalAmount: '5.00' });
  const many = await ask<BulkOutcome<string>>(meera, 'PATCH', 'claims/bulk/status', {
    claimIds: [id, beside.id],
    status: 'approved',
  });
  expect(many.body).toMatchObject({
    updated: 1,
    skipped: [{ id, reason: 'transferred_stays', message: expect.stringContaining('₹100.00') }],
  });
  const statusOf = async (one: string) =>
    (await ask<PresentedClaim>(meera, 'GET', `claims/${one}`)).body.status;
  expect([await statusOf(id), await statusOf(beside.id)]).toEqual(['rejected', 'approved']);
});

test.each<
  [
    string,
    Partial<Parameters<typeof reportTransferAs>[2]> & { deed?: 'none' | 'others' },
    number,
    string,
  ]
>([
  ['more than is admitted', { amount: '9000.01' }, 400, 'amount: transfer_too_much'],
  ['nothing', { amount: '0.00' }, 400, 'amount: transfer_amount'],
  ['less than a paisa', { amount: '1.001' }, 400, 'amount: transfer_amount'],
  ['a negative amount', { amount: '-5' }, 400, 'amount: transfer_amount'],
  ['a future day', { on: daysAfter(today, 1) }, 400, 'on: late_day_future'],
  [
    'a day before the commencement',
    { on: daysAfter(commencement, -1) },
    400,
    'on: transfer_before',
  ],
  ['an impossible day', { on: '2026-02-30' }, 400, 'on: day'],
  ['no name', { name: ' ' }, 400, 'name: required'],
  ['no address', { email: null }, 400, 'email: required'],
  ['an invalid address', { email: 'nowhere' }, 400, 'email: email'],
  ['an unknown deed', { deed: 'none' }, 400, 'deedId: unknown_document'],
  ['somebody else’s deed', { deed: 'others' }, 400, 'deedId: unknown_document'],
])(
  'a transfer with %s is refused, and nothing is written',
  async (_, { deed, ...changes }, status, rule) => {
    const { id } = await lender('Y Refused', '9000.00');
    const deedId = {
      none: '00000000-0000-4000-8000-000000000000',
      others: (await documentOf(zoya)).id,
    };
    const before = await traceOf(id);
    const answer = await reportTransferAs(yogita, id, {
      ...toZoya(),
      ...changes,
      ...(deed ? { deedId: deedId[deed] } : {}),
    });
    expect([answer.status, ...rulesIn(answer)]).toEqual([status, rule]);
    expect(await traceOf(id)).toEqual(before);
  },
);

test('a transfer to oneself, of a joint claim, of somebody else’s claim or of a withdrawn one is refused', async () => {
  const { id } = await lender('Y Own', '9000.00');
  const own = await reportTransferAs(yogita, id, {
    ...toZoya(),
    email: yogita.user.email.toUpperCase(),
  });
  expect([own.status, ...rulesIn(own)]).toEqual([400, 'email: transfer_oneself']);
  const many = await createClaimAs(yogita, 'form_e');
  expect((await reportTransferAs(yogita, many.id, toZoya(today, '1'))).body.code).toBe(
    'transfer_unfit',
  );
  expect((await transfersFor(yogita, many.id)).left).toBeNull();
  expect((await reportTransferAs(other, id, toZoya())).status).toBe(404);
  expect((await reportTransferAs(ravi, id, toZoya())).status).toBe(404);
  const gone = await createClaimAs(yogita, 'form_c');
  const waiting = await reportTransferAs(yogita, gone.id, toZoya(today, '1'));
  expect((await newestNotice(zoya))?.message).toMatch(
    /now belongs to you\. Open “Transfers to me”/,
  );
  await ask(yogita, 'POST', `claims/${gone.id}/withdraw`, { reason: 'Paid.' });
  expect((await newestNotice(zoya))?.message).toMatch(/to you has ended/);
  // Withdrawing a claim cancels its open transfer.
  expect((await transfersFor(meera, gone.id)).transfers).toMatchObject([
    { state: 'taken_back', next: [] },
  ]);
  expect((await agreeAs(zoya, waiting.body.id)).body.code).toBe('transfer_moved_on');
  expect((await reportTransferAs(yogita, gone.id, toZoya(today, '1'))).body.code).toBe(
    'claim_closed',
  );
});

test('a claim has one open transfer at a time, also when two are reported at once', async () => {
  const { id } = await lender('Y Twice', '9000.00');
  expect((await transfersFor(yogita, id)).left).toBe('9000.00');
  const both = await Promise.all([
    reportTransferAs(yogita, id, toZoya()),
    reportTransferAs(yogita, id, toZoya()),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('transfer_waiting');
  expect((await transfersFor(yogita, id)).left).toBeNull();
  const waits = await ask<{ transfer: number }>(meera, 'GET', 'claims/counts');
  const listed = await ask<{ claims: { id: string }[]; total: number }>(
    meera,
    'GET',
    'claims?transfer=open&limit=100',
  );
  expect(listed.body.claims.map((claim) => claim.id)).toContain(id);
  expect(waits.body.transfer).toBe(listed.body.total);

  // A transferor without an answer can cancel the transfer and report it again.
  const open = both.find(({ status }) => status === 201)?.body.id ?? '';
  expect((await withTransfer(zoya, open, 'take-back')).status).toBe(404);
  expect((await withTransfer(meera, open, 'accept')).body.code).toBe('transfer_moved_on');
  expect((await withTransfer(yogita, open, 'take-back')).body).toMatchObject({
    state: 'taken_back',
    next: [],
  });
  expect((await agreeAs(zoya, open)).body.code).toBe('transfer_moved_on');
  const anew = await agreedFrom(id, '9000.00');
  expect((await withTransfer(yogita, anew.id, 'take-back')).body.code).toBe('transfer_moved_on');
  const answers = await Promise.all([
    withTransfer(meera, anew.id, 'accept'),
    withTransfer(kavya, anew.id, 'accept'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rows } = await portal.database.query(
    'SELECT count(*)::int AS n FROM claim_transfers WHERE claim_id = $1 AND to_claim_id IS NOT NULL',
    [id],
  );
  expect(rows).toEqual([{ n: 1 }]);
  // All of it is gone.
  expect((await transfersFor(yogita, id)).left).toBeNull();
});

test('only the transferee answers a transfer, says whether they are related, and may decline', async () => {
  const { id } = await lender('Y Answers', '9000.00');
  const { body } = await reportTransferAs(yogita, id, toZoya());
  expect((await agreeAs(yogita, body.id)).status).toBe(404);
  expect((await agreeAs(other, body.id)).status).toBe(404);
  expect((await agreeAs(ravi, body.id)).status).toBe(400);
  const waiting = await toAnswer(zoya);
  expect([waiting > 0, await toAnswer(yogita), await toAnswer(other)]).toEqual([true, 0, 0]);
  const silent = await withTransfer(zoya, body.id, 'answer', { agreed: true });
  expect(rulesIn(silent)).toEqual(['relatedParty: required']);
  const no = await withTransfer(zoya, body.id, 'answer', { agreed: false });
  expect(no.body).toMatchObject({ state: 'declined', relatedParty: null, next: [] });
  expect(await toAnswer(zoya)).toBe(waiting - 1);
  expect((await withTransfer(meera, body.id, 'accept')).body.code).toBe('transfer_moved_on');
  expect((await transfersFor(yogita, id)).left).toBe('9000.00');
});

/** How many transfers the person's dashboard says wait for their answer. */
const toAnswer = async (person: TestPerson) => {
  const { body } = await ask<{ transfersToAnswer?: number }>(person, 'GET', 'statistics/dashboard');
  return body.transfersToAnswer ?? 0;
};

const newestNotice = async (person: TestPerson) =>
  (await ask<{ type: string; message: string }[]>(person, 'GET', 'notifications?limit=1')).body[0];

test('after a transfer that was declined or refused, the next one is carried out whole', async () => {
  const { id } = await lender('Y Again', '9000.00');
  const declined = await reportTransferAs(yogita, id, toZoya());
  await withTransfer(zoya, declined.body.id, 'answer', { agreed: false });
  const refused = await agreedFrom(id, '100.00');
  await withTransfer(meera, refused.id, 'refuse', { reasons: 'Not signed.' });
  expect((await transfersFor(yogita, id)).left).toBe('9000.00');
  const next = await agreedFrom(id, '2000.00');
  const { body } = await withTransfer(meera, next.id, 'accept');
  expect(body).toMatchObject({ state: 'accepted', amount: '2000.00' });
  expect((await transfersFor(yogita, id)).transfers.map(({ state }) => state)).toEqual([
    'accepted',
    'refused',
    'declined',
  ]);
  expect((await transfersFor(yogita, id)).left).toBe('7000.00');
  const waits = await ask<{ total: number }>(meera, 'GET', `claims?transfer=open&search=Again`);
  expect(waits.body.total).toBe(0);
});

test('a claim without a determination may go whole again once its transfer was taken back, declined or refused', async () => {
  const { id } = await createClaimAs(yogita, 'form_c', {
    principalAmount: '50',
    interestAmount: '0',
    penaltyAmount: '0',
    claimAmount: '50',
  });
  const again = async () => (await transfersFor(yogita, id)).left;
  const report = async () => (await reportTransferAs(yogita, id, toZoya(today, '50.00'))).body.id;
  await withTransfer(yogita, await report(), 'take-back');
  expect(await again()).toBe('50.00');
  await withTransfer(zoya, await report(), 'answer', { agreed: false });
  expect(await again()).toBe('50.00');
  await withTransfer(meera, await report(), 'refuse', { reasons: 'Not signed.' });
  expect(await again()).toBe('50.00');
});

test('a professional needs reasons to refuse a transfer', async () => {
  const { id } = await lender('Y Reasons', '9000.00');
  const transfer = await agreedFrom(id, '10.00');
  expect((await withTransfer(meera, transfer.id, 'refuse', { reasons: ' ' })).status).toBe(400);
  expect((await withTransfer(ravi, transfer.id, 'refuse', { reasons: 'Not signed.' })).status).toBe(
    404,
  );
  const refused = await withTransfer(meera, transfer.id, 'refuse', {
    reasons: 'The deed is not signed.',
  });
  expect(refused.body).toMatchObject({
    state: 'refused',
    reasons: 'The deed is not signed.',
    to: null,
  });
  expect((await transfersFor(yogita, id)).transfers).toMatchObject([
    { reasons: 'The deed is not signed.' },
  ]);
  expect((await determinationsFor(meera, id)).map(({ basis }) => basis)).toEqual(['original']);
  for (const party of [yogita, zoya])
    expect(await newestNotice(party)).toMatchObject({
      type: 'transfer',
      message: expect.stringMatching(/was refused.* Reasons: The deed is not signed\.$/),
    });
  const { rows } = await portal.database.query(
    `SELECT details FROM audit_entries WHERE claim_id = $1 AND action = 'claim_transfer' ORDER BY id DESC LIMIT 1`,
    [id],
  );
  expect(rows).toMatchObject([
    { details: { transferId: transfer.id, change: 'refused', reasons: 'The deed is not signed.' } },
  ]);
});

test('what is still under verification can be reported as transferred, and waits until it is admitted', async () => {
  const { id } = await createClaimAs(yogita, 'form_b', { claimAmount: '5000' });
  const verified = { head: 'principal', admitted: '0', underVerification: '5000' };
  await determineAs(meera, id, determinationOf([verified], { confirm: true }));
  const report = (amount: string) => reportTransferAs(yogita, id, { ...toZoya(), amount });
  expect(rulesIn(await report('5000.01'))).toEqual(['amount: transfer_too_much']);
  const waits = await agreedFrom(id, '5000.00');
  expect((await withTransfer(meera, waits.id, 'accept')).body.code).toBe('transfer_exceeds');
  const admitted = { head: 'principal', admitted: '5000' };
  await determineAs(meera, id, determinationOf([admitted], { confirm: true }));
  expect((await withTransfer(meera, waits.id, 'accept')).body.state).toBe('accepted');
});

test('a transfer of an undecided, edited, newly proposed or reduced claim is not accepted', async () => {
  const { id } = await createClaimAs(yogita, 'form_b', { claimAmount: '5000' });
  const early = await agreedFrom(id, '5000.00');
  expect((await withTransfer(meera, early.id, 'accept')).body.code).toBe('transfer_undecided');
  const part = { head: 'principal', admitted: '3000', underVerification: '2000' };
  await determineAs(meera, id, determinationOf([part], { confirm: true }));
  expect((await withTransfer(meera, early.id, 'accept')).body.code).toBe('transfer_exceeds');
  await withTransfer(meera, early.id, 'refuse', { reasons: 'Too much.' });
  const fits = await agreedFrom(id, '1000.00');
  await determineAs(meera, id, determinationOf([part]));
  expect((await withTransfer(meera, fits.id, 'accept')).body.code).toBe('transfer_undecided');
  await determineAs(meera, id, determinationOf([part], { confirm: true }));
  await ask(yogita, 'PATCH', `claims/${id}`, { claimData: { companyName: 'Renamed Traders' } });
  expect((await withTransfer(meera, fits.id, 'accept')).body.code).toBe('claim_changed');
  await determineAs(meera, id, determinationOf([part], { confirm: true, claimVersion: 2 }));
  expect((await withTransfer(meera, fits.id, 'accept')).body.state).toBe('accepted');
  // Part of it is verified still.
  expect((await ask<PresentedClaim>(yogita, 'GET', `claims/${id}`)).body.status).toBe(
    'under_review',
  );
});

test('a transfer is accepted while a letter of the claim is being made', async () => {
  const y = await lender('Y Letters', '700.00');
  const { id } = await agreedFrom(y.id, '200.00');
  const maker = await portal.database.connect();
  try {
    await maker.query('BEGIN');
    // As a process that makes a paper does: it locks the paper's row first, then the trail.
    await maker.query('SELECT FROM papers WHERE claim_id = $1 FOR NO KEY UPDATE', [y.id]);
    const accepting = withTransfer(meera, id, 'accept');
    await until(async () => {
      const { rowCount } = await maker.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rowCount || undefined;
    });
    await maker.query(`SELECT pg_advisory_xact_lock(hashtext('daava.audit'))`);
    await maker.query('COMMIT');
    expect((await accepting).body).toMatchObject({ state: 'accepted' });
  } finally {
    maker.release();
  }
});

test('where two people decide, the proposer cannot accept a transfer', async () => {
  await ask(meera, 'PATCH', 'case', { determinationNeedsTwo: true });
  try {
    const claim = await createClaimAs(yogita, 'form_c', {
      principalAmount: '50',
      interestAmount: '0',
      penaltyAmount: '0',
      claimAmount: '50',
    });
    await assignTo(meera, claim.id, ravi);
    const { body } = await determineAs(
      ravi,
      claim.id,
      determinationOf([{ head: 'principalAmount', admitted: '50' }]),
    );
    await ask(meera, 'POST', `determinations/${body.id}/confirm`, {});
    const { id } = await agreedFrom(claim.id, '20.00');
    expect((await withTransfer(ravi, id, 'accept')).body).toMatchObject({
      state: 'proposed',
      to: null,
      next: ['refuse'],
    });
    expect((await withTransfer(ravi, id, 'accept')).body.code).toBe('second_person_required');
    const accepted = await withTransfer(meera, id, 'accept');
    expect(accepted.body).toMatchObject({ state: 'accepted' });
    const [ofZ] = await determinationsFor(meera, accepted.body.to?.id ?? '');
    expect(ofZ).toMatchObject({
      proposedBy: { id: ravi.user.id },
      confirmedBy: { id: meera.user.id },
    });
  } finally {
    await ask(meera, 'PATCH', 'case', { determinationNeedsTwo: false });
  }
});

test('a professional reports and answers a transfer from paper, also for a transferee without an address', async () => {
  const { id } = await lender('Y Paper', '9000.00');
  const same = await reportTransferAs(meera, id, { amount: '9000', on: today, name: 'y paper ' });
  expect(rulesIn(same)).toEqual(['name: transfer_oneself']);
  const { body, status } = await reportTransferAs(meera, id, {
    amount: '9000',
    on: today,
    name: 'Z on Paper',
  });
  expect(status).toBe(201);
  const bare = await withTransfer(meera, body.id, 'answer', { agreed: true, relatedParty: false });
  expect(rulesIn(bare)).toEqual(['paperId: required']);
  const { body: paper } = await send(meera, pdf(), 'word.pdf');
  const said = { agreed: true, relatedParty: false, paperId: paper.id };
  expect((await withTransfer(meera, body.id, 'answer', said)).body).toMatchObject({
    state: 'agreed',
    paper: { id: paper.id, name: 'word.pdf', mimeType: 'application/pdf' },
    by: { answered: { id: meera.user.id } },
  });
  const accepted = await withTransfer(meera, body.id, 'accept');
  expect(accepted.body.state).toBe('accepted');
  const z = await ask<PresentedClaim>(meera, 'GET', `claims/${accepted.body.to?.id}`);
  expect(z.body).toMatchObject({
    creditorName: 'Z on Paper',
    status: 'approved',
    claimant: { email: null },
  });
  // The deed and the papers of a transfer cannot be changed or removed, by the portal or in the database.
  await expect(
    portal.database.query('DELETE FROM claim_transfers WHERE id = $1', [body.id]),
  ).rejects.toThrow('stays as it was');
  await expect(
    portal.database.query(`UPDATE claim_transfers SET amount = 1 WHERE id = $1`, [body.id]),
  ).rejects.toThrow('stays as it was');
});

test('whoever has a claim is told of a transfer that a colleague reports and answers from paper', async () => {
  const { id } = await lender('Y Assigned', '9000.00');
  await assignTo(meera, id, ravi);
  const on = { amount: '9000', on: today, name: 'Z on Paper' };
  const { body } = await reportTransferAs(meera, id, on);
  const { body: paper } = await send(meera, pdf(), 'word.pdf');
  const answer = { agreed: true, relatedParty: false, paperId: paper.id };
  expect((await withTransfer(meera, body.id, 'answer', answer)).status).toBe(200);
  const accepted = await withTransfer(meera, body.id, 'accept');
  const given = await portal.database.query(
    `SELECT user_id FROM notifications WHERE claim_id = $1 AND type = 'claim_assigned'`,
    [accepted.body.to?.id],
  );
  expect(given.rows).toEqual([{ user_id: ravi.user.id }]);
  const { rows } = await portal.database.query(
    `SELECT n.user_id, n.data ->> 'change' AS change FROM notifications n
     WHERE n.claim_id = $1 AND n.type = 'transfer' AND n.user_id = ANY ($2) ORDER BY n.created_at`,
    [id, [ravi, meera].map(({ user }) => user.id)],
  );
  expect(rows).toEqual(['reported', 'agreed'].map((change) => ({ user_id: ravi.user.id, change })));
});

test('a deed cannot be removed from its transfer, and an invited transferee gets the claim on coming', async () => {
  const claim = await createClaimAs(yogita, 'form_c', {
    principalAmount: '50',
    interestAmount: '0',
    penaltyAmount: '0',
    claimAmount: '50',
  });
  const { body } = await reportTransferAs(yogita, claim.id, {
    amount: '50',
    on: today,
    email: `later.${claim.claimNumber}@example.in`,
  });
  expect((await ask(yogita, 'DELETE', `documents/${body.deed.id}`)).body.code).toBe(
    'document_of_transfer',
  );
  const { rows } = await portal.database.query(
    'SELECT count(*)::int AS n FROM users WHERE email = $1',
    [`later.${claim.claimNumber}@example.in`],
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('the transferee’s papers say that the claim came by transfer, and nothing of the professional', async () => {
  const y = await lender('Y Papers', '9000.00');
  const { id } = await agreedFrom(y.id, '4000.00');
  const accepted = await withTransfer(meera, id, 'accept');
  const toId = accepted.body.to?.id ?? '';
  const paperOf = async (kind: 'claim_form' | 'acknowledgement') =>
    textOfPdf((await downloaded(zoya, (await madePaper(zoya, toId, kind)).id)).bytes);
  const form = await paperOf('claim_form');
  expect(form).toContain('This claim came by a transfer of debt. No declaration was given');
  expect(form).not.toMatch(/I declare|Given by|Meera Iyer/);
  const { rows: entries } = await portal.database.query<{ ip: string }>(
    `SELECT ip_address AS ip FROM audit_entries WHERE claim_id = $1 AND action = 'claim_submitted'`,
    [toId],
  );
  expect(entries).toEqual([{ ip: expect.stringMatching(/./) }]);
  expect(form).not.toContain(entries[0]?.ip);
  expect(await paperOf('acknowledgement')).toContain('By a transfer that');
});
