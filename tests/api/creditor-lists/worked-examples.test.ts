import type { Changes } from '@/lib/creditor-lists/changes';
import type { Figures } from '@/lib/creditor-lists/figures/present';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { daysAfter } from '@/lib/format/days';
import { fromPaise } from '@/lib/format/money';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  admittedAs,
  committeeAs,
  determinedAs,
  linesAs,
  listAs,
  madeListAs,
  today,
} from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { agreeAs, reportTransferAs, withTransfer } from '@/tests/support/data/transfers';
import { call } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let address: string;
let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
  await ask(meera, 'PATCH', 'case', { commencementDate: '2026-09-23' });
});
afterAll(() => portal.remove());

const sharesOf = async ({ number }: PresentedList) => {
  const { base, members } = await committeeAs(meera, number);
  return [base, ...members.map(({ share }) => share)];
};

const changesBetween = async (from: PresentedList, to: PresentedList) =>
  (await ask<Changes>(meera, 'GET', `creditor-lists/${to.number}/changes?from=${from.number}`))
    .body;

// All examples share one portal, since they build on one another.
test('the worked examples 3 and 6 to 10 come out to the paisa', async () => {
  const employees = [
    {
      serialNo: '1',
      employeeName: 'Ram',
      identificationNumber: 'ID-1',
      totalAmountDue: '100000',
      periodDue: 'May',
    },
    {
      serialNo: '2',
      employeeName: 'Ram',
      identificationNumber: 'ID-2',
      totalAmountDue: '100000',
      periodDue: 'May',
    },
    {
      serialNo: '3',
      employeeName: 'Sita',
      identificationNumber: 'ID-3',
      totalAmountDue: '50000',
      periodDue: 'May',
    },
  ];
  const many = await createClaimAs(asha, 'form_e', {
    claimAmount: '300000',
    employeeDetails: employees,
  });
  // The list does not look at the claim in which an amount is counted already.
  const counted = [{ code: 'claimed_by_another' }];
  await determinedAs(
    meera,
    many,
    [
      { head: 'employee:1', notAdmitted: '100000.00', reasons: counted },
      { head: 'employee:2', notAdmitted: '100000.00', reasons: counted },
      { head: 'employee:3', admitted: '50000.00' },
      { head: 'remainder', notAdmitted: '50000.00', reasons: [{ code: 'heads_do_not_add_up' }] },
    ],
    { workman: true },
  );
  const third = await madeListAs(meera);
  const lines = await linesAs(meera, third.number, 'annexure=5');
  expect(
    lines.rows.map(({ slNo, name, claimed, admitted, notAdmitted, reasons }) => [
      slNo,
      name,
      claimed,
      admitted,
      notAdmitted,
      reasons,
    ]),
  ).toEqual([
    [1, 'Ram', '100000.00', '0.00', '100000.00', ['claimed_by_another']],
    [2, 'Ram', '100000.00', '0.00', '100000.00', ['claimed_by_another']],
    [3, 'Sita', '50000.00', '50000.00', '0.00', []],
    [4, null, '50000.00', '0.00', '50000.00', ['heads_do_not_add_up']],
  ]);
  expect(lines.rows[0]?.representative).toContain(many.creditorName);
  expect(third.totals).toMatchObject({
    received: { count: 1, amount: '300000.00', people: 3 },
    admitted: { count: 1, amount: '50000.00', people: 1 },
    notAdmitted: '250000.00',
  });

  const six = await createClaimAs(asha, 'form_b', { claimAmount: '5000000.00' });
  const contingent = [
    {
      head: 'principal',
      admitted: '3000000',
      contingent: '2000000',
      reasons: [{ code: 'contingent' }],
    },
  ];
  await determinedAs(meera, six, contingent, { government: false });
  const before = await madeListAs(meera);
  const award = { code: 'order_gives_less', text: 'the arbitrator' };
  const revised = [
    { head: 'principal', admitted: '4200000', notAdmitted: '800000', reasons: [award] },
  ];
  await determinedAs(meera, six, revised, { basis: 'revised', government: false });
  const after = await madeListAs(meera);
  const changes = await changesBetween(before, after);
  expect(changes).toMatchObject({
    totals: {
      claimed: '0.00',
      admitted: '1200000.00',
      contingent: '-2000000.00',
      notAdmitted: '800000.00',
    },
    counts: { added: 0, removed: 0, moved: 0, changed: 1, said: 0, share: 1 },
    rows: [
      // No financial creditor votes yet: Sita has her part of the workmen's share.
      { kind: 'share', name: 'Sita', before: { share: '1.64' }, after: { share: '1.18' } },
      {
        kind: 'changed',
        claimNumber: six.claimNumber,
        before: { annexure: 8, admitted: '3000000.00', reasons: ['contingent'] },
        after: { annexure: 8, admitted: '4200000.00', reasons: ['order_gives_less'] },
      },
    ],
  });
  expect(await listAs(meera, before.number)).toEqual(before);

  // Principal alone was claimed: interest counts for voting all the same.
  const inClass = (name: string, principal: string, voting: object) =>
    admittedAs(asha, meera, 'form_ca', name, principal, { voting });
  await inClass('A', '2000000.00', { from: '2024-04-01' });
  for (const name of 'BCDEFGHI')
    await inClass(`${name} of the class`, '1000000.00', { from: '2025-10-01' });
  await inClass('K', '500000.00', { from: '2026-01-15', rate: '12', agreed: true });
  const seven = await madeListAs(meera);
  const { rows } = await linesAs(meera, seven.number, 'annexure=2');
  expect(rows.map(({ shareInClass }) => shareInClass)).toEqual([
    '20.73',
    ...Array(8).fill('9.32'),
    '4.68',
  ]);
  expect(rows.map(({ admitted, votingDebt }) => [admitted, votingDebt])).toEqual([
    ['2000000.00', '2396712.33'],
    ...Array(8).fill(['1000000.00', '1078246.58']),
    ['500000.00', '541260.27'],
  ]);
  expect(await sharesOf(seven)).toEqual(['11563945.24', '100.00']);

  const lender = (name: string, amount: string, more = {}) =>
    admittedAs(asha, meera, 'form_c', name, amount, more);
  const x = await lender('X Bank', '200000000.00');
  const y = await lender('Y Finance', '50000000.00');
  await lender('Parent Holdings', '94202739.73', {
    relatedParty: true,
    securedAmount: '60000000.00',
  });
  const eight = await madeListAs(meera);
  const { members, nonVoting } = await committeeAs(meera, eight.number);
  expect(await sharesOf(eight)).toEqual(['261563945.24', '76.46', '19.12', '4.42']);
  expect(members.map(({ kind, debt, votingDebt }) => [kind, debt, votingDebt])).toEqual([
    ['financial', '200000000.00', '200000000.00'],
    ['financial', '50000000.00', '50000000.00'],
    ['class', '10500000.00', '11563945.24'],
  ]);
  expect(nonVoting).toMatchObject([
    { name: 'Parent Holdings', debt: '94202739.73', share: null, kind: 'related_party' },
  ]);

  const paid = {
    head: 'principalAmount',
    admitted: '180000000',
    notAdmitted: '20000000',
    reasons: [{ code: 'paid_already' }],
  };
  await determinedAs(meera, x, [paid], { basis: 'satisfied' });
  const nine = await madeListAs(meera);
  expect(await sharesOf(nine)).toEqual(['241563945.24', '74.51', '20.70', '4.79']);
  const since = await changesBetween(eight, nine);
  // For X an amount changed; a member whose share alone changed is counted under shares.
  expect(since.counts).toEqual({ added: 0, removed: 0, moved: 0, changed: 1, said: 0, share: 11 });

  // Made by the calls of both parties; with the day of the example once that has come.
  const on = '2026-11-10' < today() ? '2026-11-10' : today();
  const z = await signUp('claimant', address);
  const deed = { amount: '30000000.00', on, email: z.user.email };
  const reported = await reportTransferAs(asha, y.id, deed);
  expect(reported.body.reportBy).toBe(daysAfter(on, 7));
  await agreeAs(z, reported.body.id);
  expect((await withTransfer(meera, reported.body.id, 'accept')).body.state).toBe('accepted');
  const ten = await madeListAs(meera);
  expect(await sharesOf(ten)).toEqual(['241563945.24', '74.51', '12.42', '8.28', '4.79']);
  expect((await changesBetween(nine, ten)).counts).toMatchObject({
    added: 1,
    changed: 1,
    share: 0,
  });
  // Earlier votes stay.
  expect(await sharesOf(eight)).toEqual(['261563945.24', '76.46', '19.12', '4.42']);
});

