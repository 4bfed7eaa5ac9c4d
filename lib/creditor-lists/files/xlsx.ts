import 'server-only';
import type { Writable } from 'node:stream';
import type { ListFile } from '@/lib/creditor-lists/list-file';
import type { ListLine, ListSums, SummaryLine } from '@/lib/creditor-lists/present';
import { toPaise } from '@/lib/format/amount';
import { formatDateTime } from '@/lib/format/date';
import { fromPaise } from '@/lib/format/money';
import { mostFacilities } from '@/lib/law/facilities';
import { fill, formatOf, isExact } from '@/lib/reports/sheet-cells';
import type { Snapshot } from '@/lib/reports/snapshot';
import { taken } from '@/lib/reports/xlsx';
import { columnName } from '@/lib/spreadsheets/column-name';
import { columnsOf, countedOnce, type ListColumn } from './columns';
import { linesOf } from './lines';
import { linesWithFacilities, scheduleColumns, securitiesOf } from './securities';
import {
  begin,
  besideAmount,
  font,
  headRow,
  linesOfSheet,
  type Sheet,
  type SheetOf,
} from './sheet';
import { howCounted, type ListWords, listWords } from './words';

interface Writing extends ListFile, SheetOf {
  snapshot: Snapshot;
  words: ListWords;
  /** A further sheet takes more lines. */
  mostLines: number;
}

const asCell: Record<ListColumn['kind'], 'count' | 'text' | 'amount'> = {
  number: 'count',
  text: 'text',
  name: 'text',
  remarks: 'text',
  class: 'text',
  nature: 'text',
  day: 'text',
  amount: 'amount',
  yesNo: 'text',
  percent: 'text',
};

function writeLine(
  sheet: Sheet,
  row: number,
  line: ListLine,
  columns: readonly ListColumn[],
  words: ListWords,
) {
  const cells = sheet.getRow(row);
  columns.forEach(({ kind, of }, at) => {
    const cell = cells.getCell(at + 1);
    const value = typed(kind, line, words) ?? of(line);
    if (value === null) return;
    if (kind === 'percent') {
      cell.value = Number(value);
      cell.numFmt = '0.00';
    } else if (kind === 'day') {
      cell.value = new Date(`${value}T00:00:00Z`);
      cell.numFmt = 'dd-mm-yyyy';
    } else if (kind === 'yesNo') cell.value = words.t(value ? 'yes' : 'no');
    else if (kind === 'nature') cell.value = words.natureOf(line);
    else {
      if (kind === 'amount') cell.numFmt = formatOf('amount');
      fill(cell, asCell[kind], value);
    }
    if (typeof cell.value === 'string' && kind !== 'amount') {
      cell.numFmt = '@';
      cell.alignment = besideAmount;
    }
  });
  cells.commit();
}

/** Each facility has its letter; the remarks say what secures it. */
function writeFacilities(
  sheet: Sheet,
  row: number,
  { facilities }: Pick<ListLine, 'facilities'>,
  columns: readonly ListColumn[],
  { facility: words }: ListWords,
) {
  for (const [at, facility] of (facilities ?? []).entries()) {
    const cells = sheet.getRow(row + at);
    const values: Partial<Record<ListColumn['name'], string>> = {
      slNo: `(${words.letterOf(at)})`,
      claimed: facility.claimed,
      admitted: facility.admitted,
      remarks: facility.securities.map(words.securityOf).join('\n'),
    };
    columns.forEach(({ name, kind }, place) => {
      const value = kind === 'name' ? words.nameOf(facility) : values[name];
      if (!value) return;
      const cell = cells.getCell(place + 1);
      if (kind === 'amount') cell.numFmt = formatOf('amount');
      else {
        cell.numFmt = '@';
        cell.alignment = besideAmount;
      }
      fill(cell, kind === 'amount' ? 'amount' : 'text', value);
    });
    cells.commit();
  }
}

function typed(kind: ListColumn['kind'], line: ListLine, words: ListWords) {
  if (kind === 'name' && line.name === null) return words.nameOf(line);
  if (kind === 'class') return words.classOf(line);
  return kind === 'remarks' ? words.remarksOf(line).join('\n') || null : undefined;
}

