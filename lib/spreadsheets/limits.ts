import { FileFault } from './fault';
import { isEmptyCell, type SheetRow } from './row';

/** What one file may hold. */
export const maxColumns = 200;
export const maxRows = 100_000;
/** In UTF-16 units: what a cell of a spreadsheet can hold. */
export const maxCellLength = 32_767;
/** In bytes, of everything in a packed file. */
export const maxUnpackedBytes = 256 * 1024 * 1024;
export const maxEntries = 1000;
/** How many times its size a file may grow when it is unpacked. Rows of spreadsheets shrink to a tenth or a twentieth. */
export const maxGrowth = 150;

/**
 * Holds the rows of a sheet to the limits, passing over those that are empty, of which `passed` is told too. Throws
 * {@link FileFault}.
 */
export async function* limited(
  rows: AsyncIterable<SheetRow>,
  passed?: (row: SheetRow) => void,
): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const { row, cells, ...more } of rows) {
    passed?.({ row, cells });
    if (cells.every(isEmptyCell)) continue;
    count += 1;
    // The head is no row of data.
    if (count > maxRows + 1) throw new FileFault('too_many_rows', { max: maxRows });
    if (cells.length > maxColumns && cells.slice(maxColumns).some((cell) => !isEmptyCell(cell))) {
      throw new FileFault('too_many_columns', { max: maxColumns });
    }
    const long = cells.findIndex((cell) => typeof cell === 'string' && cell.length > maxCellLength);
    if (long >= 0) throw new FileFault('cell_too_long', { row, max: maxCellLength });
    yield { row, cells: cells.slice(0, maxColumns), ...more };
  }
}
