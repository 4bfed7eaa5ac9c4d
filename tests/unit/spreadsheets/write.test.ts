import { read, utils } from '@e965/xlsx';
import { parse } from 'papaparse';
import type { Cell } from '@/lib/spreadsheets/row';
import { type SheetKind, writeRows } from '@/lib/spreadsheets/write';

const typed = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'a;=1'];

async function* rows(): AsyncGenerator<Cell[]> {
  yield typed;
  // Wherever it stands.
  yield typed.toReversed();
}

const written = async (kind: SheetKind) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeRows(rows(), kind).content) pieces.push(piece as Uint8Array);
  return Buffer.concat(pieces);
};

test('no cell of rows as CSV begins like a formula, also for a program that divides it at semicolons', async () => {
  const text = (await written('csv')).toString('utf8').slice(1).trimEnd();
  const cells = parse<string[]>(text).data.flat();
  expect(cells).toHaveLength(2 * typed.length);
  expect(cells.filter((cell) => /(^|;)\s*[-=+@]/.test(cell))).toEqual([]);
});

test.each<SheetKind>(['xlsx', 'xls'])('no cell of rows as %s is a formula', async (kind) => {
  const book = read(await written(kind), { cellFormula: true, dense: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('The workbook has no sheet');
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([typed, typed.toReversed()]);
  const cells = (sheet['!data'] ?? []).flat();
  expect(cells.map(({ t, f }) => [t, f])).toEqual(cells.map(() => ['s', undefined]));
});
