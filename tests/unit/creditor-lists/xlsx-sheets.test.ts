import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import excel from 'exceljs';
import { writeListXlsx } from '@/lib/creditor-lists/files/xlsx';
import { type PresentedList, summaryOf } from '@/lib/creditor-lists/present';
import type { Snapshot } from '@/lib/reports/snapshot';
import { line, sumsOf } from './list-lines';

/** A snapshot whose annexure 4 has so many lines: what a cursor asks by number is answered. */
const snapshotOf = (count: number) =>
  ({
    client: {
      query: ({ values }: { values: string[] }) => {
        const [, annexure, from = 1, , most = 0] = values.map(Number);
        const all = Array.from({ length: annexure === 4 ? count : 0 }, (_, at) => line(at + 1));
        const rest = all.slice(from - 1, from - 1 + most);
        return { read: async (some: number) => rest.splice(0, some), close: async () => {} };
      },
    },
  }) as unknown as Snapshot;

async function workbookOf(count: number, mostLines: number) {
  const stored = sumsOf(count);
  const list = { number: 1, asOn: '2026-11-01', rows: count, ...summaryOf([stored]) };
  const out = new PassThrough();
  const read = buffer(out);
  const file = { list: list as PresentedList, masked: false };
  await writeListXlsx(out, snapshotOf(count), file, mostLines);
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
  const [, column = '', first, last, , name, there = ''] =
    /^SUM\(([A-Z])(\d+):[A-Z](\d+)\)(\+'([^']+)'!([A-Z]\d+))?$/.exec(formula) ?? [];
  let sum = name ? workedOut(book, name, there) : 0;
  for (let row = Number(first); row <= Number(last); row += 1)
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
