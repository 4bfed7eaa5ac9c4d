import { FileFault } from './fault';
import { isEmptyCell, type SheetRow } from './row';

export const maxColumns = 200;
export const maxRows = 100_000;
/** In UTF-16 units: a spreadsheet's cell can hold no more. */
export const maxCellLength = 32_767;
/** In bytes, for everything in a packed file together. */
export const maxUnpackedBytes = 256 * 1024 * 1024;
export const maxEntries = 1000;
/** A packed file may unpack to so many times its size. Rows of spreadsheets usually shrink to a tenth or a twentieth. */
export const maxGrowth = 150;

/** Passes on the rows that are not empty, and calls `passed` for every row. Throws {@link FileFault} beyond a limit. */
export async function* limited(
  rows: AsyncIterable<SheetRow>,
  passed?: (row: SheetRow) => void,
): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const { row, cells, ...more } of rows) {
    passed?.({ row, cells });
    if (cells.every(isEmptyCell)) continue;
    count += 1;
    // The head does not count as a row of data.
    if (count > maxRows + 1) throw new FileFault('too_many_rows', { max: maxRows });
    if (cells.length > maxColumns && cells.slice(maxColumns).some((cell) => !isEmptyCell(cell))) {
      throw new FileFault('too_many_columns', { max: maxColumns });
    }
    const long = cells.findIndex((cell) => typeof cell === 'string' && cell.length > maxCellLength);
    if (long >= 0) throw new FileFault('cell_too_long', { row, max: maxCellLength });
    yield { row, cells: cells.slice(0, maxColumns), ...more };
  }
}
