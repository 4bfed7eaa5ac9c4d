import excel from 'exceljs';
import { parse } from 'papaparse';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { Figures } from '@/lib/creditor-lists/figures/present';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { formatDate } from '@/lib/format/date';
import {
  admittedAs,
  decideListAs,
  linesAs,
  listAs,
  madeListAs,
  today,
} from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { agreeAs, reportTransferAs, withTransfer } from '@/tests/support/data/transfers';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let zoya: TestPerson;
let meera: TestPerson;
let bank: PresentedClaim;
let fund: string;
let list: PresentedList;

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  const [yogita, transferee, admin] = await Promise.all([
    signUp('claimant', address),
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
  zoya = transferee;
  meera = admin;
  bank = await admittedAs(yogita, meera, 'form_c', 'Yamuna Bank', '10000.00');
  await admittedAs(yogita, meera, 'form_c', 'Kaveri Bank', '500.00');
  const transfer = { amount: '3000.00', on: today(), email: zoya.user.email };
  const { id } = (await reportTransferAs(yogita, bank.id, transfer)).body;
  await agreeAs(zoya, id);
  const accepted = await withTransfer(meera, id, 'accept');
  expect(accepted.status).toBe(200);
  list = await madeListAs(meera);
  const { rows } = await linesAs(meera, list.number);
  fund = rows.find(({ name }) => name === 'Z Capital')?.claimNumber ?? '';
  for (const state of ['confirmed', 'published']) await decideListAs(meera, list.number, state);
});
afterAll(() => portal.remove());

const once = {
  received: { count: 3, amount: '10500.00', people: null },
  admitted: { count: 3, amount: '10500.00', people: null },
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '0.00',
  transferred: '3000.00',
  lines: 3,
};

test('a debt that was transferred in part is claimed once, and both lines say from whom to whom', async () => {
  const { rows } = await linesAs(meera, list.number);
  const part = { amount: '3000.00', on: today() };
  expect(
    rows.map(({ name, claimed, admitted, notAdmitted, transferred, transfers }) => [
      name,
      claimed,
      admitted,
      notAdmitted,
      transferred,
      transfers,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [
        'Yamuna Bank',
        '10000.00',
        '7000.00',
        '3000.00',
        '3000.00',
        [{ ...part, way: 'to', claim: fund }],
      ],
      [
        'Z Capital',
        '3000.00',
        '3000.00',
        '0.00',
        '0.00',
        [{ ...part, way: 'from', claim: bank.claimNumber }],
      ],
      ['Kaveri Bank', '500.00', '500.00', '0.00', '0.00', []],
    ]),
  );
  expect(list.summary[3]).toMatchObject({ annexure: 4, category: 'unsecured_financial', ...once });
  expect(list.totals).toMatchObject({
    ...once,
    received: { count: 3, amount: '10500.00' },
    admitted: { count: 3 },
  });
});

test('the figures of a period count it once, too', async () => {
  const { body } = await ask<Figures>(meera, 'GET', `figures?from=2020-01-01&to=${today()}`);
  expect(body.totals).toMatchObject({
    received: { count: 3, amount: '10500.00' },
    admitted: { count: 3, amount: '10500.00' },
    notAdmitted: { count: 0, amount: '0.00' },
  });
});

const fileOf = async (query: string) => {
  const path = `/api/creditor-lists/${list.number}/download`;
  const answer = await fetch(`${meera.portal}${path}?${query}`, {
    headers: { Authorization: `Bearer ${meera.token}` },
  });
  return Buffer.from(await answer.arrayBuffer());
};

const saidOf = (date: string) => [
  `₹3,000.00 transferred to claim ${fund} on ${date}: counted there`,
  `₹3,000.00 taken over from claim ${bank.claimNumber} on ${date}`,
];

test('the CSV says it in columns of its own', async () => {
  const [heads = [], ...rows] = parse<string[]>(
    (await fileOf('format=csv')).toString().trim(),
  ).data;
  const at = heads.indexOf('Transfers');
  const said = rows.map((row) => row[at]).filter(Boolean);
  expect(said.sort()).toEqual(saidOf(formatDate(today(), 'en')).sort());
  const amounts = heads.indexOf('Of it transferred, and claimed by the new creditor');
  expect(rows.map((row) => row[amounts]).sort()).toEqual(['0.00', '0.00', '3000.00']);
});

