import excel from 'exceljs';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  decideListAs,
  determinedAs,
  linesAs,
  madeListAs,
  publishedFile,
  today,
} from '@/tests/support/data/creditor-lists';
import {
  ask,
  determinationOf,
  determinationsFor,
  determineAs,
  fiveAmountsOf,
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

// A portal of its own: a list is made of all claims.
beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  [asha, zoya, meera] = await Promise.all([
    signUp('claimant', address),
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
});
afterAll(() => portal.remove());

const invoice = (at: number, amountDue: string, interestDue = '') => ({
  serialNo: String(at),
  invoiceNumber: `QXZ/${at}`,
  invoiceDate: '2024-04-01',
  invoiceAmount: '',
  amountDue,
  interestDue,
});

const supplier = (invoices: object[], claimAmount = '1000.00') =>
  createClaimAs(asha, 'form_b', { companyName: 'Kaveri Traders', claimAmount, invoices });

const headsOf = async (claimId: string) =>
  (await determinationsFor(meera, claimId))[0]?.heads.map(({ head, admitted, notAdmitted }) => [
    head,
    admitted,
    notAdmitted,
  ]);

const decided = [
  { head: 'invoice:1', admitted: '400.00' },
  { head: 'invoiceInterest:1', notAdmitted: '40.00', reasons: [{ code: 'not_agreed' }] },
  { head: 'invoice:2', notAdmitted: '300.00', reasons: [{ code: 'time_barred' }] },
  {
    head: 'invoice:3',
    admitted: '160.00',
    notAdmitted: '100.00',
    reasons: [{ code: 'paid_already' }],
  },
];

const three = [invoice(1, '400.00', '40.00'), invoice(2, '300.00'), invoice(3, '260.00')];

test('rows that hold nothing are left out of a filed claim, and half a row is refused by its cell', async () => {
  const { claimData } = await supplier([...three, { serialNo: '4', invoiceNumber: ' ' }]);
  expect(claimData.invoices).toEqual(three);
  const none = await supplier([{ serialNo: '1' }]);
  expect(none.claimData).not.toHaveProperty('invoices');
  const half = createClaimAs(asha, 'form_b', {
    invoices: [{ ...invoice(1, '5.00'), invoiceDate: '' }],
  });
  await expect(half).rejects.toThrow(/claimData\.invoices\.0\.invoiceDate/);
});

test('each invoice is decided, and the letter says which were refused and why', async () => {
  const claim = await supplier(three);
  const principal = determinationOf([{ head: 'principal', admitted: '1000.00' }], {
    confirm: true,
  });
  const refused = await determineAs(meera, claim.id, principal);
  expect(refused.body.issues).toMatchObject([{ rule: 'head_unknown' }]);
  await determinedAs(meera, claim, decided);
  expect(await headsOf(claim.id)).toEqual([
    ['invoice:1', '400.00', '0.00'],
    ['invoiceInterest:1', '0.00', '40.00'],
    ['invoice:2', '0.00', '300.00'],
    ['invoice:3', '160.00', '100.00'],
  ]);
  const [found] = await determinationsFor(asha, claim.id);
  expect(found && fiveAmountsOf(found.totals)).toEqual([
    '1000.00',
    '560.00',
    '0.00',
    '440.00',
    '0.00',
  ]);
  const paper = await madePaper(asha, claim.id, 'decision');
  const letter = textOfPdf((await downloaded(asha, paper.id)).bytes);
  for (const text of ['QXZ/2', 'Interest on invoice QXZ/1']) expect(letter).toContain(text);
});

test('what invoices leave of the claim is the remainder, and statuses admit or refuse all of it', async () => {
  const claim = await supplier([invoice(1, '400.00', '40.00'), invoice(2, '300.00')]);
  const status = (of: string) =>
    ask(meera, 'PATCH', `claims/${claim.id}/status`, { status: of, reviewNote: 'Paid in 2024.' });
  expect((await status('approved')).status).toBe(200);
  expect(await headsOf(claim.id)).toEqual([
    ['invoice:1', '400.00', '0.00'],
    ['invoiceInterest:1', '40.00', '0.00'],
    ['invoice:2', '300.00', '0.00'],
    ['remainder', '260.00', '0.00'],
  ]);
  expect((await status('rejected')).status).toBe(200);
  expect((await headsOf(claim.id))?.map(([, admitted]) => admitted)).toEqual([
    '0.00',
    '0.00',
    '0.00',
    '0.00',
  ]);
});

test('an edit takes a claim to rows and from them, and its heads follow', async () => {
  const claim = await supplier([]);
  await determinedAs(meera, claim, [
    { head: 'principal', claimed: '900.00', underVerification: '900.00' },
    { head: 'interest', claimed: '100.00', underVerification: '100.00' },
  ]);
  const edited = await ask<PresentedClaim>(asha, 'PATCH', `claims/${claim.id}`, {
    claimData: { invoices: three },
  });
  expect(edited.body.claimData.invoices).toEqual(three);
  const later = (heads: Parameters<typeof determinationOf>[0], claimVersion: number) =>
    determineAs(meera, claim.id, determinationOf(heads, { confirm: true, claimVersion }));
  const former = await later([{ head: 'principal', admitted: '1000.00' }], 2);
  expect(former.body.issues).toMatchObject([{ rule: 'head_unknown' }]);
  const rows = await later([], 2);
  expect(rows.body.heads.map(({ head }) => head)).toEqual([
    'invoice:1',
    'invoiceInterest:1',
    'invoice:2',
    'invoice:3',
  ]);
  await ask(asha, 'PATCH', `claims/${claim.id}`, { claimData: { invoices: [] } });
  const again = await later([], 3);
  expect(again.body.heads.map(({ head, claimed }) => [head, claimed])).toEqual([
    ['principal', '1000.00'],
  ]);
});

test('the new creditor of a transferred part has principal and interest in place of invoices', async () => {
  const claim = await supplier([invoice(1, '400.00', '100.00'), invoice(2, '300.00')]);
  await determinedAs(meera, claim, [
    { head: 'invoice:1', admitted: '400.00' },
    { head: 'invoiceInterest:1', admitted: '100.00' },
    { head: 'invoice:2', admitted: '300.00' },
    { head: 'remainder', admitted: '200.00' },
  ]);
  const transfer = { amount: '500.00', on: today(), email: zoya.user.email };
  const reported = await reportTransferAs(asha, claim.id, transfer);
  await agreeAs(zoya, reported.body.id);
  const { body } = await withTransfer(meera, reported.body.id, 'accept');
  expect(await headsOf(claim.id)).toEqual([
    ['invoice:1', '200.00', '200.00'],
    ['invoiceInterest:1', '50.00', '50.00'],
    ['invoice:2', '150.00', '150.00'],
    ['remainder', '100.00', '100.00'],
  ]);
  expect(await headsOf(body.to?.id ?? '')).toEqual([
    ['principal', '450.00', '0.00'],
    ['interest', '50.00', '0.00'],
  ]);
});

test('a list has one line for the claim, its reasons summed, and no number of an invoice in any file', async () => {
  const claim = await supplier(three);
  await determinedAs(meera, claim, decided, { government: false });
  const { number } = await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  const { rows } = await linesAs(meera, number, `search=${claim.claimNumber}`);
  expect(rows.map(({ name, claimed, grounds }) => [name, claimed, grounds])).toEqual([
    [
      'Kaveri Traders',
      '1000.00',
      [
        { code: 'not_agreed', amount: '40.00' },
        { code: 'time_barred', amount: '300.00' },
        { code: 'paid_already', amount: '100.00' },
      ],
    ],
  ]);
  const book = new excel.Workbook();
  const bytes = await publishedFile(portal.address, number, 'format=xlsx');
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const cells: string[] = [];
  book.eachSheet((sheet) => sheet.eachRow((row) => row.eachCell(({ text }) => cells.push(text))));
  const files = [
    cells.join('\n'),
    String(await publishedFile(portal.address, number, 'format=csv')),
    String(await publishedFile(portal.address, number, 'format=json')),
    textOfPdf(await publishedFile(portal.address, number, 'format=pdf&language=en')),
    await (await fetch(`${portal.address}/creditors/${number}`)).text(),
  ];
  for (const file of files) {
    expect(file).toContain('Kaveri Traders');
    expect(file).not.toContain('QXZ');
  }
});
