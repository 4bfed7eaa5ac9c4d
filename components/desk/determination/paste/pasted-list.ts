import Papa from 'papaparse';
import { readAmount } from '@/lib/format/amount';
import { takenAmount } from '@/lib/format/typed-amount';
import { namesNobody } from '@/lib/registers/rows/total-words';
import { sameName } from './same-name';

export interface PastedLine {
  /** From 1, as it was pasted. */
  line: number;
  name: string;
  /** Of the amount's column. */
  amount: string;
  /** What else the line says, such as a number of identity or a period. */
  others: string[];
}

interface PastedList {
  /** The places of the columns with amounts, and what heads them. */
  columns: { at: number; head: string }[];
  /** The column that is admitted; -1 for none. */
  column: number;
  lines: PastedLine[];
  /** The amount of a line of totals below; null without one. */
  total: string | null;
  /** No column has the names of the form. */
  nameless: boolean;
}

/** Accounts print a stroke for nothing. */
const stroke = /^(?:₹ ?)?[-–—]$/;

const admittedHead = /admit|allow|accept|verified|sanction|मान्य|माना|मंज़ूर|मंजूर|स्वीकृत/i;

const amountOf = (text: string) => (stroke.test(text) ? '' : takenAmount(text));

const isAmount = (text: string) => stroke.test(text) || readAmount(takenAmount(text)) !== null;

const countOf = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length;

/** The cells of each line; a cell in quotation marks may hold line breaks. */
const cellsOf = (text: string) =>
  Papa.parse<string[]>(text.replace(/\r\n?/g, '\n').trimEnd(), { delimiter: '\t' }).data.map(
    (cells) => cells.map((cell) => cell.replace(/[\s\u00a0]+/g, ' ').trim()),
  );

/**
 * Reads a list of names and amounts as spreadsheets copy it. The column of names is the one in which most of the form's names are found, so it
 * needs no head; of several columns with amounts the one that is headed as admitted, else the last, unless `wanted` says another.
 */
export function pastedList(
  text: string,
  names: readonly string[],
  wanted?: number | undefined,
): PastedList {
  const rows = cellsOf(text)
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const known = new Set(names.map(sameName));
  const foundIn = (at: number) =>
    countOf(rows, ({ cells }) => known.has(sameName(cells[at] ?? '')));
  const naming = places.reduce((best, at) => (foundIn(at) > foundIn(best) ? at : best), 0);
  const nameless = width === 0 || foundIn(naming) === 0;

  // Above the first line with an amount stand titles and the words of the columns.
  const first = rows.findIndex(({ cells }) =>
    cells.some((cell, at) => at !== naming && isAmount(cell)),
  );
  const head = first > 0 ? rows[first - 1]?.cells : undefined;
  const body = first < 0 ? [] : rows.slice(first);
  const isTotal = ({ cells }: (typeof rows)[number]) => {
    const name = cells[naming] ?? '';
    return !known.has(sameName(name)) && (name === '' || cells.some(namesNobody));
  };
  const people = body.filter((row) => !isTotal(row));
  const counts = (at: number) =>
    people.length > 1 && people.every(({ cells }, nth) => cells[at] === String(nth + 1));
  const columns = places
    .filter((at) => {
      const filled = people.filter(({ cells }) => (cells[at] ?? '') !== '');
      const amounts = countOf(filled, ({ cells }) => isAmount(cells[at] ?? ''));
      return at !== naming && !counts(at) && amounts > 0 && amounts * 2 > filled.length;
    })
    .map((at) => ({ at, head: head?.[at] ?? '' }));
  const column =
    columns.find(({ at }) => at === wanted)?.at ??
    columns.find((one) => admittedHead.test(one.head))?.at ??
    columns.at(-1)?.at ??
    -1;
  const told = body.findLast((row) => isTotal(row) && isAmount(row.cells[column] ?? ''));
  return {
    columns,
    column,
    nameless,
    total: told ? amountOf(told.cells[column] ?? '') || null : null,
    lines: people.map(({ line, cells }) => ({
      line,
      name: cells[naming] ?? '',
      amount: amountOf(cells[column] ?? ''),
      others: cells.filter((cell, at) => at !== naming && at !== column && cell !== ''),
    })),
  };
}
