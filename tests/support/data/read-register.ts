import { openRegister } from '@/lib/registers/open-register';
import { type RegisterRow, readRows } from '@/lib/registers/rows/read-rows';
import { openWorkbook } from '@/lib/spreadsheets/open-workbook';

/** Opens each sheet of a file and reads it to its end by what was guessed. */
export async function readRegister(bytes: Uint8Array) {
  const { sheets } = await openWorkbook(bytes);
  const read = [];
  for (const sheet of sheets) {
    const opened = await openRegister(sheet);
    if (!opened) continue;
    const monthFirst: number[] = [];
    const rows: RegisterRow[] = [];
    for await (const row of readRows(opened.rows, opened.mapping, (at) => monthFirst.push(at)))
      rows.push(row);
    read.push({ ...opened, rows, monthFirst });
  }
  return read;
}

export type ReadRegister = Awaited<ReturnType<typeof readRegister>>[number];

/** The rows that are somebody's. */
export const claimsIn = ({ rows }: Pick<ReadRegister, 'rows'>) =>
  rows.flatMap((row) => ('aside' in row ? [] : row));

export const asidesIn = ({ rows }: Pick<ReadRegister, 'rows'>) =>
  rows.flatMap((row) => ('aside' in row ? `${row.row} ${row.aside}` : []));
