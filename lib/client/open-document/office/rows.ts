import { openXls } from '@/lib/spreadsheets/xls';
import { most } from './office-content';
import { rowsIn } from './rows-in';

/** Gives the rows of a workbook with their cells, sheet by sheet. Throws `FileFault` for any other file. */
export const rowsOfBook = (bytes: Uint8Array) => rowsIn(openXls(bytes, most.listRows));
