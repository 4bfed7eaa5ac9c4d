import { openCsv } from '@/lib/spreadsheets/csv';
import { FileFault } from '@/lib/spreadsheets/fault';
import type { BookSheet, WhyNotShown } from './office-content';
import { CannotShow, readOffice } from './read';
import { rowsIn } from './rows-in';

/** How packed files begin, in the newer format and in the older one. */
const packed = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
];

async function readSheets(file: Blob, signal: AbortSignal): Promise<BookSheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBook = packed.some((start) => start.every((byte, at) => bytes[at] === byte));
  if (!isBook) return rowsIn(openCsv(bytes));
  const content = await readOffice({ bytes, as: 'rows' }, signal);
  return content.kind === 'rows' ? content.sheets : [];
}

/** Reads the rows of a CSV, XLSX or XLS file in this browser, whatever its name; or says why it cannot. */
export async function readRows(
  file: Blob,
  signal: AbortSignal,
): Promise<{ sheets: BookSheet[] } | { fault: WhyNotShown }> {
  try {
    return { sheets: await readSheets(file, signal) };
  } catch (error) {
    if (error instanceof CannotShow) return { fault: error.why };
    if (error instanceof FileFault || error instanceof DOMException) return { fault: 'spoiled' };
    throw error;
  }
}
