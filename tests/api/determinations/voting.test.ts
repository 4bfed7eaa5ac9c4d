import { parse } from 'papaparse';
import type { PublicLine } from '@/lib/creditor-lists/public-parts';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  admittedAs,
  committeeAs,
  decideListAs,
  determinedAs,
  linesAs,
  listAs,
  madeListAs,
  today,
} from '@/tests/support/data/creditor-lists';
import {
  ask,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  traceOf,
} from '@/tests/support/data/determinations';
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
  await ask(meera, 'PATCH', 'case', { commencementDate: '2026-09-23' });
});
afterAll(() => portal.remove());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await portal.database.query<Row>(text, values)).rows;

/** A claim of a creditor in a class for principal and interest. */
const flat = (claimAmount = '1000000.00') =>
  createClaimAs(asha, 'form_ca', { claimAmount }).then(({ id }) => id);

const heads = [
  { head: 'principal', claimed: '900000.00', admitted: '900000.00' },
  { head: 'interest', claimed: '100000.00', admitted: '100000.00' },
];

/** Determines a claim of 9 lakh principal and 1 lakh interest. */
const voting = (id: string, given: object | null | undefined, changes: object = {}) =>
  determineAs(
    meera,
    id,
    determinationOf(heads, {
      confirm: true,
      ...(given === undefined ? {} : { voting: given }),
      ...changes,
    }),
  );

test('a class votes with principal and interest at 8 per cent, or the agreed rate, beside what is admitted', async () => {
  const from = '2025-09-23';
  const id = await flat();
  const { body } = await voting(id, { from, principal: null, rate: null, agreed: null });
  expect(body.voting).toEqual({
    principal: '900000.00',
    from,
    rate: '8',
    agreed: false,
    debt: '972000.00',
  });
  // What the debt is, the portal reckons.
  const typed = { principal: '500000', from, rate: 10.5, agreed: true, debt: '9999999.00' };
  const again = await voting(id, typed, { basis: 'revised' });
  const reckoned = { principal: '500000.00', from, rate: '10.5', agreed: true, debt: '552500.00' };
  expect(again.body.voting).toEqual(reckoned);
  const [seen] = await determinationsFor(asha, id);
  expect(seen?.voting).toEqual(reckoned);
  const list = await madeListAs(meera);
  const [line] = (await linesAs(meera, list.number)).rows;
  expect(line).toMatchObject({
    admitted: '1000000.00',
    votingDebt: '552500.00',
    voting: true,
    share: '100.00',
  });
  expect(list.votingBase).toBe('552500.00');
  expect(list.hindrances.map(({ code }) => code)).not.toContain('class_interest_open');
});

test('where nothing is given, a creditor in a class votes with what is admitted, and the list names the line', async () => {
  const id = await flat();
  const { body } = await voting(id, undefined);
  const asAdmitted = { from: null, rate: '8', agreed: false, debt: '1000000.00' };
  expect(body.voting).toEqual({ principal: '900000.00', ...asAdmitted });
  await admittedAs(asha, meera, 'form_ca', 'Parent', '5.00', { relatedParty: true });
  const list = await madeListAs(meera);
  const open = list.hindrances.find(({ code }) => code === 'class_interest_open');
  expect(open?.count).toBe(1);
  const behind = await linesAs(meera, list.number, open?.filter ?? '');
  expect(behind.rows.map(({ claimId, votingDebt }) => [claimId, votingDebt])).toEqual([
    [id, '1000000.00'],
  ]);
});

test('a loan that is moved into a class takes interest from its day of default', async () => {
  const { id } = await createClaimAs(asha, 'form_c', {
    claimAmount: '1000000.00',
    principalAmount: '1000000.00',
    interestAmount: '',
    penaltyAmount: '',
    defaultDate: '2025-10-01',
  });
  const { body } = await determineAs(
    meera,
    id,
    determinationOf([{ head: 'principalAmount', admitted: '1000000.00' }], {
      category: 'unsecured_class',
      remarks: 'Holds the same debentures.',
    }),
  );
  expect(body.voting).toMatchObject({ from: '2025-10-01', debt: '1078246.58' });
  const loan = await determineAs(
    meera,
    id,
    determinationOf([{ head: 'principalAmount', admitted: '1000000.00' }]),
  );
  expect(loan.body.voting).toBeNull();
});

