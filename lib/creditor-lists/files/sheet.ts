import 'server-only';
import type { stream } from 'exceljs';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { formatDate } from '@/lib/format/date';
import type { Language } from '@/lib/i18n/language';
import { columnName } from '@/lib/spreadsheets/column-name';
import type { ListWords } from './words';

export type Book = stream.xlsx.WorkbookWriter;
export type Sheet = ReturnType<Book['addWorksheet']>;

/** Less than a spreadsheet can hold; more lines go on a further sheet. */
export const linesOfSheet = 1_000_000;
const titleRows = 4;
export const headRow = titleRows + 2;

/** Named, because programs would otherwise use different fonts for heads and lines. */
export const font = { name: 'Calibri', family: 2, size: 11 };
export const besideAmount = { horizontal: 'left', indent: 1 } as const;

export interface SheetOf {
  book: Book;
  list: PresentedList;
  words: ListWords;
  language: Language;
}

/** Begins a sheet: title, headings that stay while scrolling and on printed pages, and print area. */
export function begin(
  { book, list, words: { t, courtOf }, language }: SheetOf,
  name: string,
  {
    title,
    heads,
    groups,
    widths,
    rows,
  }: { title: string; heads: string[]; groups: (string | null)[]; widths: number[]; rows: number },
): Sheet {
  const last = columnName(heads.length - 1);
  const sheet = book.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: headRow }],
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${titleRows + 1}:${headRow}`,
      printArea: `A1:${last}${headRow + rows + 1}`,
    },
    headerFooter: { oddFooter: '&L&A&R&P / &N' },
  });
  sheet.columns = widths.map((width) => ({ width }));
  const { debtorName, commencementDate, asOn } = list;
  const day = (date: string | null) => (date ? formatDate(date, language) : t('unknown'));
  const titles = [
    t('debtor', { name: debtorName ?? t('unknown') }),
    // On a line with the court, so that the rows below stay where they are.
    [t('commencement', { date: day(commencementDate) }), courtOf(list)].filter(Boolean).join(' · '),
    t('title', { date: day(asOn) }),
    title,
  ];
  for (const [at, text] of titles.entries()) {
    sheet.mergeCells(`A${at + 1}:${last}${at + 1}`);
    const cell = sheet.getRow(at + 1).getCell(1);
    cell.value = text;
    cell.font = { ...font, bold: at >= 2, size: at >= 2 ? 12 : font.size };
    sheet.getRow(at + 1).commit();
  }
  writeHeads(sheet, heads, groups);
  return sheet;
}

const headStyle = {
  font: { ...font, bold: true },
  alignment: { wrapText: true, vertical: 'middle', horizontal: 'center' },
  border: {
    top: { style: 'thin' },
    bottom: { style: 'thin' },
    left: { style: 'thin' },
    right: { style: 'thin' },
  },
} as const;

/** A column without a group spans both rows. */
function writeHeads(sheet: Sheet, heads: readonly string[], groups: readonly (string | null)[]) {
  const [above, below] = [sheet.getRow(headRow - 1), sheet.getRow(headRow)];
  heads.forEach((head, at) => {
    const group = groups[at] ?? null;
    const begins = group !== null && groups[at - 1] !== group;
    if (begins) {
      const end = groups.findIndex((one, index) => index > at && one !== group);
      const last = (end < 0 ? heads.length : end) - 1;
      if (last > at) sheet.mergeCells(headRow - 1, at + 1, headRow - 1, last + 1);
      above.getCell(at + 1).value = group;
    } else if (group === null) {
      sheet.mergeCells(headRow - 1, at + 1, headRow, at + 1);
      above.getCell(at + 1).value = head;
    }
    if (group !== null) below.getCell(at + 1).value = head;
    Object.assign(above.getCell(at + 1), headStyle);
    Object.assign(below.getCell(at + 1), headStyle);
  });
  above.height = 22;
  below.height = 48;
  above.commit();
  below.commit();
}
