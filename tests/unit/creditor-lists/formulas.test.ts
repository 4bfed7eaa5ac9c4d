import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import excel from 'exceljs';
import { parse } from 'papaparse';
import { writeListCsv } from '@/lib/creditor-lists/files/csv';
import { writeListXlsx } from '@/lib/creditor-lists/files/xlsx';
import { type PresentedList, summaryOf } from '@/lib/creditor-lists/present';
import type { Snapshot } from '@/lib/reports/snapshot';
import { line, sumsOf } from './list-lines';

const nine = Array.from({ length: 9 }, (_, at) => at + 1);

/** A list with one line in each annexure, with this at the beginning of everything that people typed. */
function typedList(sign: string) {
  const text = `${sign}1+1`;
  const list = {
    number: 1,
    asOn: '2026-11-01',
    rows: 9,
    debtorName: text,
    debtorCin: text,
    tribunal: text,
    tribunalBench: text,
    caseNumber: text,
    admissionOrderNumber: text,
    professionalName: text,
    professionalRegistration: text,
    ...summaryOf(nine.map((annexure) => ({ ...sumsOf(1), annexure }))),
  } as PresentedList;
  const query = ({ values }: { values: string[] }) => {
    const rest = [line(1, Number(values[1]))].map((one) => ({
      ...one,
      name: text,
      representative: text,
      remarks: text,
    }));
    return { read: async (some: number) => rest.splice(0, some), close: async () => {} };
  };
  return { file: { list, masked: false }, snapshot: { client: { query } } as unknown as Snapshot };
}

async function written(write: (out: PassThrough) => Promise<void>) {
  const out = new PassThrough();
  const read = buffer(out);
  await write(out);
  out.end();
  return read;
}

describe.each(['=', '+', '-', '@'])('with %s at the beginning of every text', (sign) => {
  const { file, snapshot } = typedList(sign);

  test('no cell of a list as CSV begins like a formula', async () => {
    const csv = await written((out) => writeListCsv(out, snapshot, file));
    const [, ...lines] = parse<string[]>(csv.toString('utf8').trimEnd()).data;
    expect(lines).toHaveLength(9);
    expect(lines.flat().filter((cell) => /^[-=+@]/.test(cell))).toEqual([]);
    // Annexure 7 has the name in two columns.
    expect(lines.flat().filter((cell) => cell === `'${sign}1+1`)).toHaveLength(9 * 3 + 1);
  });

  test('no cell of a list as a workbook is a formula but its sums, or becomes one when it is edited', async () => {
    const book = new excel.Workbook();
    const xlsx = await written((out) => writeListXlsx(out, snapshot, file));
    await book.xlsx.load(xlsx as unknown as ArrayBuffer);
    const begun: string[] = [];
    for (const sheet of book.worksheets)
      sheet.eachRow((row) =>
        row.eachCell(({ value, formula, numFmt }) => {
          expect(formula ?? 'SUM').toMatch(/^SUM/);
          if (typeof value === 'string' && value.startsWith(sign)) begun.push(numFmt ?? 'General');
        }),
      );
    expect(new Set(begun)).toEqual(new Set(['@']));
    expect(begun.length).toBeGreaterThan(9);
  });
});
