import type { Writable } from 'node:stream';
import type { stream } from 'exceljs';
import { createTranslator } from 'next-intl';
import Cursor from 'pg-cursor';
import type { CaseFacts } from '@/lib/case/fields';
import { wordsIn } from '@/lib/i18n/words';
import { addCaseSheet } from './case-sheet';
import { columns, headingOf } from './columns';
import { fill, sheetColumnOf } from './sheet-cells';
import type { Snapshot } from './snapshot';

const t = createTranslator({ locale: 'en', messages: wordsIn('en').report });

const sheetName = (index: number) =>
  index === 0 ? t('sheet') : t('sheetNumbered', { number: index + 1 });

type Book = stream.xlsx.WorkbookWriter;
type Sheet = ReturnType<Book['addWorksheet']>;
type Row = Record<string, unknown>;

// A sheet's rows, less the heading.
const maxSheetRows = 1_048_575;
const batch = 250;

/** Writes `count` rows (see rowsOf) as a workbook as fast as `out` takes it, with the facts of the case at the end. */
export async function writeXlsx(
  out: Writable,
  { client }: Snapshot,
  { rows, count, facts }: { rows: string; count: number; facts: CaseFacts },
) {
  const { default: excel } = await import('exceljs');
  const book = new excel.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    zip: { zlib: { level: 4 } },
  });
  const cursor = client.query(new Cursor<Row>(rows));
  for (let first = 0; first < count; first += maxSheetRows) {
    const sheet = addSheet(book, first / maxSheetRows, Math.min(count - first, maxSheetRows));
    await fillSheet(sheet, cursor, Math.min(count - first, maxSheetRows));
    sheet.commit();
  }
  await cursor.close();
  addCaseSheet(book, facts);
  await book.commit();
}

function addSheet(book: Book, index: number, rows: number) {
  const sheet = book.addWorksheet(sheetName(index), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map((column) => ({
    header: headingOf(column),
    ...sheetColumnOf(column),
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows + 1, column: columns.length } };
  const heading = sheet.getRow(1);
  heading.font = { bold: true };
  heading.commit();
  return sheet;
}

async function fillSheet(sheet: Sheet, cursor: Cursor<Row>, count: number) {
  for (let done = 0; done < count; ) {
    const rows = await cursor.read(Math.min(batch, count - done));
    if (rows.length === 0) throw new Error('The report has fewer rows than were counted');
    for (const [index, row] of rows.entries()) addRow(sheet, done + index + 2, row);
    done += rows.length;
    await taken(sheet);
  }
}

function addRow(sheet: Sheet, number: number, row: Row) {
  const line = sheet.getRow(number);
  for (const [index, { name, kind }] of columns.entries())
    fill(line.getCell(index + 1), kind, row[name]);
  line.commit();
}

/** The writer takes everything into memory at once: an empty piece comes back once the zip has taken all before it. */
export function taken(sheet: Sheet) {
  const { pipes } = (sheet as unknown as { stream: { pipes: Writable[] } }).stream;
  return Promise.all(
    pipes.map((pipe) => new Promise<void>((resolve) => pipe.write('', () => resolve()))),
  );
}
