import { openXls } from '@/lib/spreadsheets/xls';
import { most } from './office-content';
import { rowsIn } from './rows-in';

/** The rows of a workbook, sheet by sheet, with what their cells hold. Throws `FileFault` for any other file. */
export const rowsOfBook = (bytes: Uint8Array) => rowsIn(openXls(bytes, most.listRows));
