import { readAmount } from '@/lib/format/amount';
import { takenAmount } from '@/lib/format/typed-amount';
import type { TableField } from '@/lib/forms/definitions/field';
import { columnsOfTable, ordersOf } from '@/lib/forms/table-heads';
import { namesNobody } from '@/lib/registers/rows/total-words';
import { type SheetRow, textOfCell, withoutDay } from '@/lib/spreadsheets/row';
import { dayIn } from './day-in';

export interface Line {
  sheet: SheetRow;
  texts: string[];
}

export interface Sorted {
  /** The column of each cell, by place. */
  places: readonly (string | undefined)[];
  /** The line that names the columns, and how many it names. */
  head: Line | undefined;
  named: number;
  /** A line in the head's place with unknown words. */
  unread: Line | undefined;
  /** Titles and repeated heads. */
  aside: Line[];
  /** Rows, and totals among them. */
  below: Line[];
}

/** Lines, such as the title of a list, that may stand above its head. */
const mostAbove = 10;

export const isAmount = (text: string) => readAmount(takenAmount(text)) !== null;

const textOf = (cell: SheetRow['cells'][number]) =>
  textOfCell(withoutDay(cell))
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

export const lineOf = (sheet: SheetRow): Line => ({
  sheet,
  texts: Array.from(sheet.cells, textOf),
});

const filled = ({ texts }: Line) => texts.filter((text) => text !== '').length;
const width = ({ texts }: Line) => texts.findLastIndex((text) => text !== '') + 1;

/** Finds the line that names most columns, with nothing but a title above it. */
function headAmong(lines: readonly Line[], table: TableField, labelOf: (name: string) => string) {
  let best: { at: number; places: (string | undefined)[]; named: number } | undefined;
  lines.slice(0, mostAbove + 1).forEach((line, at) => {
    const isBelowRows = lines
      .slice(0, at)
      .some((above) => filled(above) > 2 && above.texts.some(isAmount));
    if (isBelowRows || line.texts.some(isAmount)) return;
    const places = columnsOfTable(line.texts, table, labelOf);
    const named = places?.filter((name) => name !== undefined).length ?? 0;
    if (places && named > (best?.named ?? 0)) best = { at, places, named };
  });
  return best;
}

/** Finds the line that seems to name the columns in unknown words: words above rows that mostly have amounts. */
function unreadAmong(lines: readonly Line[]) {
  const at = lines.findIndex((line) => filled(line) > 1);
  const [line, ...below] = lines.slice(at);
  if (at < 0 || !line || line.texts.some((text) => /\p{N}/u.test(text))) return -1;
  const withAmount = below.filter(({ texts }) => texts.some(isAmount)).length;
  return filled(line) > 2 && withAmount * 2 > below.length ? at : -1;
}

/**
 * Gives the column of each place by the first of the table's orders that has this width, days where it asks for days, and the
 * serial number where the first column counts.
 */
function placesInOrder(lines: readonly Line[], table: TableField) {
  const orders = ordersOf(table);
  const all = orders.at(-1) ?? [];
  const counts = lines.every(
    ({ texts: [first = ''] }, at) => first === String(at + 1) || namesNobody(first),
  );
  const wide = Math.max(...lines.map(width));
  const days = new Set(table.columns.filter(({ kind }) => kind === 'date').map(({ name }) => name));
  const hasDay = (at: number) => lines.some(({ sheet }) => dayIn(sheet.cells[at]).day !== null);
  const fits = (order: readonly string[]) =>
    order.length === wide && order.every((name, at) => !days.has(name) || hasDay(at));
  const inOrder = orders.flatMap((order) => (counts ? [order, ['serialNo', ...order]] : [order]));
  return inOrder.find(fits) ?? (counts && wide > all.length ? ['serialNo', ...all] : all);
}

/** Sorts the lines of a list into head, titles and rows: by the names of its columns, or without names in the form's order. */
export function sorted(
  lines: readonly Line[],
  table: TableField,
  labelOf: (name: string) => string,
): Sorted {
  const found = headAmong(lines, table, labelOf);
  if (found) {
    const head = lines[found.at];
    const said = head?.texts.join('\n');
    const isAgain = (line: Line) => line.texts.join('\n') === said;
    const after = lines.slice(found.at + 1);
    return {
      places: found.places,
      head,
      named: found.named,
      unread: undefined,
      aside: [...lines.slice(0, found.at), ...after.filter(isAgain)],
      below: after.filter((line) => !isAgain(line)),
    };
  }
  const unreadAt = unreadAmong(lines);
  const isTable = lines.some((line) => filled(line) > 2);
  const begin = isTable ? lines.findIndex((line) => filled(line) > 1) : 0;
  const first = unreadAt >= 0 ? unreadAt + 1 : begin;
  const below = lines.slice(first);
  return {
    places: below.length > 0 ? placesInOrder(below, table) : [],
    head: undefined,
    named: 0,
    unread: lines[unreadAt],
    aside: lines.slice(0, unreadAt >= 0 ? unreadAt : first),
    below,
  };
}
