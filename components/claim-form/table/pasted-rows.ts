import Papa from 'papaparse';
import { paiseOf, readAmount } from '@/lib/format/amount';
import { withoutMidnight } from '@/lib/format/midnight';
import { fromPaise } from '@/lib/format/money';
import { takenAmount } from '@/lib/format/typed-amount';
import { readDay, splitDay, typedValue } from '@/lib/format/typed-day';
import type { Row, TableField } from '@/lib/forms/definitions/field';
import { columnsOfTable, namingColumn, ordersOf } from '@/lib/forms/table-heads';

/** Rows of a table as they were pasted from a spreadsheet. */
export interface PastedRows {
  rows: Row[];
  /** The lines, from 1, in which an amount or a day that has to be there is none. */
  wrong: number[];
  /** What the amounts add up to, with two decimals. */
  sum: string;
  /** What of that stands in the second column that adds up; null where nothing does. */
  interest: string | null;
  /** The first day whose year was written with two digits, and as what it was read. */
  shortYear: { written: string; day: string } | null;
  /** What a line of totals below them says instead; null where there is none or it agrees. */
  otherTotal: string | null;
}

const totals = /^(?:grand |sub[ -]?)?total|^(?:कुल|योग|जोड़)/i;

/** Accounts print a stroke where there is nothing. */
const stroke = /^[-–—]$/;

const isAmount = (text: string) => readAmount(takenAmount(text)) !== null;

const linesOf = (text: string) =>
  Papa.parse<string[]>(text.trimEnd(), { delimiter: '\t' }).data.map((line) =>
    line.map((cell) => cell.replace(/[\s\u00a0]+/g, ' ').trim()),
  );

/** A day as people write it in India, the day first; `day` is null for what is none. */
function dayIn(text: string) {
  const parts = /^\p{L}/u.test(text) ? null : splitDay(withoutMidnight(text));
  if (!parts) return { day: null, kept: text, short: false };
  const read = readDay(parts);
  if ('day' in read) return { day: read.day, kept: read.day, short: false };
  const day = read.fault === 'year' ? (read.meant ?? null) : null;
  return { day, kept: day ?? typedValue(parts), short: day !== null };
}

/**
 * By place: in the first of the table's orders that is as wide and has days where it asks for days, with the serial number where
 * the first column counts.
 */
function placesInOrder(lines: readonly string[][], table: TableField) {
  const orders = ordersOf(table);
  const all = orders.at(-1) ?? [];
  const counts = lines.every(([first = ''], at) => first === String(at + 1) || totals.test(first));
  const wide = Math.max(...lines.map((line) => line.findLastIndex((cell) => cell !== '') + 1));
  const days = new Set(table.columns.filter(({ kind }) => kind === 'date').map(({ name }) => name));
  const fits = (order: readonly string[]) =>
    order.length === wide &&
    order.every((name, at) => !days.has(name) || lines.some((line) => dayIn(line[at] ?? '').day));
  const inOrder = orders.flatMap((order) => (counts ? [order, ['serialNo', ...order]] : [order]));
  return inOrder.find(fits) ?? (counts && wide > all.length ? ['serialNo', ...all] : all);
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
  const { addUp, columns } = table;
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
  const written = read.filter((row, at) => !isTotal(row, at));
  let shortYear: PastedRows['shortYear'] = null;
  const wrong = new Set<number>();
  const rows = written.map((row, at): Row => {
    const taken: Record<string, string> = { ...row };
    for (const { name, kind, required } of columns) {
      const cell = row[name] ?? '';
      if (kind === 'date') {
        const { day, kept, short } = dayIn(cell);
        if (day === null && (required || cell !== '')) wrong.add(at + 1);
        if (day !== null && short) shortYear ??= { written: cell, day };
        if (kept !== '') taken[name] = kept;
      } else if (kind === 'amount' || kind === 'amountPart') {
        const isNothing = !required && (cell === '' || stroke.test(cell));
        const amount = isNothing ? '' : takenAmount(cell);
        if (!isNothing && readAmount(amount) === null) wrong.add(at + 1);
        if (required || cell !== '') taken[name] = amount;
      }
    }
    return taken;
  });
  const sum = sumOf(rows, addUp);
  const interest = sumOf(rows, addUp.slice(1));
  const total = read.findLast(isTotal);
  const said = total && addUp.some((name) => isAmount(total[name] ?? '')) && sumOf([total], addUp);
  return {
    rows,
    wrong: [...wrong],
    sum,
    interest: interest === '0.00' ? null : interest,
    shortYear,
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
