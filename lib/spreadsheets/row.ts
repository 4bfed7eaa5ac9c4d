/** A day as a spreadsheet holds it, `YYYY-MM-DD`; the hour of a cell is dropped. */
export interface DayCell {
  day: string;
  /** What the sheet shows of it, where its format tells. */
  shown?: string | undefined;
  /** The sheet shows no more than a part of it, such as "Apr-24". */
  part?: true;
}

/** A formula that came to nothing, or to an error such as #REF!. */
export interface BrokenCell {
  broken: string;
}

/** A number or text of which the sheet shows something else. */
export interface ShownCell {
  held: number | string;
  /** What it shows; absent where that says nothing of the value: hidden, in thousands, or as a time. */
  shown?: string;
  /** It shows the number with fewer places. */
  rounded?: true;
}

/** What stands in a cell: text and numbers as they are; undefined when it is empty. */
export type Cell = string | number | boolean | DayCell | BrokenCell | ShownCell | undefined;

/**
 * A row of a sheet. `row` is the spreadsheet's own number, from 1; `cells` may have gaps. One without cells stands for all
 * the rows above it that hold nothing.
 */
export interface SheetRow {
  row: number;
  cells: Cell[];
  /** The sheet does not show it: it is hidden, or filtered out. */
  hidden?: true;
  /** The columns that the sheet does not show. */
  hiddenColumns?: ReadonlySet<number>;
  /** The columns whose cell stands above, merged with this one. */
  merged?: readonly number[];
}

export interface Sheet {
  /** Empty for a file that has no sheets. */
  name: string;
  /** Its rows from the top. Of those that hold nothing, only some are told. Read once. */
  rows: AsyncIterable<SheetRow>;
}

/** A file of rows, opened. Hidden sheets are not among them. */
export interface Workbook {
  sheets: Sheet[];
  /** What stands between the cells of a text file. */
  delimiter?: string;
}

export const isEmptyCell = (cell: Cell) =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** A cell where no day is asked for: what a sheet took for one ("Apr-24") is the text that it shows. */
export const withoutDay = (cell: Cell): Cell =>
  typeof cell === 'object' && 'day' in cell ? (cell.shown ?? cell.day) : cell;

/** A cell as a person reads it. */
export function textOfCell(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'object') {
    if ('held' in cell) return cell.rounded ? String(cell.held) : (cell.shown ?? String(cell.held));
    return 'day' in cell ? cell.day : cell.broken;
  }
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell);
}
