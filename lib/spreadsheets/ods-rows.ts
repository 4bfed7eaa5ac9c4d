import { FileFault } from './fault';
import { maxCellLength, maxColumns } from './limits';
import { heldIn } from './ods-cell';
import type { Cell, SheetRow } from './row';
import { readXml, type XmlHandler } from './xml';

const longest = 1_048_576;
/** One column more than a file may have, to see that there are too many. */
const widest = maxColumns + 1;

export type Attributes = Readonly<Record<string, string>>;

/** Attributes without their prefix. */
export const bare = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.slice(name.indexOf(':') + 1), value]),
  );

/** A file says with a number how often a row or cell comes; nobody makes them all. */
export const times = (count: string | undefined) => {
  const number = Number(count ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
};

/** Follows the tables of a file: `at` counts from 0 and stays -1 before the first; tables in cells are none of them. */
export function tableCounter() {
  let at = -1;
  let depth = 0;
  return {
    open(name: string) {
      if (name !== 'table') return;
      if (depth === 0) at += 1;
      depth += 1;
    },
    close(name: string) {
      if (name === 'table') depth -= 1;
    },
    /** The table that is open, if no other is open in it. */
    get at() {
      return depth === 1 ? at : -1;
    },
    get passed() {
      return at;
    },
  };
}

interface Repeated extends SheetRow {
  times: number;
}

interface Reader extends XmlHandler {
  /** Gives what was read since the last call, and where the reader stands. */
  taken: () => { rows: Repeated[]; row: number; over: boolean };
}

function readerOf(wanted: number): Reader {
  const tables = tableCounter();
  let rows: Repeated[] = [];
  let row = 0;
  let repeated = 1;
  let hidden = false;
  let cells: Cell[] = [];
  let column = 0;
  let facts: Attributes = {};
  let text = '';
  let collecting = false;
  let notes = 0;
  let columns = 0;
  const hiddenColumns = new Set<number>();

  /** Columns are named before the rows. */
  function note({ 'number-columns-repeated': count, visibility = 'visible' }: Attributes) {
    const last = columns + times(count);
    if (visibility !== 'visible')
      for (let at = columns; at < Math.min(last, widest); at += 1) hiddenColumns.add(at);
    columns = last;
  }

  function add(more: string) {
    if (!collecting || notes > 0) return;
    text += more;
    if (text.length > 2 * maxCellLength)
      throw new FileFault('cell_too_long', { row: row + 1, max: maxCellLength });
  }

  function close(name: string) {
    if (name === 'annotation') notes -= 1;
    else if (name === 'p') collecting = false;
    else if (name === 'table-cell' || name === 'covered-table-cell') {
      const value = name === 'table-cell' ? heldIn(facts, text) : undefined;
      const count = times(facts['number-columns-repeated']);
      if (value !== undefined)
        for (let at = column; at < Math.min(column + count, widest); at += 1) cells[at] = value;
      column += count;
    } else if (name === 'table-row') {
      if (cells.length > 0) {
        if (row >= longest) throw new FileFault('unreadable');
        rows.push({
          row: row + 1,
          cells,
          times: repeated,
          ...(hidden && { hidden: true }),
          ...(hiddenColumns.size > 0 && { hiddenColumns }),
        });
      }
      row += repeated;
    }
  }

  return {
    open(name, given) {
      tables.open(name);
      if (tables.at !== wanted) return;
      if (name === 'annotation') notes += 1;
      else if (name === 'table-column') note(bare(given));
      else if (name === 'table-row') {
        const { 'number-rows-repeated': count, visibility = 'visible' } = bare(given);
        repeated = times(count);
        hidden = visibility !== 'visible';
        cells = [];
        column = 0;
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        facts = bare(given);
        text = '';
      } else if (name === 'p') {
        collecting = true;
        if (text !== '') add('\n');
      } else if (name === 's') add(' '.repeat(Math.min(times(bare(given).c), 100)));
      else if (name === 'tab') add('\t');
      else if (name === 'line-break') add('\n');
    },
    text: add,
    close(name) {
      if (tables.at === wanted) close(name);
      tables.close(name);
    },
    taken() {
      const found = rows;
      rows = [];
      return { rows: found, row, over: tables.passed > wanted };
    },
  };
}

/** Reads the rows of one table one after the other; a formula counts as its last result. */
export async function* odsRows(
  chunks: AsyncIterable<Buffer>,
  table: number,
): AsyncGenerator<SheetRow> {
  const reader = readerOf(table);
  for await (const _ of readXml(chunks, reader)) {
    const { rows, row, over } = reader.taken();
    for (const { times, cells, ...one } of rows)
      for (let at = 0; at < Math.min(times, longest); at += 1)
        yield { ...one, row: one.row + at, cells: [...cells] };
    if (over) return;
    if (row > 0) yield { row, cells: [] };
  }
}
