import { Workbook } from 'exceljs';
import { formOf } from '@/lib/forms/definitions/registry';
import { claimsIn } from '@/lib/imports/rows/claims-in';
import { openFile } from '@/lib/imports/rows/open-file';
import { stepCounter } from '@/lib/imports/rows/row-watch';
import { filledTemplate } from '@/tests/support/data/claims-files';

/** How many steps a file of Form B comes on by while its claims are read, and how many times that is told. */
async function stepsThrough(bytes: Uint8Array, kind: 'csv' | 'xlsx') {
  const stepsOf = stepCounter();
  const told: number[] = [];
  const watch = { passed: (row: Parameters<typeof stepsOf>[0]) => told.push(stepsOf(row)) };
  const { head, rows } = await openFile(bytes, kind, 'form_b', { ...watch, over: () => undefined });
  const options = { form: formOf('form_b'), head, emailRequired: false };
  for await (const _ of claimsIn(rows, options));
  return told;
}

const [head = [], claim = []] = filledTemplate('form_b');
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('empty rows of a text file count as steps, and are counted together', async () => {
  const lines = [head, claim].map((cells) => cells.map((cell) => `"${cell}"`).join());
  const steps = await stepsThrough(
    Buffer.from(`${lines.join('\n')}${'\n'.repeat(1_000_000)}`),
    'csv',
  );
  expect(sum(steps)).toBeGreaterThan(990_000);
  expect(steps.length).toBeLessThan(100);
});

test('rows of a workbook that hold only formats count as steps', async () => {
  const book = new Workbook();
  const sheet = book.addWorksheet('Claims');
  sheet.addRow(head);
  sheet.addRow(claim);
  for (let row = 3; row <= 2_000; row += 1) sheet.getCell(row, 1).style = { font: { bold: true } };
  const bytes = new Uint8Array(Uint8Array.from(Buffer.from(await book.xlsx.writeBuffer())).buffer);
  expect(sum(await stepsThrough(bytes, 'xlsx'))).toBeGreaterThan(1_900);
});

test('a row with much text counts for several steps', () => {
  const stepsOf = stepCounter();
  expect([
    stepsOf({ row: 1, cells: ['x'] }),
    stepsOf({ row: 2, cells: ['x'.repeat(5_000)] }),
  ]).toEqual([1, 6]);
});
