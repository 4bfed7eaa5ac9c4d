import 'server-only';
import { PassThrough, type Readable } from 'node:stream';
import { utils, write } from '@e965/xlsx';
import { stream as excel } from 'exceljs';
import Papa from 'papaparse';
import { guardedInside } from './formula-guard';
import { keptAsText } from './kept-as-text';
import { type Cell, textOfCell } from './row';

export type SheetKind = 'csv' | 'xlsx' | 'xls';

const types: Record<SheetKind, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
};

/** Writes rows as a file of this kind. Numbers stay numbers; everything else is text, and nothing is a formula. */
export function writeRows(rows: AsyncIterable<Cell[]>, kind: SheetKind, delimiter = ',') {
  const written = { csv: () => csv(rows, delimiter), xlsx: () => xlsx(rows), xls: () => xls(rows) };
  return { mimeType: types[kind], content: written[kind]() };
}

const stored = (cell: Cell) => (typeof cell === 'number' ? cell : textOfCell(cell));

async function* csv(rows: AsyncIterable<Cell[]>, delimiter: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\ufeff');
  for await (const row of rows) {
    const cells = row.map((cell) => keptAsText(guardedInside(textOfCell(cell))));
    const line = Papa.unparse([cells], { delimiter, escapeFormulae: true });
    yield Buffer.from(`${line}\r\n`);
  }
}

function xlsx(rows: AsyncIterable<Cell[]>): Readable {
  const out = new PassThrough();
  const book = new excel.xlsx.WorkbookWriter({ stream: out, useSharedStrings: false });
  const sheet = book.addWorksheet('Sheet1');
  async function fill() {
    for await (const row of rows) {
      const added = sheet.addRow(row.map(stored));
      added.eachCell((cell) => {
        if (typeof cell.value === 'string') cell.numFmt = '@';
      });
      added.commit();
    }
    await book.commit();
  }
  fill().catch((error) => out.destroy(error));
  return out;
}

/** Writes the file whole, because the format begins with its sizes. */
async function* xls(rows: AsyncIterable<Cell[]>): AsyncGenerator<Uint8Array> {
  const all: (string | number)[][] = [];
  for await (const row of rows) all.push(row.map(stored));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(all), 'Sheet1');
  yield write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}
