import { paiseOf, readAmount } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { takenAmount } from '@/lib/format/typed-amount';
import type { Field, Row, TableField } from '@/lib/forms/definitions/field';
import { isSerial } from '@/lib/forms/definitions/rows';
import { namingColumn } from '@/lib/forms/table-heads';
import { inUnit } from '@/lib/registers/cells/in-unit';
import { namesNobody } from '@/lib/registers/rows/total-words';
import type { Cell, SheetRow } from '@/lib/spreadsheets/row';
import { type AmountsSaid, amountsSaid } from './amounts-said';
import { dayIn } from './day-in';
import { isAmount, type Line, lineOf, sorted } from './sheet-rows';

export interface ListedRows extends Pick<AmountsSaid, 'counted' | 'foreign'> {
  rows: Row[];
  /** The rows without a required amount or day: their place among the rows, and their number in the sheet. */
  wrong: { nth: number; row: number }[];
  /** The sum of the amounts, with two decimals. */
  sum: string;
  /** The part of the sum in the second column that adds up; null if that is empty. */
  interest: string | null;
  /** The first day with a year of two digits, and the day that it was read as. */
  shortYear: { written: string; day: string } | null;
  /** A line of totals below that says another sum; null without one. */
  otherTotal: string | null;
  named: number;
  /** Columns with data that nobody knows; they are left out. */
  unknown: string[];
  /** Columns that the form needs and the list does not name. */
  missing: string[];
  /** Unknown words that seem to name the columns. */
  unread: string[];
  /** The numbers in the sheet of titles and totals, which are no rows. */
  aside: number[];
  /** The numbers in the sheet of hidden rows, which are taken too. */
  hidden: number[];
}

/** Accounts print a stroke for nothing. */
const stroke = /^[-–—]$/;

/** Spreadsheets' numbers are exact to so many digits. */
const digits = 15;

const isMoney = ({ kind }: Field) => kind === 'amount' || kind === 'amountPart';

/** Gives the amount that the cell holds: a sheet may show it rounded. */
function amountText(cell: Cell, text: string): string {
  const held = typeof cell === 'object' && 'held' in cell && !isShown(cell) ? cell.held : cell;
  return typeof held === 'number' ? String(Number(held.toPrecision(digits))) : text;
}

const isShown = (cell: { shown?: string; rounded?: true }) =>
  cell.shown !== undefined && !cell.rounded;

/**
 * Finds the rows of a list by the names of its columns, or in the form's order where no line names them. Passes over titles,
 * and compares a line of totals instead of taking it.
 */
export function listedRows(
  list: readonly SheetRow[],
  table: TableField,
  labelOf: (name: string) => string,
): ListedRows {
  const { addUp, columns } = table;
  const lines = list.map(lineOf).filter(({ texts }) => texts.some((text) => text !== ''));
  const { places, head, named, unread, aside, below } = sorted(lines, table, labelOf);
  const of = new Map(columns.map((column) => [column.name, column]));
  const said = amountsSaid(
    places.map((name, at) => {
      const column = name === undefined ? undefined : of.get(name);
      return column && isMoney(column) ? (head?.texts[at] ?? '') : undefined;
    }),
    head ? aside.filter(({ sheet }) => sheet.row < head.sheet.row) : [],
  );

  function cellsOf({ sheet, texts }: Line): Row {
    const read: Record<string, string> = {};
    places.forEach((name, at) => {
      const column = name === undefined ? undefined : of.get(name);
      if (!column || !texts[at]) return;
      if (!isMoney(column)) read[column.name] = texts[at] ?? '';
      else if (!sheet.merged?.includes(at)) {
        const unit = said.unitAt(at);
        const counted = unit ? inUnit(sheet.cells[at], unit) : sheet.cells[at];
        read[column.name] = takenAmount(
          typeof counted === 'string' ? counted : amountText(counted, texts[at] ?? ''),
        );
      }
    });
    return read;
  }

  const naming = namingColumn(table);
  const read = below.map((line) => ({ line, row: cellsOf(line) }));
  const isTotal = ({ line, row }: (typeof read)[number], at: number) =>
    line.texts.some(namesNobody) ||
    (at === read.length - 1 && !row[naming] && addUp.some((name) => row[name]));
  const totals = read.filter(isTotal);
  const written = read.filter((one) => !totals.includes(one));

  let shortYear: ListedRows['shortYear'] = null;
  const wrong: ListedRows['wrong'] = [];
  const rows = written.map(({ line: { sheet, texts }, row }, nth): Row => {
    const taken: Record<string, string> = { ...row };
    let isWrong = false;
    for (const column of columns) {
      const { name, kind, required } = column;
      const at = places.indexOf(name);
      const text = texts[at] ?? '';
      if (kind === 'date') {
        const { day, kept, short } = dayIn(sheet.cells[at]);
        if (day === null && (required || text !== '')) isWrong = true;
        if (day !== null && short) shortYear ??= { written: text, day };
        if (kept !== '') taken[name] = kept;
      } else if (isMoney(column)) {
        const isNothing = !required && (text === '' || stroke.test(text));
        const amount = isNothing ? '' : (row[name] ?? '');
        if (!isNothing && readAmount(amount) === null) isWrong = true;
        if (required || text !== '') taken[name] = amount;
      }
    }
    if (isWrong) wrong.push({ nth: nth + 1, row: sheet.row });
    return taken;
  });

  const sum = sumOf(rows, addUp);
  const interest = sumOf(rows, addUp.slice(1));
  const holding = totals.filter(({ row }) => addUp.some((name) => isAmount(row[name] ?? '')));
  const last = holding.at(-1);
  const told = last ? sumOf([last.row], addUp) : null;
  // Without a grand total, the totals of the parts are compared together.
  const ofParts = sumOf(
    holding.map(({ row }) => row),
    addUp,
  );
  const held = (at: number) => written.some(({ line }) => (line.texts[at] ?? '') !== '');
  return {
    rows,
    wrong,
    sum,
    interest: interest === '0.00' ? null : interest,
    shortYear,
    otherTotal: told === null || told === sum || ofParts === sum ? null : told,
    named,
    unknown: head
      ? head.texts.filter((text, at) => text !== '' && places[at] === undefined && held(at))
      : [],
    missing: head
      ? columns
          .filter((column) => column.required && !isSerial(column) && !places.includes(column.name))
          .map(({ name }) => name)
      : [],
    unread: unread ? unread.texts.filter((text) => text !== '') : [],
    aside: [...aside, ...totals.map(({ line }) => line)]
      .map(({ sheet }) => sheet.row)
      .sort((one, other) => one - other),
    hidden: written.filter(({ line }) => line.sheet.hidden).map(({ line }) => line.sheet.row),
    counted: said.counted,
    foreign: said.foreign,
  };
}

/** Adds up these columns of the rows, with two decimals; what is no amount counts as nothing. */
const sumOf = (rows: readonly Row[], columns: readonly string[]) =>
  fromPaise(
    rows
      .flatMap((row) => columns.map((name) => row[name] ?? ''))
      .reduce((all, one) => (readAmount(one) === null ? all : all + paiseOf(one)), 0n),
  );
