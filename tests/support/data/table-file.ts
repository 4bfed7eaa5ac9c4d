import { utils, write } from '@e965/xlsx';
import Papa from 'papaparse';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';

const bytesOf = (buffer: Buffer) => new Uint8Array(Uint8Array.from(buffer).buffer);

/** The table as a file of this kind. */
export function fileOf(table: readonly (readonly unknown[])[], kind: ClaimsFileKind = 'csv') {
  if (kind === 'csv') return bytesOf(Buffer.from(Papa.unparse(table as string[][])));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(table as unknown[][]), 'Data');
  return bytesOf(
    write(book, {
      type: 'buffer',
      bookType: kind === 'xls' ? 'biff8' : 'xlsx',
      compression: true,
    }),
  );
}
