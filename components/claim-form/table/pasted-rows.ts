import Papa from 'papaparse';
import { paiseOf, readAmount } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { takenAmount } from '@/lib/format/typed-amount';
import type { Row, TableField } from '@/lib/forms/definitions/field';
import { columnsOfTable, namingColumn, ordersOf } from '@/lib/forms/table-heads';

/** Rows of a table as they were pasted from a spreadsheet. */
export interface PastedRows {
  rows: Row[];
  /** The lines, from 1, whose amount is none. */
  wrong: number[];
  /** What the amounts add up to, with two decimals. */
  sum: string;
  /** What a line of totals below them says instead; null where there is none or it agrees. */
  otherTotal: string | null;
}

const totals = /^(?:grand |sub[ -]?)?total|^(?:कुल|योग|जोड़)/i;

const isAmount = (text: string) => readAmount(takenAmount(text)) !== null;

const linesOf = (text: string) =>
  Papa.parse<string[]>(text.trimEnd(), { delimiter: '\t' }).data.map((line) =>
    line.map((cell) => cell.replace(/[\s\u00a0]+/g, ' ').trim()),
  );

/** By place: in the order of the form, with the serial number where the first column counts. */
function placesInOrder(lines: readonly string[][], table: TableField) {
  const all = ordersOf(table).at(-1) ?? [];
  const counts = lines.every(([first = ''], at) => first === String(at + 1) || totals.test(first));
  const wide = Math.max(...lines.map(({ length }) => length));
  return counts && wide > all.length ? ['serialNo', ...all] : all;
}

/**
 * The rows in what was pasted, found by the names of columns, or in the order of the form where no line names them. A line of
 * totals is no row: it is compared.
 */
export function pastedRows(
  text: string,
  table: TableField,
  labelOf: (name: string) => string,
): PastedRows {
  const { addUp } = table;
  const naming = namingColumn(table);
  const lines = linesOf(text).filter((line) => line.some((cell) => cell !== ''));
  const [first = []] = lines;
  const named = first.some(isAmount) ? null : columnsOfTable(first, table, labelOf);
  const below = named ? lines.slice(1) : lines;
  const places = named ?? (below.length > 0 ? placesInOrder(below, table) : []);
  const read = below.map((line) =>
    Object.fromEntries(
      places.flatMap((name, at) => (name && line[at] ? [[name, line[at]] as const] : [])),
    ),
  );
  const isTotal = (row: Row, at: number) =>
    below[at]?.some((cell) => totals.test(cell)) === true ||
    (at === read.length - 1 && !row[naming] && addUp.some((name) => row[name]));
  const rows = read
    .filter((row, at) => !isTotal(row, at))
    .map((row) => ({
      ...row,
      ...Object.fromEntries(addUp.map((name) => [name, takenAmount(row[name] ?? '')])),
    }));
  const sum = sumOf(rows, addUp);
  const total = read.findLast(isTotal);
  const said = total && addUp.some((name) => isAmount(total[name] ?? '')) && sumOf([total], addUp);
  return {
    rows,
    wrong: rows.flatMap((row: Row, at) =>
      addUp.every((name) => readAmount(row[name] ?? '') !== null) ? [] : [at + 1],
    ),
    sum,
    otherTotal: said && said !== sum ? said : null,
  };
}

/** What these columns of the rows add up to, with two decimals; what is no amount counts as nothing. */
const sumOf = (rows: readonly Row[], columns: readonly string[]) =>
  fromPaise(
    rows
      .flatMap((row) => columns.map((name) => takenAmount(row[name] ?? '')))
      .reduce((all, one) => (readAmount(one) === null ? all : all + paiseOf(one)), 0n),
  );
