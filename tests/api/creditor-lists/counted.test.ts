import excel from 'exceljs';
import { parse } from 'papaparse';
import type { Figures } from '@/lib/creditor-lists/figures/present';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  decideListAs,
  determinedAs,
  linesAs,
  madeListAs,
  today,
} from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let meera: TestPerson;
let list: PresentedList;

const union = 'Yatri Chalak Sangh';
const remainder = {
  en: 'Remainder, of no named employee',
  hi: 'बाकी राशि, जो किसी कर्मचारी के नाम नहीं',
};

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  const [asha, admin] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
  meera = admin;
  const employeeDetails = Array.from({ length: 9 }, (_, at) => ({
    serialNo: String(at + 1),
    employeeName: `Chalak ${'ABCDEFGHI'[at]}`,
    identificationNumber: `ID-${at}`,
    totalAmountDue: '1000',
    periodDue: 'May',
  }));
  // Nine employees with 1,000 each, and 2,000 beyond them.
  const nine = await createClaimAs(asha, 'form_e', {
    organizationName: union,
    claimAmount: '11000',
    employeeDetails,
  });
  await determinedAs(
    meera,
    nine,
    [
      { head: 'employee:1', admitted: '1000.00' },
      { head: 'employee:2', admitted: '1000.00' },
      { head: 'remainder', admitted: '500.00', underVerification: '1500.00' },
    ],
    { workman: true },
  );
  // Another one that nobody determined, a driver who claims alone, and a customer.
  await createClaimAs(asha, 'form_e', {
    claimAmount: '3000',
    employeeDetails: employeeDetails.slice(0, 3),
  });
  await createClaimAs(asha, 'form_d');
  await createClaimAs(asha, 'form_f');
  list = await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, list.number, state);
});
afterAll(() => portal.remove());

const workmen = {
  received: { count: 3, people: 13 },
  admitted: { count: 1, people: 2 },
  lines: 14,
};

test('claims are counted as claims, and people as people', async () => {
  const of = (category: string) => list.summary.find((one) => one.category === category);
  expect(of('workmen')).toMatchObject(workmen);
  expect(of('employees')).toMatchObject({ received: { count: 0, people: 0 }, lines: 0 });
  expect(of('other')).toMatchObject({ received: { count: 1, people: null }, lines: 1 });
  expect(list.totals).toMatchObject({
    received: { count: 4, people: 13 },
    admitted: { count: 1, people: 2 },
    lines: 15,
  });
  expect(list.rows).toBe(15);
  expect((await linesAs(meera, list.number, 'annexure=5')).total).toBe(14);
});

test('the figures of a period count claims and people as the list does', async () => {
  const { body } = await ask<Figures>(meera, 'GET', `figures?from=2020-01-01&to=${today()}`);
  const { received, admitted } = list.totals;
  expect(body.totals).toMatchObject({ received, admitted });
  for (const { category, received, admitted } of list.summary)
    expect(body.categories.find((one) => one.category === category)).toMatchObject({
      received,
      admitted,
    });
});

test('the remainder of a claim for many is named as that, and after nobody', async () => {
  const { rows } = await linesAs(meera, list.number, 'annexure=5');
  const named = rows.map(({ employee, name }) => [employee, name]);
  expect(named.filter(([, name]) => name === union)).toEqual([]);
  expect(named.filter(([, name]) => name === null)).toEqual([[0, null]]);
  expect(rows.find(({ name }) => name === null)).toMatchObject({
    claimed: '2000.00',
    admitted: '500.00',
    representative: expect.stringContaining(union),
  });
});

const fileOf = async (query: string, path = `/api/creditor-lists/${list.number}/download`) => {
  const answer = await fetch(`${meera.portal}${path}?${query}`, {
    headers: { Authorization: `Bearer ${meera.token}` },
  });
  return Buffer.from(await answer.arrayBuffer());
};

async function sheetOf(bytes: Buffer, name: string) {
  const book = new excel.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const sheet = book.getWorksheet(name);
  const rows: unknown[][] = [];
  sheet?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return rows;
}

test('every file counts claims and people apart, and names the remainder', async () => {
  const lines = parse<string[]>((await fileOf('format=csv')).toString().trim()).data;
  const [heads = [], ...cells] = lines;
  const name = heads.indexOf('Name of creditor');
  expect(cells.map((row) => row[name]).filter((one) => one === remainder.en)).toHaveLength(1);
  expect(cells.map((row) => row[name])).not.toContain(union);
  const json = JSON.parse((await fileOf('format=json')).toString());
  expect(json.summary[4]).toMatchObject(workmen);
  const workbook = await fileOf('format=xlsx');
  const summary = await sheetOf(workbook, 'Summary');
  const five = summary.find(([, category]) => category === 'Operational creditors (workmen)');
  expect(five?.slice(2, 8)).toEqual([3, 13, expect.any(Number), 1, 2, expect.any(Number)]);
  expect(summary.flat()).toContain('Number of workmen or employees in them');
  const annexure = await sheetOf(workbook, 'Annexure 5');
  expect(annexure.map(([, , one]) => one).filter((one) => one === remainder.en)).toHaveLength(1);
  // Hindi does not come out of a PDF as it was written; the public page has its words, too.
  const text = textOfPdf(await fileOf('format=pdf')).replace(/\s+/g, '');
  expect(text).toContain('Remainder');
  const figures = await sheetOf(
    await fileOf(`from=2020-01-01&to=${today()}`, '/api/figures/download'),
    'By category',
  );
  expect(figures.find(([number]) => number === 5)?.slice(2, 8)).toEqual([
    3,
    13,
    expect.any(Number),
    1,
    2,
    expect.any(Number),
  ]);
});

test.each(['en', 'hi'] as const)('the public page says both, in %s', async (language) => {
  const answer = await fetch(`${meera.portal}/creditors/${list.number}?annexure=5`, {
    headers: { Cookie: `claimantLanguage=${language}` },
  });
  const text = await answer.text();
  const people = { en: '13 workmen or employees', hi: '13 कामगार या कर्मचारी' }[language];
  expect([text.includes(people), text.includes(remainder[language])]).toEqual([true, true]);
});
