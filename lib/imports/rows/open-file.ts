import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';
import {
  comesAgain,
  type Head,
  looksLikeHead,
  looksLikeList,
  readHead,
} from '@/lib/imports/rows/head';
import { openCsv } from '@/lib/spreadsheets/csv';
import { FileFault } from '@/lib/spreadsheets/fault';
import { limited } from '@/lib/spreadsheets/limits';
import type { Sheet, SheetRow, Workbook } from '@/lib/spreadsheets/row';
import { openXls } from '@/lib/spreadsheets/xls';
import { openXlsx } from '@/lib/spreadsheets/xlsx';
import type { RecognisedHead } from './batch';
import type { RowWatch } from './row-watch';

/** A file of claims whose head is understood; `rows` are those below that hold anything but the head again. */
export interface OpenedFile {
  head: Head;
  headRow: SheetRow;
  recognised: RecognisedHead;
  delimiter?: string | undefined;
  rows: AsyncIterable<SheetRow>;
}

async function openWorkbook(bytes: Uint8Array, kind: ClaimsFileKind): Promise<Workbook> {
  if (kind === 'csv') return openCsv(bytes);
  return kind === 'xlsx' ? openXlsx(Buffer.from(bytes.buffer)) : openXls(bytes);
}

interface Begun {
  sheet: Sheet;
  above: SheetRow[];
  head: SheetRow;
  first: SheetRow | undefined;
  rest: AsyncIterator<SheetRow>;
}

/** Rows, such as the title of a report, that may stand above the head. */
const mostAbove = 10;

async function begin(sheet: Sheet, watch?: RowWatch): Promise<Begun | undefined> {
  const rows = limited(sheet.rows, watch?.passed);
  const passed: SheetRow[] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    passed.push(next.value);
    if (looksLikeHead(next.value) || passed.length > mostAbove) break;
  }
  // If no row looks like a head, the head of another list or the first row is taken, so that the refusal can say what it lacks.
  const headAt = passed.findIndex(looksLikeHead);
  const at = headAt >= 0 ? headAt : Math.max(0, passed.findIndex(looksLikeList));
  const [head, ...below] = passed.slice(at);
  if (!head) return undefined;
  const rest = following(below, rows);
  const first = await rest.next();
  return {
    sheet,
    above: passed.slice(0, at),
    head,
    first: first.done ? undefined : first.value,
    rest,
  };
}

async function* following(passed: readonly SheetRow[], rest: AsyncIterator<SheetRow>) {
  yield* passed;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

const likeness = ({ head }: Begun) => (looksLikeHead(head) ? 2 : looksLikeList(head) ? 1 : 0);

/**
 * Chooses the first sheet with a head and rows below it; else the first with a head, else the first with any rows, so that the
 * refusal can say what it lacks.
 */
async function chooseSheet({ sheets }: Workbook, watch?: RowWatch) {
  let second: Begun | undefined;
  for (const sheet of sheets) {
    const begun = await begin(sheet, watch);
    if (!begun) continue;
    const fits = looksLikeHead(begun.head);
    if (fits && begun.first) return begun;
    if (!second || likeness(begun) > likeness(second)) second = begun;
  }
  return second;
}

async function* rowsFrom({ first, rest, head, above }: Begun, watch?: RowWatch) {
  const isAgain = comesAgain(head, above);
  for await (const row of following(first ? [first] : [], rest)) if (!isAgain(row)) yield row;
  watch?.over();
}

/** Opens a file of claims of this type. Throws {@link FileFault} for a file that is none. */
export async function openFile(
  bytes: Uint8Array,
  kind: ClaimsFileKind,
  creditorType: CreditorType,
  watch?: RowWatch,
): Promise<OpenedFile> {
  if (bytes.length === 0) throw new FileFault('empty_file');
  const book = await openWorkbook(bytes, kind);
  const chosen = await chooseSheet(book, watch);
  if (!chosen) throw new FileFault('no_rows');
  const head = readHead(formOf(creditorType), chosen.head, chosen.above);
  if (!chosen.first) throw new FileFault('no_rows');
  const { name } = chosen.sheet;
  const ignored = book.sheets.filter((sheet) => sheet !== chosen.sheet).map((sheet) => sheet.name);
  return {
    head,
    headRow: chosen.head,
    recognised: { sheet: kind === 'csv' ? null : { name, ignored }, ...head.recognised },
    delimiter: book.delimiter,
    rows: rowsFrom(chosen, watch),
  };
}
