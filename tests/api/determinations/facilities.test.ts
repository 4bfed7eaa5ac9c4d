import { parse } from 'papaparse';
import type { Facility, Security } from '@/lib/law/facilities';
import { createClaimAs } from '@/tests/support/data/claims';
import { today } from '@/tests/support/data/creditor-lists';
import {
  ask,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  traceOf,
} from '@/tests/support/data/determinations';
import { downloaded, madePaper } from '@/tests/support/data/made-papers';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { agreeAs, reportTransferAs, withTransfer } from '@/tests/support/data/transfers';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let zoya: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
});
beforeEach(async () => {
  await portal.renew();
  const { address } = portal;
  [asha, zoya, meera] = await Promise.all([
    signUp('claimant', address),
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
});
afterAll(() => portal.remove());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await portal.database.query<Row>(text, values)).rows;

const plant: Security = {
  charge: 'hypothecation',
  asset: 'Plant and machinery at Nashik',
  rank: 'first_pari_passu',
  day: '2019-03-12',
  chargeId: '100234567',
  value: '5000000.00',
};
const plot: Security = {
  charge: 'mortgage',
  asset: 'Plot 4 at Nashik',
  rank: null,
  day: null,
  chargeId: null,
  value: null,
};

const facility = (
  claimed: string,
  admitted: string,
  securities: Security[] = [],
  changes: Partial<Facility> = {},
): Facility => ({ kind: 'term_loan', name: null, claimed, admitted, securities, ...changes });

/** Of ₹1,000, with ₹600 of it admitted. */
const two = [
  facility('700.00', '500.00', [plant, plot], { name: 'Loan of 2019' }),
  facility('300.00', '100.00', [], { kind: 'working_capital' }),
];

const loan = () =>
  createClaimAs(asha, 'form_c', {
    claimAmount: '1000',
    principalAmount: '1000',
    interestAmount: '0',
    penaltyAmount: '0',
  }).then(({ id }) => id);

const admits = (admitted: string, underVerification = '0.00') => {
  const refused = 1000 - Number(admitted) - Number(underVerification);
  const notAdmitted = refused.toFixed(2);
  const reasons = refused > 0 ? [{ code: 'not_agreed' }] : [];
  return [{ head: 'principalAmount', admitted, notAdmitted, underVerification, reasons }];
};

const determined = (id: string, facilities: unknown, changes: object = {}) =>
  determineAs(
    meera,
    id,
    determinationOf(admits('600.00'), { confirm: true, facilities, ...changes }),
  );

const standing = async (id: string) => {
  const [newest] = await determinationsFor(meera, id);
  if (!newest) throw new Error('a determination is there');
  return newest;
};

const amountsOf = async (id: string) =>
  (await standing(id)).facilities?.map(({ claimed, admitted }) => [claimed, admitted]) ?? null;

test('facilities are determined with their security, for claimant and trail, too', async () => {
  const id = await loan();
  const answer = await determined(id, two);
  expect([answer.status, answer.body.facilities]).toEqual([201, two]);
  expect((await determinationsFor(asha, id))[0]?.facilities).toEqual(two);
  const entries = await query<{ facilities: number }>(
    `SELECT details -> 'facilities' AS facilities FROM audit_entries
     WHERE claim_id = $1 AND action = 'determination_confirmed'`,
    [id],
  );
  expect(entries).toEqual([{ facilities: 2 }]);
});

test('what is not given is stored as not known, and none as none', async () => {
  const id = await loan();
  const bare = { kind: 'other', claimed: '1000', admitted: '600' };
  const security = { charge: 'pledge', asset: ' 100 shares ', rank: null, chargeId: null };
  const answer = await determined(id, [{ ...bare, name: '', securities: [security] }]);
  expect(answer.body.facilities).toEqual([
    facility('1000.00', '600.00', [{ ...plot, charge: 'pledge', asset: '100 shares' }], {
      kind: 'other',
    }),
  ]);
  expect((await determined(id, [bare])).body.facilities).toEqual([
    facility('1000.00', '600.00', [], { kind: 'other' }),
  ]);
  for (const none of [[], null, undefined])
    expect((await determined(id, none)).body.facilities).toBeNull();
});

const [first, second] = two as [Facility, Facility];
const secured = (changes: object) => [{ ...first, securities: [{ ...plot, ...changes }] }, second];

test.each<[string, unknown, string, string]>([
  [
    'claimed amounts that do not add up',
    [first, facility('300.01', '100.00')],
    'facilities_differ',
    'facilities',
  ],
  [
    'admitted amounts that do not',
    [first, facility('300.00', '99.99')],
    'facilities_differ',
    'facilities',
  ],
  ['one of several', [first], 'facilities_differ', 'facilities'],
  [
    'more admitted than claimed',
    [facility('50.00', '500.00'), facility('950.00', '100.00')],
    'amount_invalid',
    'facilities.0.admitted',
  ],
  ['no amount', [{ ...first, claimed: '7e2' }, second], 'amount_invalid', 'facilities.0.claimed'],
  [
    'a value below nothing',
    secured({ value: '-1' }),
    'amount_invalid',
    'facilities.0.securities.0.value',
  ],
  ['an unknown kind', [{ ...first, kind: 'cash' }, second], 'invalid', 'facilities.0.kind'],
  ['an unknown charge', secured({ charge: 'lien' }), 'invalid', 'facilities.0.securities.0.charge'],
  ['an unknown rank', secured({ rank: 'third' }), 'invalid', 'facilities.0.securities.0.rank'],
  [
    'a security over nothing',
    secured({ asset: ' ' }),
    'invalid',
    'facilities.0.securities.0.asset',
  ],
  [
    'a day that is none',
    secured({ day: '2025-02-29' }),
    'invalid',
    'facilities.0.securities.0.day',
  ],
  [
    'seven digits of a charge ID',
    secured({ chargeId: '1002345' }),
    'invalid',
    'facilities.0.securities.0.chargeId',
  ],
  ['a text where a list belongs', 'two', 'invalid', 'facilities'],
  ['more than have letters', Array.from({ length: 27 }, () => first), 'invalid', 'facilities'],
  [
    'more than 20 securities',
    [{ ...first, securities: Array.from({ length: 21 }, () => plot) }, second],
    'invalid',
    'facilities.0.securities',
  ],
])('%s is refused, and nothing is written', async (_, facilities, code, path) => {
  const id = await loan();
  const before = await traceOf(id, query);
  const { status, body } = await determined(id, facilities);
  const paths = new Set(body.issues?.map((one) => one.path));
  expect([status, body.code, [...paths]]).toEqual([400, code, [path]]);
  expect(await traceOf(id, query)).toEqual(before);
});

test('the sentence names both sums, and other creditors have no facilities', async () => {
  const { body } = await determined(await loan(), [first, facility('300.00', '99.99')]);
  expect(body.message).toBe(
    'The facilities do not add up: together ₹599.99 is admitted under them, and ₹600.00 of the claim.',
  );
  const { id } = await createClaimAs(asha, 'form_b', { claimAmount: '1000' });
  const answer = await determineAs(
    meera,
    id,
    determinationOf([], { facilities: [facility('1000', '0')] }),
  );
  expect([answer.status, answer.body.code]).toEqual([400, 'facilities_unfit']);
});

test('what is published of them holds nothing of the claim, and a number of a person with a reason alone', async () => {
  const { id, claimData } = await createClaimAs(asha, 'form_c', {
    claimAmount: '1000',
    principalAmount: '1000',
    interestAmount: '0',
    penaltyAmount: '0',
  });
  const account = String(claimData.officerEmail);
  const own = await determined(id, secured({ asset: `Deposit of ${account}` }), {
    publishAnyway: true,
    reason: 'Known to all',
  });
  expect([own.body.code, own.body.issues?.map(({ path }) => path)]).toEqual([
    'identifier_in_public_text',
    ['facilities.0.securities.0.asset'],
  ]);
  const named = [{ ...first, name: 'Mobile 98765 43210' }, second];
  const asked = await determined(id, named);
  expect(asked.body.issues?.map(({ path }) => path)).toEqual(['facilities.0.name']);
  // An address is no number of a person: assets have one.
  const street = await determined(id, secured({ asset: '14, M G Road, Nashik 422001' }));
  expect(street.status).toBe(201);
  const allowed = await determined(id, named, { publishAnyway: true, reason: 'A public line' });
  expect([allowed.status, allowed.body.publishReason]).toEqual([201, 'A public line']);
  // The same words are not asked about again, others are.
  const again = await determined(id, named);
  expect([again.status, again.body.publishReason]).toEqual([201, 'A public line']);
  const other = await determined(id, [{ ...first, name: 'Mobile 98765 43211' }, second]);
  expect(other.body.code).toBe('identifier_in_public_text');
});

test('a status that is set keeps them as far as it says what is admitted under each', async () => {
  const [rejected, approved, whole] = [await loan(), await loan(), await loan()];
  const half = { heads: admits('600.00', '400.00') };
  for (const id of [rejected, approved]) await determined(id, two, { ...half, confirm: false });
  await determined(whole, [facility('1000.00', '600.00', [plot])], { ...half, confirm: false });
  await ask(meera, 'PATCH', `claims/${rejected}/status`, { status: 'rejected' });
  await ask(meera, 'PATCH', 'claims/bulk/status', {
    claimIds: [approved, whole],
    status: 'approved',
  });
  expect(await amountsOf(rejected)).toEqual([
    ['700.00', '0.00'],
    ['300.00', '0.00'],
  ]);
  expect(await amountsOf(approved)).toEqual([
    ['700.00', '700.00'],
    ['300.00', '300.00'],
  ]);
  expect((await standing(whole)).facilities).toEqual([facility('1000.00', '1000.00', [plot])]);
});

test('a status that admits a part of what nobody divided leaves them out', async () => {
  const id = await loan();
  await determined(id, two, {
    heads: [
      {
        head: 'principalAmount',
        admitted: '600.00',
        notAdmitted: '100.00',
        underVerification: '300.00',
        reasons: [{ code: 'not_agreed' }],
      },
    ],
    confirm: false,
  });
  await ask(meera, 'PATCH', `claims/${id}/status`, { status: 'approved' });
  const { totals, facilities } = await standing(id);
  expect([totals.admitted, facilities]).toEqual(['900.00', null]);
});

test('proposals that are confirmed, alone or together, keep theirs, and their trail tells of them', async () => {
  const ids = [await loan(), await loan()];
  const proposed: string[] = [];
  for (const id of ids) proposed.push((await determined(id, two, { confirm: false })).body.id);
  const [alone = '', ...together] = proposed;
  await confirmAs(meera, alone);
  await ask(meera, 'POST', 'determinations/bulk/confirm', { ids: together });
  for (const id of ids)
    expect(await standing(id)).toMatchObject({ state: 'confirmed', facilities: two });
  const entries = await query<{ facilities: number }>(
    `SELECT details -> 'facilities' AS facilities FROM audit_entries
     WHERE claim_id = ANY($1::uuid[]) AND action IN ('determination_confirmed', 'determination_proposed')`,
    [ids],
  );
  expect(entries).toEqual(Array.from({ length: 4 }, () => ({ facilities: 2 })));
});

test('a part that goes to another creditor goes of each facility in proportion, with its security', async () => {
  const id = await loan();
  await determined(id, two);
  const transfer = { amount: '60.01', on: today(), email: zoya.user.email };
  const reported = (await reportTransferAs(asha, id, transfer)).body;
  await agreeAs(zoya, reported.id);
  expect((await withTransfer(meera, reported.id, 'accept')).status).toBe(200);
  const [made] = await query<{ id: string }>(
    'SELECT to_claim_id AS id FROM claim_transfers WHERE id = $1',
    [reported.id],
  );
  expect(await amountsOf(id)).toEqual([
    ['700.00', '449.99'],
    ['300.00', '90.00'],
  ]);
  expect((await standing(made?.id ?? '')).facilities).toEqual([
    { ...first, claimed: '50.01', admitted: '50.01' },
    { ...second, claimed: '10.00', admitted: '10.00' },
  ]);
});

test('the letter, and the export, name them', async () => {
  const id = await loan();
  await determined(id, two);
  const paper = await madePaper(meera, id, 'decision');
  const text = textOfPdf((await downloaded(meera, paper.id)).bytes);
  const close = (words: string) => words.replace(/\s+/g, '');
  for (const said of [
    '(a) Term Loan – Loan of 2019: claimed ₹700.00, admitted ₹500.00',
    'Hypothecation: Plant and machinery at Nashik (first charge, pari passu, created 12 Mar 2019',
    'Mortgage: Plot 4 at Nashik',
    '(b) Working Capital: claimed ₹300.00, admitted ₹100.00',
  ])
    expect(close(text)).toContain(close(said));
  const exported = await fetch(`${portal.address}/api/reports/export`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${meera.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ format: 'csv', claimIds: [id] }),
  });
  const [heading, line] = parse<string[]>((await exported.text()).trimEnd()).data;
  expect([heading?.at(-1), line?.at(-1)]).toEqual([
    'Facilities',
    'Term Loan Loan of 2019 700.00 500.00; Working Capital 300.00 100.00',
  ]);
});

test('the database holds facilities and claim together, and keeps them', async () => {
  const id = await loan();
  await determined(id, two);
  const change = query(
    `UPDATE determinations SET facilities = jsonb_set(facilities, '{0,name}', '"Loan of 2020"') WHERE claim_id = $1`,
    [id],
  );
  await expect(change).rejects.toThrow('a determination is replaced, not changed');
  const wrong = (facilities: unknown) =>
    query(
      `INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted,
         under_verification, category, law_edition, proposed_by_id, facilities)
       SELECT claim_id, 9, claim_version, 'returned', heads, claimed, admitted, contingent, not_admitted, under_verification, category,
         law_edition, proposed_by_id, $2::jsonb FROM determinations WHERE claim_id = $1`,
      [id, JSON.stringify(facilities)],
    );
  for (const facilities of [
    [],
    [first],
    [first, facility('300.00', '100.01')],
    [first, facility('300.00', '100.000')],
    [first, { ...second, securities: null }],
    [facility('700.00', '-0.01'), facility('300.00', '600.01')],
  ])
    await expect(wrong(facilities)).rejects.toThrow('determinations_facilities');
});
