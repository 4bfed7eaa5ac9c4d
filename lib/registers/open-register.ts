import { limited } from '@/lib/spreadsheets/limits';
import type { Sheet, SheetRow } from '@/lib/spreadsheets/row';
import { isEmptyCell, textOfCell } from '@/lib/spreadsheets/row';
import { type Guess, guessColumns } from './columns/guess';
import { profilesOf, sampled } from './columns/profile';
import { findHead, mostAbove } from './head/find-head';
import type { Mapping } from './mapping';
import { formRules } from './rows/form-rules';
import { watchRows } from './rows/no-row';

/** A sheet whose head is found and whose columns are guessed. */
export interface OpenRegister {
  sheet: string;
  /** The row of the head, as the spreadsheet counts; null without one. */
  headRow: number | null;
  /** The lines above it: a title, the case, the day. */
  above: readonly string[];
  columns: readonly Guess[];
  /** The first ten rows as they stand. */
  first: readonly SheetRow[];
  /** Columns that somebody hid. */
  hidden: readonly number[];
  /** What the guesses make. */
  mapping: Mapping;
  /** All rows below the head, to be read once. */
  rows: AsyncIterable<SheetRow>;
}

/** Rows that a page shows below the heads. */
const shown = 10;

async function* following(passed: readonly SheetRow[], rest: AsyncIterator<SheetRow>) {
  yield* passed;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

const lineOf = ({ cells }: SheetRow) =>
  cells
    .map((cell) => textOfCell(cell).trim())
    .filter(Boolean)
    .join(' ')
    .slice(0, 300);

const widthOf = (rows: readonly SheetRow[]) =>
  Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((cell) => !isEmptyCell(cell)) + 1));

/** Makes a mapping of guesses: every column that has one, with its unit. */
const mappingOf = (
  heads: readonly string[],
  columns: readonly Guess[],
  form: Mapping['form'],
): Mapping => ({
  heads,
  columns: columns.flatMap(({ at, fact, amounts, monthFirst }) => {
    if (!fact) return [];
    const unit = amounts && 'rupees' in amounts ? { rupees: String(amounts.rupees) } : {};
    return { at, fact, ...unit, ...(monthFirst && { doubtful: true }) };
  }),
  form,
});

/**
 * Reads the beginning of a sheet and says what its columns are; holds at most a few hundred rows. Undefined for a sheet without
 * rows. Throws `FileFault` for one that nobody can read.
 */
export async function openRegister(
  { name, rows: all }: Sheet,
  passed?: (row: SheetRow) => void,
): Promise<OpenRegister | undefined> {
  const rest = limited(all, passed);
  const begin: SheetRow[] = [];
  while (begin.length < mostAbove + sampled) {
    const next = await rest.next();
    if (next.done) break;
    begin.push(next.value);
  }
  if (begin.length === 0) return undefined;
  const { at, height, heads } = findHead(begin);
  const below = begin.slice(Math.max(0, at) + height);
  const above = begin.slice(0, Math.max(0, at)).map(lineOf);
  const width = Math.max(heads.length, widthOf(below));
  const judge = watchRows({ heads, name: undefined, amount: undefined });
  const sample = below.filter((row) => judge(row) === undefined);
  const columns = guessColumns(heads, profilesOf(sample, width), above);
  const form = formRules({ columns, sheet: name, above });
  return {
    sheet: name,
    headRow: begin[at + Math.max(0, height - 1)]?.row ?? null,
    above,
    columns,
    first: below.slice(0, shown),
    hidden: [...(begin[0]?.hiddenColumns ?? [])].filter((column) => column < width),
    mapping: mappingOf(heads, columns, form),
    rows: following(below, rest),
  };
}