test('the totals of the workbook are worked out from their cells, without what stands twice', async () => {
  const book = new excel.Workbook();
  await book.xlsx.load((await fileOf('format=xlsx')) as unknown as ArrayBuffer);
  const sheet = book.getWorksheet('Annexure 4');
  const cells = Array.from({ length: 3 }, (_, at) => sheet?.getRow(7 + at));
  const sumOf = (column: string) =>
    cells.reduce((sum, row) => sum + Number(row?.getCell(column).value ?? 0), 0);
  const total = sheet?.getRow(10);
  const worked = (column: string) => {
    const { formula = '', result } = (total?.getCell(column).value ?? {}) as excel.CellFormulaValue;
    const columns = [...formula.matchAll(/([-+]?)SUM\(([A-Z])7:[A-Z]9\)/g)];
    const sum = columns.reduce(
      (all, [, sign, one = '']) => all + (sign === '-' ? -1 : 1) * sumOf(one),
      0,
    );
    // A result of nothing is left out of the file.
    return [sum, result ?? 0];
  };
  expect([worked('D'), worked('E'), worked('M')]).toEqual([
    [10500, 10500],
    [10500, 10500],
    [0, 0],
  ]);
  const typed: unknown[] = [];
  sheet?.eachRow((row) => typed.push(...(row.values as unknown[])));
  const text = typed.join('\n');
  for (const said of saidOf(formatDate(today(), 'en'))) expect(text).toContain(said);
  const summary = book.getWorksheet('Summary');
  expect(summary?.getCell('E10').value).toBe(10500);
});

test.each(['en', 'hi'] as const)('the PDF and the public page say it, in %s', async (language) => {
  const pdf = textOfPdf(await fileOf(`format=pdf&language=${language}`)).replace(/\s+/g, '');
  const answer = await fetch(`${meera.portal}/creditors/${list.number}?annexure=4`, {
    headers: { Cookie: `claimantLanguage=${language}` },
  });
  const page = await answer.text();
  const word = { en: 'transferred to claim', hi: 'को ट्रांसफ़र: वहीं गिने गए' }[language];
  expect(page).toContain(word);
  for (const text of [pdf, page]) {
    expect(text).toContain('10,500.00');
    expect(text).not.toContain('13,500.00');
  }
});

test('what went through a claim that the list leaves out is counted once, in the last creditor’s line', async () => {
  const { address } = portal;
  const [yogita, admin] = [await signUp('claimant', address), meera];
  const first = await admittedAs(yogita, admin, 'form_c', 'Godavari Bank', '800.00');
  const pass = async (from: TestPerson, claimId: string, amount: string, name: string) => {
    const to = await signUp('claimant', address);
    const transfer = { amount, on: today(), name, email: to.user.email };
    const { id } = (await reportTransferAs(from, claimId, transfer)).body;
    await agreeAs(to, id);
    const { body } = await withTransfer(admin, id, 'accept');
    return { person: to, id: body.to?.id ?? '', number: body.to?.claimNumber ?? '' };
  };
  const middle = await pass(yogita, first.id, '300.00', 'Middle Capital');
  const last = await pass(middle.person, middle.id, '200.00', 'Last Capital');
  const linesOf = async () => {
    const { number } = await madeListAs(admin);
    const { rows } = await linesAs(admin, number);
    const { totals } = await listAs(admin, number);
    return {
      of: (name: string) => rows.find((row) => row.name === name),
      received: totals.received.amount,
    };
  };
  const whole = await linesOf();
  expect(whole.received).toBe('11300.00');
  expect(whole.of('Godavari Bank')?.transfers.map(({ claim, amount }) => [claim, amount])).toEqual([
    [middle.number, '300.00'],
  ]);
  await portal.database.query(
    `WITH q AS (INSERT INTO quarantines (user_id, begun_by_id, claims) SELECT claimant_id, $2, 1 FROM claims WHERE id = $1 RETURNING id)
     UPDATE claims SET quarantine_id = (SELECT id FROM q) WHERE id = $1`,
    [middle.id, admin.user.id],
  );
  const without = await linesOf();
  // What stayed with the middle one is in no line but the first.
  expect(without.received).toBe('11300.00');
  const part = { amount: '200.00', on: today() };
  expect(without.of('Godavari Bank')).toMatchObject({
    claimed: '800.00',
    transferred: '200.00',
    transfers: [{ ...part, way: 'to', claim: last.number }],
  });
  expect(without.of('Last Capital')).toMatchObject({
    transferred: '0.00',
    transfers: [{ ...part, way: 'from', claim: first.claimNumber }],
  });
  const { body } = await ask<Figures>(admin, 'GET', `figures?from=2020-01-01&to=${today()}`);
  expect(body.totals.received.amount).toBe('11300.00');
});

test('once the new claim is withdrawn, the amount stands in the former one alone', async () => {
  const client = await portal.database.connect();
  // A claim with something admitted is withdrawn only after that was revised: this shortens it.
  await client.query(`SET session_replication_role = 'replica'`);
  await client.query(
    `UPDATE claims SET status = 'withdrawn', withdrawn_at = now() WHERE claim_number = $1`,
    [fund],
  );
  await client.query(`SET session_replication_role = 'origin'`);
  client.release();
  const { totals } = await madeListAs(meera);
  expect(totals).toMatchObject({
    received: { count: 4, amount: '11300.00' },
    admitted: { amount: '8200.00' },
    notAdmitted: '3100.00',
    transferred: '200.00',
  });
});
