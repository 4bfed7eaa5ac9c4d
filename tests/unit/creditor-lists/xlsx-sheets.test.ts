import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import excel from 'exceljs';
import { writeListXlsx } from '@/lib/creditor-lists/files/xlsx';
import { type PresentedList, summaryOf } from '@/lib/creditor-lists/present';
import { type Facility, mostFacilities } from '@/lib/law/facilities';
import type { Snapshot } from '@/lib/reports/snapshot';
import { line, sumsOf } from './list-lines';

/** A snapshot whose annexure 4 has so many lines: what a cursor asks by number is answered. */
const snapshotOf = (count: number, facilities: Facility[] | null) =>
  ({
    client: {
      query: ({ values }: { values: string[] }) => {
        const [, annexure, from = 1, , most = 0] = values.map(Number);
        const all = Array.from({ length: annexure === 4 ? count : 0 }, (_, at) => ({
          ...line(at + 1),
          facilities,
        }));
        const rest = all.slice(from - 1, from - 1 + most);
        return { read: async (some: number) => rest.splice(0, some), close: async () => {} };
      },
    },
  }) as unknown as Snapshot;

async function workbookOf(count: number, mostLines: number, facilities: Facility[] | null = null) {
  const below = count * (facilities?.length ?? 0);
  const stored = { ...sumsOf(count), facilities: below };
  const list = { number: 1, asOn: '2026-11-01', rows: count, ...summaryOf([stored]) };
  const out = new PassThrough();
  const read = buffer(out);
  const file = { list: list as PresentedList, masked: false };
  await writeListXlsx(out, snapshotOf(count, facilities), file, mostLines);
  const book = new excel.Workbook();
  await book.xlsx.load((await read) as unknown as ArrayBuffer);
  return book;
}

type Formula = { formula: string; result?: number };

/** What a total comes to when its formula is worked out, sheet by sheet. */
function workedOut(book: excel.Workbook, sheetName: string, cell: string): number {
  const sheet = book.getWorksheet(sheetName);
  const { value } = sheet?.getCell(cell) ?? {};
  const formula = (value as Formula | null)?.formula;
  if (!formula) return Number(value ?? 0);
  const [, numbered, column = '', first, last, , name, there = ''] =
    /^SUM(\(|IF\(A\d+:A\d+,">0",)([A-Z])(\d+):[A-Z](\d+)\)(\+'([^']+)'!([A-Z]\d+))?$/.exec(
      formula,
    ) ?? [];
  let sum = name ? workedOut(book, name, there) : 0;
  for (let row = Number(first); row <= Number(last); row += 1)
    if (numbered === '(' || typeof sheet?.getCell(`A${row}`).value === 'number')
      sum += Number(sheet?.getCell(`${column}${row}`).value ?? 0);
  return sum;
}

test.each([
  [3, ['Annexure 4']],
  [6, ['Annexure 4', 'Annexure 4 (2)']],
  [8, ['Annexure 4', 'Annexure 4 (2)', 'Annexure 4 (3)']],
])(
  'the totals of %p lines, three to a sheet, carry over from sheet to sheet',
  async (count, names) => {
    const book = await workbookOf(count, 3);
    const sheets = book.worksheets.map(({ name }) => name).filter((name) => name.includes('4'));
    expect(sheets).toEqual(names);
    let lines = 0;
    for (const name of names) {
      const sheet = book.getWorksheet(name);
      const last = sheet?.rowCount ?? 0;
      lines += last - 7;
      for (const column of ['D', 'E', 'G', 'M']) {
        const { result } = (sheet?.getCell(`${column}${last}`).value ?? {}) as Partial<Formula>;
        expect([name, column, workedOut(book, name, `${column}${last}`)]).toEqual([
          name,
          column,
          expect.closeTo(result ?? Number.NaN, 2),
        ]);
      }
    }
    expect(lines).toBe(count);
  },
);

test('facilities below lines fill no sheet beyond its rows, and add nothing to its totals', async () => {
  const facility: Facility = {
    kind: 'term_loan',
    name: null,
    claimed: '5.00',
    admitted: '1.00',
    securities: [],
  };
  const rowsOfSheet = 2 * (mostFacilities + 1);
  const all = Array.from({ length: mostFacilities }, () => facility);
  const book = await workbookOf(5, rowsOfSheet, all);
  const names = ['Annexure 4', 'Annexure 4 (2)', 'Annexure 4 (3)'];
  for (const [at, name] of names.entries()) {
    const sheet = book.getWorksheet(name);
    const last = sheet?.rowCount ?? 0;
    expect([name, last - 7]).toEqual([name, at < 2 ? rowsOfSheet : rowsOfSheet / 2]);
    expect(sheet?.getCell('A8').value).toBe('(a)');
    const { result } = (sheet?.getCell(`D${last}`).value ?? {}) as Partial<Formula>;
    expect([name, workedOut(book, name, `D${last}`)]).toEqual([
      name,
      expect.closeTo(result ?? Number.NaN, 2),
    ]);
  }
  // The claims of five lines, each 100 more than the one before.
  const end = book.getWorksheet('Annexure 4 (3)');
  expect(end?.getCell(`D${end.rowCount}`).value).toMatchObject({ result: 1501.25 });
  const one = await workbookOf(1, 10, [facility]);
  expect(one.getWorksheet('Annexure 4 (2)')).toBeUndefined();
});
