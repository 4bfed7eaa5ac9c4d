import { plainCell } from '@/lib/registers/cells/plain-cell';
import {
  type Cell,
  isEmptyCell,
  type SheetRow,
  textOfCell,
  withoutDay,
} from '@/lib/spreadsheets/row';
import { saidByHead } from './head-rules';
import { longestHead } from './head-words';

export interface FoundHead {
  /** The head's place among the rows looked at; -1 for a register without one. */
  at: number;
  /** How many rows it takes: two where groups stand above their columns. */
  height: 0 | 1 | 2;
  /** The text of each column; '' for one without. */
  heads: readonly string[];
}

/** Titles, addresses and notes stand above a head. */
export const mostAbove = 40;

const textOf = (cell: Cell) => textOfCell(withoutDay(cell)).replace(/\s+/g, ' ').trim();

const textsOf = ({ cells }: SheetRow) => Array.from(cells, textOf);

/** Tells whether a cell holds a value of a row: a number, a day, an address. */
function isValue(cell: Cell): boolean {
  if (isEmptyCell(cell)) return false;
  const plain = plainCell(cell);
  if (typeof plain !== 'string') return true;
  return /\d{4}/.test(plain.replace(/[\s,.]/g, '')) && !/\p{L}{3}/u.test(plain)
    ? true
    : /\S@\S/.test(plain);
}

interface Named {
  /** Columns whose text says what they are. */
  named: number;
  /** Columns with any text. */
  filled: number;
  values: number;
}

function namedIn(texts: readonly string[], cells: readonly Cell[]): Named {
  const filled = texts.filter((text) => text !== '');
  const facts = new Set(
    filled.flatMap((text) => {
      const [said] = text.length > longestHead ? [] : saidByHead(text);
      return said && said.weight >= 0.34 ? said.fact : [];
    }),
  );
  return { named: facts.size, filled: filled.length, values: cells.filter(isValue).length };
}

/** A head names at least two columns, and nearly half of those it has; values stand in rows. */
const isHead = ({ named, filled, values }: Named) =>
  named >= 2 && named >= filled * 0.4 && values <= filled * 0.2;

/** Puts the groups of the upper row before the columns of the lower one: "Amount" over "Claimed" and "Admitted". */
function joinedHeads(upper: readonly string[], lower: readonly string[]): string[] {
  const width = Math.max(upper.length, lower.length);
  let group = '';
  return Array.from({ length: width }, (_, at) => {
    const [above = '', below = ''] = [upper[at], lower[at]];
    if (above !== '') group = above;
    else if (below === '') group = '';
    return [below === '' ? above : group, below].filter(Boolean).join(' ');
  });
}

/** Two rows are one head where the upper has groups over columns of the lower, and together they name more. */
function twoRows(upper: SheetRow, lower: SheetRow): string[] | undefined {
  const [texts, below] = [textsOf(upper), textsOf(lower)];
  if (lower.cells.some(isValue) || upper.cells.some(isValue)) return undefined;
  const filled = below.filter((text) => text !== '').length;
  // Cells over two rows leave the lower one empty, groups over columns the upper one.
  const isGrouped = below.some((text, column) => (text === '') !== ((texts[column] ?? '') === ''));
  if (!isGrouped) return undefined;
  if (filled < 2 || below.every((text) => /^\W{0,2}[\da-z]{0,2}\W{0,2}$/i.test(text)))
    return undefined;
  const joined = joinedHeads(texts, below);
  const [one, other, both] = [texts, below, joined].map((all) => namedIn(all, []).named);
  return both !== undefined && both > (one ?? 0) && both > (other ?? 0) ? joined : undefined;
}

/**
 * Finds the head of a register among its first rows: the first that names nearly as many columns as any. A register may have
 * none; its columns are then known by their cells alone.
 */
export function findHead(rows: readonly SheetRow[]): FoundHead {
  const judged = rows.slice(0, mostAbove).map((row) => namedIn(textsOf(row), row.cells));
  const most = Math.max(0, ...judged.filter(isHead).map(({ named }) => named));
  const at = judged.findIndex((one) => isHead(one) && one.named >= most * 0.7);
  const [head, next, before] = [rows[at], rows[at + 1], rows[at - 1]];
  if (!head) {
    return pairAmong(rows) ?? ofOneColumn(rows) ?? { at: -1, height: 0, heads: [] };
  }
  const withNext = next && twoRows(head, next);
  if (withNext) return { at, height: 2, heads: withNext };
  const withBefore = before && twoRows(before, head);
  if (withBefore) return { at: at - 1, height: 2, heads: withBefore };
  return { at, height: 1, heads: textsOf(head) };
}

/** A sheet of one column has a head of one word. */
function ofOneColumn([first]: readonly SheetRow[]): FoundHead | undefined {
  const heads = first ? textsOf(first) : [];
  const { named, filled } = namedIn(heads, []);
  return named === 1 && filled === 1 ? { at: 0, height: 1, heads } : undefined;
}

/** Neither row of such a head is one by itself. */
function pairAmong(rows: readonly SheetRow[]): FoundHead | undefined {
  for (let at = 0; at + 1 < Math.min(rows.length, mostAbove); at += 1) {
    const [upper, lower] = [rows[at], rows[at + 1]];
    const heads = upper && lower && twoRows(upper, lower);
    if (heads && isHead(namedIn(heads, []))) return { at, height: 2, heads };
  }
  return undefined;
}