test('several claims of one creditor are one member, and two creditors with one name or number are two', async () => {
  const { address } = { address: meera.portal };
  const [bela, other] = [await signUp('claimant', address), await signUp('claimant', address)];
  const bank = (
    who: TestPerson,
    name: string,
    amount: string,
    accountNumber: string,
    type = 'form_c',
  ) => admittedAs(who, meera, type as 'form_c', name, amount, {}, { accountNumber });
  const before = await madeListAs(meera);
  const had = await committeeAs(meera, before.number);
  // First the same account and name, then the same number under another account, then one more claim of that account.
  await bank(bela, 'Neelkanth Bank', '100.10', '111100001');
  await bank(bela, 'NEELKANTH  BANK.', '200.20', '111100002');
  await bank(other, 'Neelkanth Bank Private Limited', '300.30', '111100002');
  await bank(other, 'neelkanth bank, private limited', '400.40', '111100003');
  // A creditor who shares only the name, and another who shares one of the numbers.
  await bank(asha, 'Neelkanth Bank', '50.05', '111100009');
  await bank(asha, 'Gomti Finance', '60.06', '111100001');
  await bank(bela, 'Home Buyer', '10.00', '111100010', 'form_ca');
  await bank(bela, 'Home Buyer', '15.50', '111100011', 'form_ca');
  const named = (classRepresentative: string | null) =>
    call('PATCH', `${address}/api/case`, { token: meera.token, body: { classRepresentative } });
  await named('Farida Khan');
  const list = await madeListAs(meera);
  await named(null);
  const { members, memberCount, base } = await committeeAs(meera, list.number);
  // A list keeps who represented the class when it was made.
  expect(members.flatMap(({ representative }) => representative ?? [])).toEqual(['Farida Khan']);
  expect(had.members.flatMap(({ representative }) => representative ?? [])).toEqual([]);
  const own = members.filter(({ name }) => /Neelkanth|NEELKANTH|Gomti/.test(name));
  expect(own.map(({ name, debt, claims, kind }) => [name, debt, claims ?? 1, kind])).toEqual([
    ['Neelkanth Bank', '1001.00', 4, 'financial'],
    ['Gomti Finance', '60.06', 1, 'financial'],
    ['Neelkanth Bank', '50.05', 1, 'financial'],
  ]);
  expect(memberCount).toBe(had.memberCount + 3);
  // The debts of all members together are the debt that votes.
  const paise = (amount: string) => BigInt(amount.replace('.', ''));
  expect(members.reduce((sum, { votingDebt }) => sum + paise(votingDebt ?? ''), 0n)).toBe(
    paise(base),
  );
  expect(paise(base) - paise(had.base)).toBe(paise('1136.61'));
  // An earlier list keeps its members.
  expect(await committeeAs(meera, before.number)).toEqual(had);
  await expect(
    portal.database.query('UPDATE creditor_list_same SET first_claim_id = claim_id'),
  ).rejects.toThrow('stay as they were made');
  await expect(
    portal.database.query(
      'INSERT INTO creditor_list_same VALUES ($1, gen_random_uuid(), gen_random_uuid())',
      [list.number],
    ),
  ).rejects.toThrow('stay as they were made');

  const fileOf = async (of: string, format = 'csv') => {
    const answer = await fetch(
      `${address}/api/creditor-lists/${list.number}/voters?of=${of}&format=${format}`,
      { headers: { Authorization: `Bearer ${meera.token}` } },
    );
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const linesOf = ({ bytes }: { bytes: Buffer }) =>
    bytes.toString().replace('\ufeff', '').trim().split('\r\n');
  const voting = linesOf(await fileOf('committee'));
  expect(voting[0]).toBe('No.,Name,Votes as,Class,Admitted debt,Debt for voting,Voting share %');
  expect(voting).toHaveLength(memberCount + 2);
  expect(voting.slice(1, -1).map((line) => line.split(',').slice(-3))).toEqual(
    [
      ...members.filter(({ kind }) => kind !== 'class'),
      ...members.filter(({ kind }) => kind === 'class'),
    ].map(({ debt, votingDebt, share }) => [debt, votingDebt, share]),
  );
  expect(voting.at(-2)).toContain(
    ',Farida Khan,Authorised representative of a class,Financial creditors in a class,',
  );
  const admitted = fromPaise(members.reduce((sum, { debt }) => sum + paise(debt), 0n));
  expect(voting.at(-1)).toBe(
    `,Total; each share is rounded by itself,,,${admitted},${base},100.00`,
  );
  const inClass = linesOf(await fileOf('class'));
  const buyer = inClass.filter((line) => line.includes('Home Buyer'));
  expect(buyer).toHaveLength(1);
  expect(buyer[0]).toMatch(/"CLM-\d+-\d+, CLM-\d+-\d+",25\.50,25\.50,0\.00,0\.00$/);
  expect(inClass[1]).toMatch(/,A,CLM-[\d-]+,2000000\.00,2396712\.33,20\.73,/);
  const ofClass = members.find(({ kind }) => kind === 'class');
  expect(inClass.at(-1)).toBe(
    `,Total; each share is rounded by itself,,${ofClass?.debt},${ofClass?.votingDebt},100.00,${ofClass?.share}`,
  );
  expect((await fileOf('class', 'xlsx')).bytes.subarray(0, 2).toString()).toBe('PK');
  const { rows } = await portal.database.query(
    `SELECT details FROM audit_entries WHERE action = 'report_exported' ORDER BY id DESC LIMIT 1`,
  );
  expect(rows[0].details).toMatchObject({ list: list.number, voters: 'class', format: 'xlsx' });

  // The figures up to the list's day equal the list's; they count claims, not lines.
  const { body } = await ask<Figures>(meera, 'GET', `figures?from=2026-01-01&to=${list.asOn}`);
  expect(body.totals.received.amount).toBe(list.totals.received.amount);
  expect(body.totals.admitted.amount).toBe(list.totals.admitted.amount);
  expect(body.totals.notAdmitted.amount).toBe(list.totals.notAdmitted);
  expect(body.totals.underVerification.amount).toBe(list.totals.underVerification);
});
