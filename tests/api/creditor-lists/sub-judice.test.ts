import excel from 'exceljs';
import { parse } from 'papaparse';
import type { PresentedList } from '@/lib/creditor-lists/present';
import type { PublicLine } from '@/lib/creditor-lists/public-parts';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  admittedAs,
  decideListAs,
  determinedAs,
  linesAs,
  madeListAs,
  publishedFile,
} from '@/tests/support/data/creditor-lists';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let meera: TestPerson;
/** Made before anything was before a court. */
let before: PresentedList;
let list: PresentedList;

const forum = 'the Debts Recovery Tribunal, Mumbai';

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  const [asha, admin] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
  meera = admin;
  await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '500.00');
  before = await madeListAs(meera);
  const lender = await createClaimAs(asha, 'form_c', {
    institutionName: 'Yamuna Bank',
    claimAmount: '1000.00',
    principalAmount: '600.00',
    interestAmount: '400.00',
    penaltyAmount: '0',
  });
  await determinedAs(meera, lender, [
    {
      head: 'principalAmount',
      admitted: '100.00',
      contingent: '200.00',
      notAdmitted: '300.00',
      reasons: [
        { code: 'dispute_pending', text: forum, amount: '350.00' },
        { code: 'not_agreed', amount: '150.00' },
      ],
    },
    {
      head: 'interestAmount',
      notAdmitted: '400.00',
      reasons: [
        { code: 'dispute_pending', text: 'another court', amount: '0.50' },
        { code: 'time_barred', amount: '399.50' },
      ],
    },
  ]);
  const union = await createClaimAs(asha, 'form_e', {
    claimAmount: '200',
    employeeDetails: ['Ramesh', 'Sita'].map((employeeName, at) => ({
      serialNo: String(at + 1),
      employeeName,
      identificationNumber: `ID-${at}`,
      totalAmountDue: '100',
      periodDue: 'May',
    })),
  });
  await determinedAs(
    meera,
    union,
    [
      {
        head: 'employee:1',
        notAdmitted: '100.00',
        reasons: [{ code: 'dispute_pending', text: 'the labour court' }],
      },
      { head: 'employee:2', admitted: '100.00' },
    ],
    { workman: true },
  );
  list = await madeListAs(meera);
  for (const { number } of [before, list])
    for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
});
afterAll(() => portal.remove());

const fileOf = ({ number }: PresentedList, query: string) =>
  publishedFile(portal.address, number, query);

const heading = { en: 'Amount before a court (sub judice)', hi: 'न्यायालय में लंबित राशि' };
const onPages = { en: 'Before a court (sub judice)', hi: 'न्यायालय में लंबित' };
const note = {
  en: 'An amount before a court is a part of what is not admitted, or only contingently.',
  hi: 'न्यायालय में लंबित राशि अस्वीकृत या अभी पक्की न हुई राशि का हिस्सा है।',
};

test('a line says how much of it is before a court, whichever head and person, and sums add it up', async () => {
  const { rows } = await linesAs(meera, list.number);
  expect(rows.map(({ name, subJudice }) => [name, subJudice]).sort()).toEqual([
    ['Kaveri Bank', '0.00'],
    ['Ramesh', '100.00'],
    ['Sita', '0.00'],
    ['Yamuna Bank', '350.50'],
  ]);
  expect(list.totals).toMatchObject({ subJudice: '450.50', notAdmitted: '800.00' });
  expect([list.summary[3]?.subJudice, list.summary[4]?.subJudice]).toEqual(['350.50', '100.00']);
  expect(list.summary[7]).not.toHaveProperty('subJudice');
});

test('JSON and CSV have it for everybody', async () => {
  const { lines, totals } = JSON.parse((await fileOf(list, 'format=json')).toString()) as {
    lines: PublicLine[];
    totals: PresentedList['totals'];
  };
  expect(lines.map(({ subJudice }) => subJudice)).toEqual([
    undefined,
    '350.50',
    '100.00',
    undefined,
  ]);
  expect(totals.subJudice).toBe('450.50');
  const rows = parse<string[]>((await fileOf(list, 'format=csv')).toString().trim()).data;
  expect(rows.map((cells) => cells.at(-1))).toEqual([
    heading.en,
    '0.00',
    '350.50',
    '100.00',
    '0.00',
  ]);
});

test('the workbook has a column of it, with its total, in annexures and in the summary', async () => {
  const book = new excel.Workbook();
  await book.xlsx.load((await fileOf(list, 'format=xlsx')) as unknown as ArrayBuffer);
  const columnOf = (name: string, sheet = book.getWorksheet(name)) => {
    for (let at = 1; at <= (sheet?.columnCount ?? 0); at += 1)
      if ([5, 6].some((row) => sheet?.getCell(row, at).value === heading.en))
        return Array.from({ length: sheet?.rowCount ?? 0 }, (_, row) => {
          const { value } = sheet?.getCell(row + 1, at) ?? {};
          return (value as excel.CellFormulaValue | null)?.result ?? value;
        }).filter((value) => typeof value === 'number');
    return null;
  };
  expect(columnOf('Annexure 4')).toEqual([0, 350.5, 350.5]);
  expect(columnOf('Annexure 5')).toEqual([100, 0, 100]);
  expect(columnOf('Annexure 8')).toBeNull();
  expect(columnOf('Summary')).toEqual([0, 0, 0, 350.5, 100, 0, 0, 0, 0, 450.5]);
  const typed: unknown[] = [];
  book.getWorksheet('Summary')?.eachRow((row) => typed.push(...(row.values as unknown[])));
  expect(typed).toContain(note.en);
});

test.each(['en', 'hi'] as const)('the PDF and the public page have it, in %s', async (language) => {
  const close = (text: string) => text.replace(/\s+/g, '');
  const pdf = close(textOfPdf(await fileOf(list, `format=pdf&language=${language}`)));
  // The letters of Hindi are read out of a PDF in another order.
  const words = language === 'en' ? [heading.en, note.en] : [];
  for (const text of [...words, '350.50', '450.50']) expect(pdf).toContain(close(text));
  const answer = await fetch(`${portal.address}/creditors/${list.number}?annexure=4`, {
    headers: { Cookie: `claimantLanguage=${language}` },
  });
  const page = await answer.text();
  for (const text of [onPages[language], note[language], '₹350.50', '₹450.50'])
    expect(page).toContain(text);
});

test('a list of which nothing is before a court looks as before', async () => {
  expect(before.totals).not.toHaveProperty('subJudice');
  expect((await fileOf(before, 'format=json')).toString()).not.toMatch(/subJudice/);
  const csv = (await fileOf(before, 'format=csv')).toString();
  expect(csv.split('\r\n')[0]?.endsWith('Transfers')).toBe(true);
  expect(textOfPdf(await fileOf(before, 'format=pdf'))).not.toContain('sub judice');
  const page = await (await fetch(`${portal.address}/creditors/${before.number}`)).text();
  expect(page).not.toContain(`>${onPages.en}<`);
});
