import 'server-only';
import type { Writable } from 'node:stream';
import type { stream } from 'exceljs';
import { createTranslator } from 'use-intl/core';
import { courtLines } from '@/lib/case/court';
import type { CaseFacts } from '@/lib/case/fields';
import { formatDate } from '@/lib/format/date';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { annexureOf } from '@/lib/law/categories';
import { addCaseSheet } from '@/lib/reports/case-sheet';
import { fill, formatOf } from '@/lib/reports/sheet-cells';
import { ageingTotals, countsPeople, type Figures, figureNames } from './present';

type Book = stream.xlsx.WorkbookWriter;
type Sheet = ReturnType<Book['addWorksheet']>;
type Kind = 'text' | 'count' | 'amount';
type Value = string | number;

interface Table {
  name: string;
  titles: string[];
  heads: string[];
  kinds: Kind[];
  rows: Value[][];
  /** Cells of text stay empty except the first. */
  totals: Value[];
  notes: string[];
}

const letterOf = (at: number) => String.fromCharCode(65 + at);

const width: Record<Kind, number> = { text: 44, count: 12, amount: 24 };

/** Headings stay on the screen; sums are formulas with their results. */
function addTable(book: Book, { name, titles, heads, kinds, rows, totals, notes }: Table) {
  const headRow = titles.length + 1;
  const sheet = book.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: headRow }],
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    },
  });
  sheet.columns = kinds.map((kind, at) => ({
    width: at === 0 && kind === 'count' ? 8 : width[kind],
  }));
  titles.forEach((title, at) => {
    const row = sheet.getRow(at + 1);
    row.getCell(1).value = title;
    row.font = { bold: true };
    row.commit();
  });
  const head = sheet.getRow(headRow);
  heads.forEach((text, at) => {
    const cell = head.getCell(at + 1);
    cell.value = text;
    cell.font = { bold: true };
    cell.alignment = { wrapText: true, vertical: 'middle', horizontal: 'center' };
    cell.border = { bottom: { style: 'thin' } };
  });
  head.commit();
  for (const [at, values] of rows.entries()) writeRow(sheet, headRow + 1 + at, kinds, values);
  writeTotals(sheet, headRow + 1, headRow + rows.length, { kinds, totals });
  notes.forEach((note, at) => {
    const row = sheet.getRow(headRow + rows.length + 3 + at);
    row.getCell(1).value = note;
    row.commit();
  });
  sheet.commit();
}

function writeRow(sheet: Sheet, number: number, kinds: readonly Kind[], values: readonly Value[]) {
  const row = sheet.getRow(number);
  values.forEach((value, at) => {
    const kind = kinds[at] ?? 'text';
    const cell = row.getCell(at + 1);
    if (value === '') return;
    if (kind !== 'count') cell.numFmt = formatOf(kind);
    fill(cell, kind, value);
  });
  row.commit();
}

function writeTotals(
  sheet: Sheet,
  first: number,
  last: number,
  { kinds, totals }: Pick<Table, 'kinds' | 'totals'>,
) {
  const row = sheet.getRow(last + 1);
  row.font = { bold: true };
  totals.forEach((value, at) => {
    const cell = row.getCell(at + 1);
    const letter = letterOf(at);
    if (typeof value === 'string' && kinds[at] === 'text') cell.value = value;
    else if (value !== '') {
      const result = Number(value);
      cell.value = { formula: `SUM(${letter}${first}:${letter}${last})`, result };
      cell.numFmt = kinds[at] === 'amount' ? formatOf('amount', result) : '0';
    }
    cell.border = { top: { style: 'thin' }, bottom: { style: 'double' } };
  });
  row.commit();
}

/** Writes figures by category and age, and the facts of the case, as a workbook. Only these facts contain typed text. */
export async function writeFigures(
  out: Writable,
  figures: Figures,
  facts: CaseFacts,
  language: Language,
) {
  const { default: excel } = await import('exceljs');
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const words = wordsIn(language);
  const t = createTranslator({ locale: language, messages: words, namespace: 'figures' });
  const head = createTranslator({ locale: language, messages: words, namespace: 'papers.head' });
  const law = createTranslator({ locale: language, messages: words, namespace: 'law.categories' });
  const { categories, totals, ageing } = figures;
  const titles = [
    [
      t('file.debtor', { name: facts.debtorName ?? '–' }),
      ...courtLines(facts, language, head),
    ].join(' · '),
    t('file.period', {
      from: formatDate(figures.from, language),
      to: formatDate(figures.to, language),
    }),
  ];
  const pairs = (of: (typeof categories)[number] | typeof totals): Value[] =>
    figureNames.flatMap((name): Value[] => [
      of[name].count,
      ...(countsPeople(name) ? [of[name].people ?? ''] : []),
      of[name].amount,
    ]);
  addTable(book, {
    name: t('file.categories'),
    titles,
    heads: [
      t('annexure'),
      t('category'),
      ...figureNames.flatMap((name) => [
        t('file.number', { what: t(`names.${name}`) }),
        ...(countsPeople(name) ? [t('file.people', { what: t(`names.${name}`) })] : []),
        t('file.amount', { what: t(`names.${name}`) }),
      ]),
    ],
    kinds: [
      'count',
      'text',
      ...figureNames.flatMap((name): Kind[] => [
        'count',
        ...(countsPeople(name) ? (['count'] as const) : []),
        'amount',
      ]),
    ],
    rows: categories.map((one) => [annexureOf(one.category), law(one.category), ...pairs(one)]),
    totals: ['', t('total'), ...pairs(totals)],
    notes: [t('text'), t('counted'), t('provisional')],
  });
  const aged = ageingTotals(ageing);
  addTable(book, {
    name: t('file.ageing'),
    titles,
    heads: [
      t('ageing.bucket'),
      t('ageing.waiting'),
      t('ageing.waitingAmount'),
      t('ageing.verified'),
      t('ageing.toTell'),
      t('ageing.told'),
    ],
    kinds: ['text', 'count', 'amount', 'count', 'count', 'count'],
    rows: ageing.map(({ bucket, waiting, verified, toTell, told }) => [
      t(`ageing.buckets.${bucket}`),
      waiting.count,
      waiting.amount,
      verified,
      toTell,
      told,
    ]),
    totals: [
      t('total'),
      aged.waiting.count,
      aged.waiting.amount,
      aged.verified,
      aged.toTell,
      aged.told,
    ],
    notes: [t('ageing.text'), ...(figures.lastDateForClaims ? [] : [t('ageing.noLastDate')])],
  });
  addCaseSheet(book, facts);
  await book.commit();
}