test.each([
  [
    'more principal than is admitted',
    { principal: '900000.01' },
    'principal',
    'what is admitted as principal',
  ],
  ['a day after the commencement', { from: '2026-09-24' }, 'from', 'after the commencement date'],
  ['another rate that was not agreed', { rate: '9' }, 'rate', '8 per cent a year'],
])('%s is refused for voting', async (_, given, field, sentence) => {
  const id = await flat();
  const before = await traceOf(id, query);
  const { status, body } = await voting(id, given);
  expect([status, body.code]).toEqual([400, 'voting_unfit']);
  expect(body.issues).toMatchObject([{ path: `voting.${field}`, rule: 'voting_unfit' }]);
  expect(body.message).toContain(sentence);
  expect(await traceOf(id, query)).toEqual(before);
});

test('what cannot be read as an amount, day or rate for voting is refused', async () => {
  const id = await flat();
  const of = async (given: object) => (await voting(id, given)).body.code;
  expect(await of({ principal: '-1' })).toBe('amount_invalid');
  expect(await of({ from: '2026-02-30' })).toBe('invalid');
  expect(await of({ rate: 'eight' })).toBe('invalid');
  await ask(meera, 'PATCH', 'case', { commencementDate: null });
  expect(await of({ from: '2025-09-23' })).toBe('voting_unfit');
  const outside = { category: 'unsecured_financial', remarks: 'Outside of the class.' };
  expect((await voting(id, { from: null }, outside)).body.code).toBe('voting_unfit');
  expect((await voting(id, null, outside)).body.voting).toBeNull();
});

test('a status, and a transfer, carry the debt for voting on in proportion', async () => {
  const id = await flat();
  const half = [
    { head: 'principal', claimed: '1000000.00', admitted: '400000', underVerification: '600000' },
  ];
  const from = '2025-09-23';
  await determineAs(meera, id, determinationOf(half, { confirm: true, voting: { from } }));
  await ask(meera, 'PATCH', `claims/${id}/status`, { status: 'approved' });
  const newest = async (claim: string) => (await determinationsFor(meera, claim))[0]?.voting;
  expect(await newest(id)).toMatchObject({ principal: '1000000.00', from, debt: '1080000.00' });
  const debt = { amount: '250000.00', on: today(), email: zoya.user.email };
  const { body: reported } = await reportTransferAs(asha, id, debt);
  await agreeAs(zoya, reported.id);
  const accepted = await withTransfer(meera, reported.id, 'accept');
  expect(await newest(id)).toMatchObject({ principal: '750000.00', from, debt: '810000.00' });
  expect(await newest(accepted.body.to?.id ?? '')).toMatchObject({
    principal: '250000.00',
    from,
    debt: '270000.00',
  });
});

test('the committee, both voters’ files, the list’s files and what is published say with what a class votes', async () => {
  const id = await flat();
  await voting(id, { from: '2025-09-23' });
  await admittedAs(asha, meera, 'form_c', 'X Bank', '28000.00');
  await ask(meera, 'PATCH', 'case', { debtorName: 'Setu Cabs Limited' });
  const list = await madeListAs(meera);
  const { base, members } = await committeeAs(meera, list.number);
  expect([
    base,
    ...members.map(({ debt, votingDebt, share }) => [debt, votingDebt, share]),
  ]).toEqual([
    '1000000.00',
    ['28000.00', '28000.00', '2.80'],
    ['1000000.00', '972000.00', '97.20'],
  ]);
  const file = async (path: string) => {
    const answer = await fetch(`${portal.address}/api/creditor-lists/${list.number}/${path}`, {
      headers: { Authorization: `Bearer ${meera.token}` },
    });
    return (await answer.text()).replace('\ufeff', '').trim().split('\r\n');
  };
  const committee = await file('voters?of=committee');
  expect(committee[0]).toContain('Admitted debt,Debt for voting,Voting share %');
  expect(committee.at(-2)).toMatch(/,1000000\.00,972000\.00,97\.20$/);
  expect(committee.at(-1)).toMatch(/,1028000\.00,1000000\.00,100\.00$/);
  const inClass = await file('voters?of=class');
  expect(inClass[0]).toContain('Admitted debt,Debt for voting,Share in the class %');
  expect(inClass[1]).toMatch(/,1000000\.00,972000\.00,100\.00,97\.20$/);
  const [heads = [], ...lines] = parse<string[]>(
    (await file('download?format=csv')).join('\n'),
  ).data;
  const at = heads.indexOf('Debt for voting (regulation 16A(7))');
  expect(lines.map((line) => line[at])).toEqual(['972000.00', '']);
  for (const state of ['confirmed', 'published'])
    expect((await decideListAs(meera, list.number, state)).status).toBe(200);
  const path = `${portal.address}/api/public/creditor-lists/${list.number}/rows`;
  const { rows } = (await (await fetch(path)).json()) as { rows: PublicLine[] };
  expect(rows.map(({ votingDebt, share }) => [votingDebt, share])).toEqual([
    ['972000.00', '97.20'],
    [null, '2.80'],
  ]);
});

