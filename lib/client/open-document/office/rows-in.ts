import { limited } from '@/lib/spreadsheets/limits';
import type { Workbook } from '@/lib/spreadsheets/row';
import { type BookSheet, most } from './office-content';

/** Gives the rows that are not empty in each sheet of a file. Throws `FileFault`. */
export async function rowsIn({ sheets }: Pick<Workbook, 'sheets'>): Promise<BookSheet[]> {
  const read: BookSheet[] = [];
  for (const { name, rows } of sheets.slice(0, most.sheets)) {
    const sheet: BookSheet = { name, rows: [] };
    for await (const row of limited(rows)) sheet.rows.push(row);
    read.push(sheet);
  }
  return read;
}
