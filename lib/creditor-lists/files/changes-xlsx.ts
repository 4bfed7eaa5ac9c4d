import 'server-only';
import type { Writable } from 'node:stream';
import type { Cell } from 'exceljs';
import { changeKinds, countOf } from '@/lib/creditor-lists/change-kinds';
import type { Compared } from '@/lib/creditor-lists/changes';
import {
  type ChangeRow,
  changeIn,
  changesStatement,
  type Side,
} from '@/lib/creditor-lists/differing';
import type { Language } from '@/lib/i18n/language';
import { batchesOf } from '@/lib/reports/batches';
import { fill, formatOf } from '@/lib/reports/sheet-cells';
import type { Snapshot } from '@/lib/reports/snapshot';
import { taken } from '@/lib/reports/xlsx';
import {
  amountNames,
  type ChangesWords,
  changesWords,
  coverNames,
  totalsOf,
} from './changes-words';
import { begin, besideAmount, headRow, linesOfSheet, type Sheet, type SheetOf } from './sheet';
import { listWords } from './words';

type Kind = 'text' | 'count' | 'amount' | 'percent';

interface Writing extends SheetOf {
  compared: Compared;
  of: ChangesWords;
}

function write(cell: Cell, kind: Kind, value: string | number | null) {
  if (value === null) return;
  if (kind === 'percent') {
    cell.value = Number(value);
    cell.numFmt = '0.00';
    return;
  }
  if (kind === 'amount') cell.numFmt = formatOf('amount');
  else if (kind === 'text') {
    cell.numFmt = '@';
    cell.alignment = besideAmount;
  }
  fill(cell, kind, value);
}

function writeRow(sheet: Sheet, number: number, cells: readonly [Kind, string | number | null][]) {
  const row = sheet.getRow(number);
  for (const [at, [kind, value]] of cells.entries()) write(row.getCell(at + 1), kind, value);
  row.commit();
}

function writeTotals(writing: Writing) {
  const { compared, of, words } = writing;
  const rows: [Kind, string | number | null][][] = [
    ...totalsOf(compared).map(({ name, before, after, difference }): [Kind, string][] => [
      ['text', words.t(`columns.${name}`)],
      ['amount', before],
      ['amount', after],
      ['amount', difference],
    ]),
    ...changeKinds.map((kind): [Kind, string | number | null][] => [
      ['text', of.t('lines', { kind: of.kinds(kind) })],
      ['text', null],
      ['text', null],
      ['count', compared.counts[kind]],
    ]),
  ];
  const sheet = begin(writing, words.t('summary'), {
    title: of.titleOf(compared),
    heads: [of.t('what'), of.columns('before'), of.columns('after'), of.t('difference')],
    groups: [null, null, null, null],
    widths: [44, 24, 24, 24],
    rows: rows.length,
  });
  for (const [at, cells] of rows.entries()) writeRow(sheet, headRow + 1 + at, cells);
  const notes = [words.t('provisional'), words.t('rounded')];
  for (const [at, note] of notes.entries())
    writeRow(sheet, headRow + rows.length + 2 + at, [['text', note]]);
  sheet.commit();
}

const sideAmounts = [...amountNames, ...coverNames];

const sideKinds: Kind[] = [
  'count',
  'count',
  ...sideAmounts.map((): Kind => 'amount'),
  'amount',
  'percent',
];

/** Only then a column names a creditor's class. */
const areNamed = ({ before, after }: Compared) => Boolean(before.classes ?? after.classes);

const cellsOf = (
  side: Side | null,
  { of, words, compared }: Writing,
): [Kind, string | number | null][] => {
  const values = side
    ? [
        side.annexure,
        side.slNo,
        ...sideAmounts.map((name) => side[name]),
        side.votingDebt,
        side.share,
      ]
    : sideKinds.map(() => null);
  return [
    ...sideKinds.map((kind, at): [Kind, string | number | null] => [kind, values[at] ?? null]),
    ...(areNamed(compared) ? [['text', of.classOf(side)] as [Kind, string | null]] : []),
    ['text', of.saidOf(side, words) || null],
  ];
};

function beginLines(writing: Writing, part: number, rows: number) {
  const { compared, of, words } = writing;
  const heads = [
    words.t('columns.annexure'),
    words.t('columns.slNo'),
    ...sideAmounts.map((name) => words.t(`columns.${name}`)),
    words.t('columns.votingDebt'),
    words.t('columns.share'),
    ...(areNamed(compared) ? [words.t('columns.class')] : []),
    words.t('columns.remarks'),
  ];
  const named = areNamed(compared) ? [28] : [];
  const widths = [10, 8, ...sideAmounts.map(() => 20), 20, 11, ...named, 32];
  const name = of.t('sheet');
  return begin(writing, part === 1 ? name : `${name} (${part})`, {
    title: of.titleOf(compared),
    heads: [
      of.columns('change'),
      words.t('columns.claimNumber'),
      words.t('columns.name'),
      ...heads,
      ...heads,
    ],
    groups: [
      null,
      null,
      null,
      ...heads.map(() => of.columns('before')),
      ...heads.map(() => of.columns('after')),
    ],
    widths: [18, 18, 36, ...widths, ...widths],
    rows: Math.max(rows, 1),
  });
}

/** Writes a comparison as a workbook as fast as `out` takes it: the totals, then every line that differs. */
export async function writeChangesXlsx(
  out: Writable,
  snapshot: Snapshot,
  compared: Compared,
  language: Language,
  mostLines = linesOfSheet,
) {
  const { default: excel } = await import('exceljs');
  const book = new excel.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    zip: { zlib: { level: 4 } },
  });
  const { before, after, counts } = compared;
  const of = changesWords(language);
  const writing = { book, list: after, words: listWords(language), language, compared, of };
  writeTotals(writing);
  const total = countOf(counts);
  let done = 0;
  let sheet = beginLines(writing, 1, Math.min(total, mostLines));
  const all = changesStatement(before.number, after.number, { page: 1, limit: null }, false);
  for await (const rows of batchesOf<ChangeRow>(snapshot, all)) {
    for (const change of rows.map(changeIn(compared))) {
      if (done > 0 && done % mostLines === 0) {
        sheet.commit();
        sheet = beginLines(writing, done / mostLines + 1, Math.min(total - done, mostLines));
      }
      writeRow(sheet, headRow + 1 + (done % mostLines), [
        ['text', of.kindOf(change)],
        ['text', change.claimNumber],
        ['text', writing.words.nameOf(change)],
        ...cellsOf(change.before, writing),
        ...cellsOf(change.after, writing),
      ]);
      done += 1;
    }
    await taken(sheet);
  }
  if (total === 0) writeRow(sheet, headRow + 1, [['text', of.t('same')]]);
  sheet.commit();
  await book.commit();
}
