import { type Cell, Workbook } from 'exceljs';
import type { ColumnKind } from '@/lib/reports/columns';
import { fill } from '@/lib/reports/sheet-cells';

function cellWith(kind: ColumnKind, value: unknown): Cell {
  const cell = new Workbook().addWorksheet('Claims').getRow(1).getCell(1);
  fill(cell, kind, value);
  return cell;
}

test.each([
  ['125000.00', 125000],
  ['0.05', 0.05],
  ['100.00', 100],
  ['999999999999999.00', 999_999_999_999_999],
  ['1234567890123.45', 1_234_567_890_123.45],
  ['1234567890123400.00', '1234567890123400.00'],
  ['12345678901234.56', '12345678901234.56'],
  ['9999999999999999.99', '9999999999999999.99'],
])('a cell with the amount %s loses no digit', (amount, value) => {
  expect(cellWith('amount', amount).value).toBe(value);
});

test.each(['=1+1', '+91 98', '-5', '@cmd', '0098', '125000.00', 'आशा'])(
  'a cell with the text %s stays text',
  (text) => {
    const cell = cellWith('text', text);
    expect(cell.value).toBe(text);
    expect(cell.formula).toBeUndefined();
  },
);

test('a cell with a moment shows the time in India, in whole seconds', () => {
  const moment = new Date('2026-11-21T18:45:59.999Z');
  expect(cellWith('moment', moment).value).toEqual(new Date('2026-11-22T00:15:59.000Z'));
});

test('a cell without a value is empty', () => {
  expect(cellWith('text', null).value).toBeNull();
});