/** Formulas, each with its result for programs that do not calculate; text where a spreadsheet does not keep them exactly. */
function writeTotals(
  sheet: Sheet,
  row: number,
  label: string,
  {
    columns,
    sums,
    inexact,
    less,
    before,
    numbered = false,
  }: {
    columns: readonly (string | null)[];
    sums: readonly bigint[];
    /** Amounts that stand as text there; their sum is added. */
    inexact: Set<number>;
    /** A column's sum is less the sum of this one. */
    less?: ReadonlyMap<number, number>;
    /** Where the previous sheet has its sums, when this one continues it. */
    before?: { name: string; row: number } | undefined;
    /** Rows without a serial number are parts of those with one. */
    numbered?: boolean;
  },
) {
  const cells = sheet.getRow(row);
  cells.font = { ...font, bold: true };
  cells.getCell(1).value = label;
  columns.forEach((kind, at) => {
    if (kind === null) return;
    const letter = columnName(at);
    const earlier = before ? `+'${before.name}'!${letter}${before.row}` : '';
    const sum = sums[at] ?? 0n;
    const cell = cells.getCell(at + 1);
    cell.border = { top: { style: 'thin' }, bottom: { style: 'double' } };
    if (kind === 'amount' && !isExact(fromPaise(sum))) inexact.add(at);
    if (inexact.has(at)) {
      fill(cell, 'amount', fromPaise(sum));
      return;
    }
    const result = kind === 'amount' ? Number(fromPaise(sum)) : Number(sum);
    const taken = less?.get(at);
    const cellsOf = (column: string) => `${column}${headRow + 1}:${column}${row - 1}`;
    const sumOf = (column: string) =>
      numbered ? `SUMIF(${cellsOf('A')},">0",${cellsOf(column)})` : `SUM(${cellsOf(column)})`;
    const minus = taken === undefined ? '' : `-${sumOf(columnName(taken))}`;
    cell.value = { formula: `${sumOf(letter)}${minus}${earlier}`, result };
    cell.numFmt = kind === 'amount' ? formatOf('amount', result) : '0';
  });
  cells.commit();
}

async function writeAnnexure(writing: Writing, line: SummaryLine) {
  const { annexure, category, lines: all, facilities = 0 } = line;
  const { list, masked, snapshot, words } = writing;
  // Each line may have as many rows below it.
  const mostLines =
    all + facilities > writing.mostLines
      ? Math.max(1, Math.floor(writing.mostLines / (facilities > 0 ? mostFacilities + 1 : 1)))
      : writing.mostLines;
  const { t } = words;
  const columns = columnsOf(line, list);
  const transferred = columns.findIndex(({ name }) => name === 'transferred');
  const less = new Map(
    transferred < 0
      ? []
      : columns.flatMap(({ name }, at) => (countedOnce.includes(name) ? [[at, transferred]] : [])),
  );
  const sums = columns.map(() => 0n);
  const inexact = new Set<number>();
  const names = {
    title: t('heading', { number: annexure, category: words.categoryOf(category) }),
    heads: columns.map(({ name }) => t(`columns.${name}`)),
    groups: columns.map(({ group }) => (group ? t(`groups.${group}`) : null)),
    widths: columns.map(({ width }) => width),
  };
  let before: { name: string; row: number } | undefined;
  for (let first = 0; first === 0 || first < all; first += mostLines) {
    const count = Math.min(all - first, mostLines);
    const part = first / mostLines + 1;
    const name =
      part === 1 ? t('sheet', { number: annexure }) : t('further', { number: annexure, part });
    const sheet = begin(writing, name, { ...names, rows: Math.max(count, 1) + facilities });
    let row = headRow;
    for await (const lines of linesOf(snapshot, {
      list,
      annexure,
      from: first + 1,
      count,
      masked,
    })) {
      for (const line of lines) {
        row += 1;
        writeLine(sheet, row, line, columns, words);
        writeFacilities(sheet, row + 1, line, columns, words);
        row += line.facilities?.length ?? 0;
        columns.forEach(({ kind, of }, at) => {
          if (kind !== 'amount') return;
          const amount = String(of(line) ?? '0.00');
          const twice = less.has(at) ? toPaise(line.transferred) : 0n;
          sums[at] = (sums[at] ?? 0n) + (toPaise(amount) ?? 0n) - (twice ?? 0n);
          if (!isExact(amount) || (less.has(at) && !isExact(line.transferred))) inexact.add(at);
        });
      }
      await taken(sheet);
    }
    if (count === 0) {
      row += 1;
      sheet.getRow(row).getCell(1).value = t('nil');
      sheet.getRow(row).commit();
    }
    const kinds = columns.map(({ kind }) => (kind === 'amount' ? kind : null));
    writeTotals(sheet, row + 1, t('total'), {
      columns: kinds,
      sums,
      inexact,
      less,
      before,
      numbered: facilities > 0,
    });
    sheet.commit();
    before = { name, row: row + 1 };
  }
}

const summaryColumns = [
  ['slNo', 8],
  ['category', 44],
  ['receivedCount', 14],
  ['people', 14],
  ['claimed', 24],
  ['admittedCount', 14],
  ['admittedPeople', 14],
  ['admitted', 24],
  ['contingent', 24],
  ['notAdmitted', 24],
  ['underVerification', 24],
  ['subJudice', 24],
  ['annexure', 12],
  ['remarks', 30],
] as const;

const counts: readonly string[] = ['receivedCount', 'people', 'admittedCount', 'admittedPeople'];
const unsummed: readonly string[] = ['slNo', 'category', 'annexure', 'remarks'];

/** Null for a column without a sum. */
function summaryKind(name: (typeof summaryColumns)[number][0]) {
  if (unsummed.includes(name)) return null;
  return counts.includes(name) ? 'count' : 'amount';
}

