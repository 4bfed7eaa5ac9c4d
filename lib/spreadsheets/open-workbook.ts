import 'server-only';
import { openCsv } from './csv';
import { FileFault } from './fault';
import { openOds } from './ods';
import type { Workbook } from './row';
import { openXls } from './xls';
import { openXlsx } from './xlsx';
import { openPackage } from './zip';

const startsWith = (bytes: Uint8Array, ...signs: number[]) =>
  signs.every((sign, at) => bytes[at] === sign);

/** Web pages and XML that programs call .xls begin so. */
const isMarked = (bytes: Uint8Array) =>
  /^\s{0,100}<(?:html|table|!doctype|\?xml|meta|head|body|style|div)/i.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^ï»¿/, ''),
  );

/** Signs that no text holds: a picture, a paper, another archive. */
const isBinary = (bytes: Uint8Array) =>
  startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
  startsWith(bytes, 0xff, 0xd8) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47);

/**
 * Opens a file of rows by what it holds, whatever it is called: CSV and the like, XLSX, XLS, ODS, and a web page with a table.
 * Throws {@link FileFault}.
 */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  if (bytes.length === 0) throw new FileFault('empty_file');
  if (isBinary(bytes)) throw new FileFault('unreadable');
  if (startsWith(bytes, 0x50, 0x4b)) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const pack = await openPackage(buffer);
    return pack.has('content.xml') ? openOds(buffer) : openXlsx(buffer);
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) || isMarked(bytes)) return openXls(bytes);
  return openCsv(bytes);
}
