import { readAmount } from '@/lib/format/amount';
import { takenAmount } from '@/lib/format/typed-amount';
import { partsOf, type RowHeadName, rowHeadNames } from '@/lib/law/heads';

/** Accounts print a stroke for nothing. */
const stroke = /^(?:₹ ?)?[-–—]$/;

/** Reads a cell as spreadsheets copy it: in quotation marks if it contains special signs. */
function textOf(cell: string) {
  const text = cell.trim().replace(/^"(.*)"$/, (_, quoted: string) => quoted.replaceAll('""', '"'));
  return stroke.test(text.trim()) ? '' : text.trim();
}

/** Gives the one filled cell of a line. A line with several stays whole, and so is no amount. */
function onlyCell(line: string) {
  const cells = line.split('\t').map(textOf).filter(Boolean);
  return cells.length > 1 ? line : (cells[0] ?? '');
}

/**
 * Gives the amounts of a pasted column, a line each, and the lines (from 1) that are no amount. An empty line is an empty
 * amount.
 */
export function amountsIn(text: string): { amounts: string[]; wrong: number[] } {
  const lines = text.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const amounts = lines.map((line) => takenAmount(onlyCell(line)));
  const wrong = amounts.flatMap((amount, at) =>
    amount === '' || readAmount(amount) !== null ? [] : [at + 1],
  );
  return { amounts: text.trim() === '' ? [] : amounts, wrong };
}

/** Gives the heads of rows among these, such as the dues of an invoice and its interest. */
export const rowHeadsIn = (heads: readonly { head: string }[]) =>
  rowHeadNames.filter((name) => heads.some(({ head }) => partsOf(head)?.name === name));

/** Gives the place among the heads of each row of the table, by its number from 1. Lines go only to these heads. */
export const placesOfRows = (heads: readonly { head: string }[], name: RowHeadName) =>
  new Map(
    heads.flatMap(({ head }, at) => {
      const parts = partsOf(head);
      return parts?.name === name ? [[parts.row, at] as const] : [];
    }),
  );

/** Gives the lines (from 1) with an amount but without a head; the first line is for the row `from`. */
export const linesWithoutHead = (
  amounts: readonly string[],
  from: number,
  places: ReadonlyMap<number, number>,
) =>
  amounts.flatMap((amount, line) =>
    (readAmount(amount) ?? 0n) > 0n && !places.has(from + line) ? [line + 1] : [],
  );
