import { readAmount } from '@/lib/format/amount';
import { takenAmount } from '@/lib/format/typed-amount';
import { partsOf, type RowHeadName, rowHeadNames } from '@/lib/law/heads';

/** Accounts print a stroke where there is nothing. */
const stroke = /^(?:₹ ?)?[-–—]$/;

/** What stands in a cell, as spreadsheets copy it: between quotation marks where it has any sign of its own. */
function textOf(cell: string) {
  const text = cell.trim().replace(/^"(.*)"$/, (_, quoted: string) => quoted.replaceAll('""', '"'));
  return stroke.test(text.trim()) ? '' : text.trim();
}

/** The one cell of a line that holds anything. A line of several stays whole, and is no amount. */
function onlyCell(line: string) {
  const cells = line.split('\t').map(textOf).filter(Boolean);
  return cells.length > 1 ? line : (cells[0] ?? '');
}

/** The amounts of a column that was pasted, a line each, and the lines, from 1, that are none. A line with nothing is nothing. */
export function amountsIn(text: string): { amounts: string[]; wrong: number[] } {
  const lines = text.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const amounts = lines.map((line) => takenAmount(onlyCell(line)));
  const wrong = amounts.flatMap((amount, at) =>
    amount === '' || readAmount(amount) !== null ? [] : [at + 1],
  );
  return { amounts: text.trim() === '' ? [] : amounts, wrong };
}

/** What heads of rows there are among these, such as what is due on an invoice, and its interest. */
export const rowHeadsIn = (heads: readonly { head: string }[]) =>
  rowHeadNames.filter((name) => heads.some(({ head }) => partsOf(head)?.name === name));

/** The place among the heads of each row of the table, by its number from 1. No line goes to any other head. */
export const placesOfRows = (heads: readonly { head: string }[], name: RowHeadName) =>
  new Map(
    heads.flatMap(({ head }, at) => {
      const parts = partsOf(head);
      return parts?.name === name ? [[parts.row, at] as const] : [];
    }),
  );

/** The lines, from 1, with an amount for which there is no head, where the first line is for the row `from`. */
export const linesWithoutHead = (
  amounts: readonly string[],
  from: number,
  places: ReadonlyMap<number, number>,
) =>
  amounts.flatMap((amount, line) =>
    (readAmount(amount) ?? 0n) > 0n && !places.has(from + line) ? [line + 1] : [],
  );
