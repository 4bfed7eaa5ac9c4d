import type { Cell, Column as WorkbookColumn } from 'exceljs';
import type { ColumnKind, ReportColumn } from './columns';

// Grouped as in India. A number format allows three sizes, so a hundred crore and more have a format of their own.
const pairs = (count: number) => `${'##\\,'.repeat(count)}##0.00`;
const rupees = `[>=10000000]${pairs(3)};[>=100000]${pairs(2)};##,##0.00`;
const manyRupees = `[>=10000000000000]${pairs(6)};[>=100000000000]${pairs(5)};${pairs(4)}`;
const fromManyRupees = 1_000_000_000;

const formats: Partial<Record<ColumnKind, string>> = {
  text: '@',
  amount: rupees,
  moment: 'yyyy-mm-dd hh:mm',
};

/** The width and number format of a column of the sheet. */
export const sheetColumnOf = (column: ReportColumn): Partial<WorkbookColumn> => ({
  width: column.width,
  style: { numFmt: formatOf(column.kind) },
});

/** The number format of a kind; `amount`, in rupees, decides between two. */
export const formatOf = (kind: ColumnKind, amount = 0) =>
  kind === 'amount' && amount >= fromManyRupees ? manyRupees : (formats[kind] ?? 'General');

const indiaOffset = 5.5 * 60 * 60 * 1000;
const second = 1000;

/** Spreadsheets have no time zone, so India's time, in whole seconds. */
const onIndiasClock = (moment: Date) =>
  new Date(Math.floor((moment.getTime() + indiaOffset) / second) * second);

/** Tells whether a spreadsheet, which counts with 15 digits, keeps rupees exactly. */
export const isExact = (amount: string) =>
  amount.replace(/\.?0*$/, '').replace('.', '').length <= 15;

/** Fills a cell with a value from the database. A spreadsheet never reads typed text as a formula. */
export function fill(cell: Cell, kind: ColumnKind, value: unknown) {
  if (value === null) return;
  if (value instanceof Date) cell.value = onIndiasClock(value);
  else if (kind === 'amount') fillAmount(cell, String(value));
  else cell.value = kind === 'count' ? Number(value) : String(value);
}

function fillAmount(cell: Cell, amount: string) {
  if (!isExact(amount)) {
    cell.value = amount;
    cell.alignment = { horizontal: 'right' };
    return;
  }
  cell.value = Number(amount);
  if (cell.value >= fromManyRupees) cell.numFmt = manyRupees;
}
