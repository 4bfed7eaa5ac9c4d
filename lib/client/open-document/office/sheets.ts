import { read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { most, type OfficeSheet } from './office-content';

/** Gives the visible sheets of a workbook, with cells as the workbook shows them. Throws for any other file. */
export function sheetsOf(bytes: Uint8Array): OfficeSheet[] {
  const book = read(bytes, { ...options, type: 'array', cellDates: false });
  return shown(book);
}

/** Gives a CSV file with its texts unchanged: no text becomes a number or a date. */
export const sheetOfText = (text: string): OfficeSheet[] =>
  shown(read(text, { ...options, type: 'string', raw: true }));

// Reads one row more than the page shows, to know whether there are more.
const options = { dense: true, cellHTML: false, cellFormula: false, sheetRows: most.rows + 1 };

function shown(book: WorkBook) {
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    const hidden = book.Workbook?.Sheets?.[index]?.Hidden;
    return sheet && !hidden ? [sheetOf(name, sheet)] : [];
  }).slice(0, most.sheets);
}

interface Stored {
  v?: unknown;
  w?: string;
}

function sheetOf(name: string, sheet: WorkSheet): OfficeSheet {
  const stored = (sheet['!data'] ?? []) as (Stored[] | undefined)[];
  const rows = Array.from(stored.slice(0, most.rows), (row) =>
    Array.from(row?.slice(0, most.columns) ?? [], textOf),
  );
  const cut = stored.length > most.rows || stored.some((row) => (row?.length ?? 0) > most.columns);
  return { name, rows: withoutEmptyEnd(rows), cut };
}

function textOf(cell: Stored | undefined) {
  const text = cell?.w ?? String(cell?.v ?? '');
  return text.length > most.cell ? `${text.slice(0, most.cell)}…` : text;
}

function withoutEmptyEnd(rows: string[][]) {
  const last = rows.findLastIndex((row) => row.some(Boolean));
  return rows.slice(0, last + 1);
}