function writeSummary(writing: Writing) {
  const { list, words } = writing;
  const { t } = words;
  const beforeCourts = list.totals.subJudice !== undefined;
  const columns = summaryColumns.filter(([name]) => name !== 'subJudice' || beforeCourts);
  const summaryKinds = columns.map(([name]) => summaryKind(name));
  const notes = howCounted(words, list);
  const sheet = begin(writing, t('summary'), {
    title: t('summary'),
    heads: columns.map(([name]) => t(`columns.${name}`)),
    groups: [
      null,
      null,
      ...Array(3).fill(t('groups.received')),
      ...Array(3).fill(t('groups.admitted')),
      ...Array(columns.length - 8).fill(null),
    ],
    widths: columns.map(([, width]) => width),
    rows: list.summary.length + Math.max(6, notes.length + 4),
  });
  const inexact = new Set<number>();
  list.summary.forEach((line, at) => {
    const row = sheet.getRow(headRow + 1 + at);
    const values = [
      at + 1,
      words.categoryOf(line.category),
      ...valuesOf(line, beforeCourts),
      line.annexure,
    ];
    values.forEach((value, place) => {
      const kind = summaryKinds[place] ?? null;
      const cell = row.getCell(place + 1);
      if (value === null) return;
      if (kind === 'amount') {
        cell.numFmt = formatOf('amount');
        if (!isExact(String(value))) inexact.add(place);
      } else if (typeof value === 'string') cell.alignment = besideAmount;
      fill(
        cell,
        kind === 'amount' ? 'amount' : typeof value === 'number' ? 'count' : 'text',
        value,
      );
    });
    row.commit();
  });
  const sums = [
    0n,
    0n,
    ...valuesOf(list.totals, beforeCourts).map((value) =>
      typeof value === 'string' ? (toPaise(value) ?? 0n) : BigInt(value ?? 0),
    ),
  ];
  const end = headRow + list.summary.length + 1;
  writeTotals(sheet, end, t('total'), { columns: summaryKinds, sums, inexact });
  const made = t('made', {
    number: list.number,
    when: list.madeAt ? formatDateTime(list.madeAt, 'en') : '',
    rows: list.rows,
    sha256: list.sha256 ?? '',
  });
  [...notes, t('provisional'), t('rounded'), made].forEach((text, at) => {
    sheet.getRow(end + 2 + at).getCell(1).value = text;
    sheet.getRow(end + 2 + at).commit();
  });
  sheet.commit();
}

const valuesOf = (sums: ListSums, beforeCourts: boolean) => [
  sums.received.count,
  sums.received.people,
  sums.received.amount,
  sums.admitted.count,
  sums.admitted.people,
  sums.admitted.amount,
  sums.contingent,
  sums.notAdmitted,
  sums.underVerification,
  ...(beforeCourts ? [sums.subJudice ?? '0.00'] : []),
];

async function writeSchedule(writing: Writing) {
  const { list, snapshot, words } = writing;
  const { t } = words;
  const sheet = begin(writing, t('schedule.title'), {
    title: t('schedule.title'),
    heads: scheduleColumns.map(({ name }) => t(`schedule.columns.${name}`)),
    groups: scheduleColumns.map(() => null),
    widths: scheduleColumns.map(({ width }) => width),
    rows: list.totals.securities ?? 0,
  });
  let row = headRow;
  for await (const line of linesWithFacilities(snapshot, writing))
    for (const listed of securitiesOf(line, words)) {
      row += 1;
      const cells = sheet.getRow(row);
      scheduleColumns.forEach(({ kind, of }, at) => {
        const value = of(listed, words);
        if (value === null) return;
        const cell = cells.getCell(at + 1);
        if (kind === 'day') {
          cell.value = new Date(`${value}T00:00:00Z`);
          cell.numFmt = 'dd-mm-yyyy';
          return;
        }
        if (kind === 'amount') cell.numFmt = formatOf('amount');
        if (kind === 'text') {
          cell.numFmt = '@';
          cell.alignment = besideAmount;
        }
        fill(cell, kind === 'number' ? 'count' : kind, value);
      });
      cells.commit();
    }
  sheet.commit();
}

/** Writes a list as a workbook as fast as `out` takes it: summary, annexures on sheets of `mostLines`, schedule of security. */
export async function writeListXlsx(
  out: Writable,
  snapshot: Snapshot,
  file: ListFile,
  mostLines = linesOfSheet,
) {
  const { default: excel } = await import('exceljs');
  const book = new excel.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    zip: { zlib: { level: 4 } },
  });
  const language = 'en' as const;
  const writing = { ...file, book, snapshot, words: listWords(language), language, mostLines };
  writeSummary(writing);
  for (const annexure of file.list.summary) await writeAnnexure(writing, annexure);
  if (file.list.totals.securities) await writeSchedule(writing);
  await book.commit();
}