test('what changes only the debt for voting is a change of amounts between lists', async () => {
  const id = await flat();
  await voting(id, { from: '2025-09-23' });
  const before = await madeListAs(meera);
  await voting(id, { from: '2026-09-23' }, { basis: 'revised' });
  const after = await madeListAs(meera);
  const path = `creditor-lists/${after.number}/changes?from=${before.number}`;
  expect((await ask(meera, 'GET', path)).body).toMatchObject({
    counts: { changed: 1, share: 0 },
    totals: { admitted: '0.00' },
    rows: [{ before: { votingDebt: '972000.00' }, after: { votingDebt: '900000.00' } }],
  });
  expect((await listAs(meera, before.number)).sha256).not.toBe(after.sha256);
});

test('a determination from before the portal reckoned it votes with what is admitted', async () => {
  const id = await flat();
  await voting(id, { from: '2025-09-23' });
  await query('ALTER TABLE determinations DISABLE TRIGGER determinations_kept');
  await query('UPDATE determinations SET voting = NULL WHERE claim_id = $1', [id]);
  await query('ALTER TABLE determinations ENABLE TRIGGER determinations_kept');
  const list = await madeListAs(meera);
  expect(list.votingBase).toBe('1000000.00');
  expect(list.hindrances.map(({ code }) => code)).toContain('class_interest_open');
  // And once it is decided again, it is reckoned.
  const { body } = await voting(id, undefined, { basis: 'revised', confirm: false });
  expect((await confirmAs(meera, body.id)).body.voting).toMatchObject({ from: null });
});

const suppliersOf = [
  ...[
    'Ganga',
    'Yamuna',
    'Narmada',
    'Godavari',
    'Krishna',
    'Kaveri',
    'Tapti',
    'Mahanadi',
    'Sabarmati',
    'Chambal',
  ],
  ...['Betwa', 'Gomti', 'Kosi', 'Gandak', 'Sutlej', 'Beas', 'Ravi', 'Chenab', 'Jhelum'],
];

test('where no financial creditor votes, members by reg. 16 have their shares in the annexures', async () => {
  const trade = async (name: string, amount: string) => {
    const claim = await createClaimAs(asha, 'form_b', { companyName: name, claimAmount: amount });
    const all = [{ head: 'principal', admitted: amount }];
    await determinedAs(meera, claim, all, { government: false });
  };
  for (const [at, name] of suppliersOf.entries()) await trade(name, `${(at + 2) * 100}.00`);
  const worker = await createClaimAs(asha, 'form_d', { claimAmount: '1000.00' });
  await ask(meera, 'PATCH', `claims/${worker.id}/status`, { status: 'approved' });
  await admittedAs(asha, meera, 'form_c', 'Parent', '5000.00', { relatedParty: true });
  const list = await madeListAs(meera);
  const { base, composition, members } = await committeeAs(meera, list.number);
  expect([composition, base, members.length]).toEqual(['operational', '21700.00', 19]);
  const shares = async (annexure: number) =>
    (await linesAs(meera, list.number, `annexure=${annexure}`)).rows.map(
      ({ admitted, voting, share }) => [admitted, voting, share],
    );
  const suppliers = await shares(8);
  // The nineteenth by value is no member.
  expect(suppliers.slice(0, 2)).toEqual([
    ['200.00', false, null],
    ['300.00', true, '1.38'],
  ]);
  expect(suppliers.at(-1)).toEqual(['2000.00', true, '9.22']);
  expect(await shares(5)).toEqual([['1000.00', true, '4.61']]);
  expect(await shares(4)).toEqual([['5000.00', false, null]]);
  expect(members.map(({ share }) => share)).toContain('9.22');
  // Once a financial creditor votes, nobody else does.
  await admittedAs(asha, meera, 'form_c', 'X Bank', '28000.00');
  const next = await madeListAs(meera);
  const { rows } = await linesAs(meera, next.number, 'annexure=8');
  expect(new Set(rows.map(({ share }) => share))).toEqual(new Set([null]));
});
