import { FileFault } from './fault';
import { isEmptyCell, type SheetRow } from './row';

/** What one file may hold. */
export const mostColumns = 200;
export const mostRows = 100_000;
/** In UTF-16 units: what a cell of a spreadsheet can hold. */
export const mostInCell = 32_767;
/** In bytes, of everything in a packed file. */
export const mostUnpacked = 256 * 1024 * 1024;
export const mostEntries = 1000;
/** How many times its size a file may grow when it is unpacked. Rows of spreadsheets shrink to a tenth or a twentieth. */
export const mostGrowth = 150;

/** Holds the rows of a sheet to the limits, passing over those that are empty. Throws {@link FileFault}. */
export async function* limited(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const { row, cells } of rows) {
    if (cells.every(isEmptyCell)) continue;
    count += 1;
    // The head is no row of data.
    if (count > mostRows + 1) throw new FileFault('too_many_rows', { most: mostRows });
    if (cells.length > mostColumns && cells.slice(mostColumns).some((cell) => !isEmptyCell(cell))) {
      throw new FileFault('too_many_columns', { most: mostColumns });
    }
    const long = cells.findIndex((cell) => typeof cell === 'string' && cell.length > mostInCell);
    if (long >= 0) throw new FileFault('cell_too_long', { row, most: mostInCell });
    yield { row, cells: cells.slice(0, mostColumns) };
  }
}
