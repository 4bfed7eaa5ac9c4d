/** A day, `YYYY-MM-DD`, without the hour of its cell. */
export interface DayCell {
  day: string;
  /** What the sheet shows for the day, if its format says so. */
  shown?: string | undefined;
  /** The sheet shows only a part of the day, such as "Apr-24". */
  part?: true;
}

/** A formula without a result, or with an error such as #REF!. */
export interface BrokenCell {
  broken: string;
}

/** A number or text for which the sheet shows something else. */
export interface ShownCell {
  held: number | string;
  /** Absent where it says nothing about the value: hidden, in thousands, or as a time. */
  shown?: string;
  /** The sheet shows the number with fewer decimals. */
  rounded?: true;
}

/** The content of a cell; undefined when it is empty. */
export type Cell = string | number | boolean | DayCell | BrokenCell | ShownCell | undefined;

/**
 * A row of a sheet; `row` counts from 1 as the spreadsheet does, and `cells` may have gaps. A row without cells stands for all
 * empty rows before it.
 */
export interface SheetRow {
  row: number;
  cells: Cell[];
  /** Somebody hid it or filtered it out. */
  hidden?: true;
  hiddenColumns?: ReadonlySet<number>;
  /** The columns whose cell is merged with the one above it. */
  merged?: readonly number[];
}

export interface Sheet {
  /** Empty for a file without sheets. */
  name: string;
  /** From the top, to be read once. Some empty rows are left out. */
  rows: AsyncIterable<SheetRow>;
}

/** An open file of rows, without its hidden sheets. */
export interface Workbook {
  sheets: Sheet[];
  /** The sign between the cells of a text file. */
  delimiter?: string;
}

export const isEmptyCell = (cell: Cell) =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Turns a cell that a sheet took for a day ("Apr-24") back into the text that it shows. */
export const withoutDay = (cell: Cell): Cell =>
  typeof cell === 'object' && 'day' in cell ? (cell.shown ?? cell.day) : cell;

/** Gives the text of a cell as a person reads it. */
export function textOfCell(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'object') {
    if ('held' in cell) return cell.rounded ? String(cell.held) : (cell.shown ?? String(cell.held));
    return 'day' in cell ? cell.day : cell.broken;
  }
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell);
}
