import type { Guess } from '@/lib/registers/columns/guess';
import type { Mapping } from '@/lib/registers/mapping';
import { openRegister } from '@/lib/registers/open-register';
import { type RegisterRow, readRows } from '@/lib/registers/rows/read-rows';
import { FileFault } from '@/lib/spreadsheets/fault';
import { openWorkbook } from '@/lib/spreadsheets/open-workbook';
import { type SheetRow, textOfCell, withoutDay } from '@/lib/spreadsheets/row';
import { type Rehearsal, rehearse } from './rehearse';

/** A sheet of a register: how it is understood, and what taking it in would do. */
export interface RehearsedSheet {
  sheet: string;
  headRow: number | null;
  /** The lines above its head. */
  above: readonly string[];
  columns: readonly Guess[];
  /** Columns that somebody hid, and those in which months stand first. */
  hidden: readonly number[];
  monthFirst: readonly number[];
  /** The first ten rows below the head, as they stand. */
  first: readonly { row: number; cells: readonly string[] }[];
  /** How it was read, and how it is read where the person says nothing. */
  mapping: Mapping;
  guessed: Mapping;
  /** The person says that it is no part of the register: none of its rows was read. */
  leftOut: boolean;
  rehearsal: Rehearsal;
}

/** How the person reads sheets, by name: null for one that is left out. Those not named are read as guessed. */
export type Mappings = Readonly<Record<string, Mapping | null>>;

/** The rows of a sheet that is left out. */
const none: AsyncIterable<RegisterRow> = {
  [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
};

const shown = ({ row, cells }: SheetRow) => ({
  row,
  cells: Array.from(cells, (cell) => textOfCell(withoutDay(cell)).slice(0, 200)),
});

/** A unit holds no bigint where JSON carries it. */
const plainGuess = ({ amounts, ...guess }: Guess): Guess => ({
  ...guess,
  amounts: amounts && 'kind' in amounts ? amounts : undefined,
});

/**
 * Reads each sheet of a register to its end and tells what taking it in would do. Throws {@link FileFault} for a file that
 * nobody can read, and `no_rows` for one without any.
 */
export async function rehearseFile(
  bytes: Uint8Array,
  mappings: Mappings,
  passed?: (row: SheetRow) => void,
): Promise<RehearsedSheet[]> {
  const { sheets } = await openWorkbook(bytes);
  const found: RehearsedSheet[] = [];
  for (const sheet of sheets) {
    const opened = await openRegister(sheet, passed);
    if (!opened) continue;
    const { rows, first, columns, ...known } = opened;
    const mapping = Object.hasOwn(mappings, sheet.name) ? mappings[sheet.name] : undefined;
    const leftOut = mapping === null;
    const read = mapping ?? known.mapping;
    const monthFirst: number[] = [];
    const rehearsal = await rehearse(
      leftOut ? none : readRows(rows, read, (at) => monthFirst.push(at)),
    );
    found.push({
      ...known,
      columns: columns.map(plainGuess),
      first: first.map(shown),
      monthFirst,
      mapping: read,
      guessed: known.mapping,
      leftOut,
      rehearsal,
    });
  }
  if (!found.some(({ leftOut, rehearsal }) => leftOut || rehearsal.rows > 0))
    throw new FileFault('no_rows');
  return found;
}
