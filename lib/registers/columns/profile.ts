import { isMonthFirst } from '@/lib/registers/cells/read-day';
import { type Cell, isEmptyCell, type SheetRow, textOfCell } from '@/lib/spreadsheets/row';
import { type Shape, shapesOf } from './shapes';

/** What the cells of a column look like, in the rows that were looked at. */
export interface Profile {
  filled: number;
  counts: ReadonlyMap<Shape, number>;
  /** Whole numbers that rise by one from row to row. */
  rises: number;
  different: number;
  /** Characters of all filled cells. */
  length: number;
  /** A cell is a day only with its month first. */
  monthFirst: boolean;
}

/** So many rows tell what a column is. */
export const sampled = 200;

interface Growing extends Profile {
  counts: Map<Shape, number>;
  seen: Set<string>;
  last: number;
}

const begin = (): Growing => ({
  filled: 0,
  counts: new Map(),
  rises: 0,
  different: 0,
  length: 0,
  monthFirst: false,
  seen: new Set(),
  last: Number.NaN,
});

function look(profile: Growing, cell: Cell) {
  const text = textOfCell(cell).trim();
  profile.filled += 1;
  profile.length += text.length;
  profile.seen.add(text.slice(0, 100));
  profile.different = profile.seen.size;
  const number = /^\d{1,7}\.?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  if (number === profile.last + 1) profile.rises += 1;
  profile.last = number;
  profile.monthFirst ||= isMonthFirst(cell);
  for (const shape of shapesOf(cell))
    profile.counts.set(shape, (profile.counts.get(shape) ?? 0) + 1);
}

/** Looks at rows of a register, at most {@link sampled}, and tells what each column holds. */
export function profilesOf(rows: readonly SheetRow[], columns: number): Profile[] {
  const profiles = Array.from({ length: columns }, begin);
  for (const { cells } of rows.slice(0, sampled))
    for (const [at, profile] of profiles.entries())
      if (!isEmptyCell(cells[at])) look(profile, cells[at]);
  return profiles;
}

/** The part of a column's filled cells that have a shape, from 0 to 1. */
export const shareOf = ({ filled, counts }: Profile, shape: Shape) =>
  filled === 0 ? 0 : (counts.get(shape) ?? 0) / filled;
