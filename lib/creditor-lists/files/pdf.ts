import 'server-only';
import { type ListFile, linesIn, partsOf } from '@/lib/creditor-lists/list-file';
import type { ListLine, ListSums, PresentedList, SummaryLine } from '@/lib/creditor-lists/present';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import type { Facility } from '@/lib/law/facilities';
import { printable } from '@/lib/papers/content/printable';
import { typeset } from '@/lib/papers/typeset/thread';
import { mapByTurns } from '@/lib/platform/turns';
import type { Snapshot } from '@/lib/reports/snapshot';
import { columnsOf, type ListColumn } from './columns';
import { linesOf } from './lines';
import { type ScheduleColumn, scheduleColumns, securitiesOf } from './securities';
import { howCounted, type ListWords, listWords } from './words';

export const lettersOfCell = 14;

/** Without the unit, which is in the heading. */
export const figures = (amount: string) => formatMoney(amount).replace('₹', '');

function shown({ kind, of }: ListColumn, line: ListLine, words: ListWords, language: Language) {
  if (kind === 'name' && line.name === null) return printable(words.nameOf(line), lettersOfCell);
  if (kind === 'remarks') return remarkCell(remarkOf(line, words), line.slNo, words);
  if (kind === 'class') return printable(words.classOf(line), lettersOfCell);
  const value = of(line);
  if (value === null) return '';
  if (kind === 'amount') return figures(String(value));
  if (kind === 'day') return formatDate(String(value), language);
  if (kind === 'yesNo') return words.t(value ? 'yes' : 'no');
  if (kind === 'nature') return printable(words.natureOf(line), lettersOfCell);
  return printable(String(value), lettersOfCell);
}

/** The schedule of security has what secures it. */
function facilityCells(
  facility: Facility,
  at: number,
  columns: readonly ListColumn[],
  { facility: words }: ListWords,
) {
  const cells: Partial<Record<ListColumn['name'], string>> = {
    slNo: `(${words.letterOf(at)})`,
    claimed: figures(facility.claimed),
    admitted: figures(facility.admitted),
  };
  return columns.map(({ name, kind }) =>
    kind === 'name' ? printable(words.nameOf(facility), lettersOfCell) : (cells[name] ?? ''),
  );
}

/** The column is narrow: more letters make a note below the table. */
const lettersOfRemark = 40;

const remarkOf = (line: ListLine, words: ListWords) => words.remarksOf(line).join('; ');

const isLong = (remark: string) => [...remark].length > lettersOfRemark;

/** A short remark, or the number of its note. */
export const remarkCell = (remark: string, number: number, { t }: Pick<ListWords, 't'>) =>
  isLong(remark) ? t('note', { number }) : printable(remark, lettersOfCell);

/** The note below the table of a remark too long for its column. */
export const noteOf = (remark: string, number: number, { t }: Pick<ListWords, 't'>) =>
  isLong(remark) ? [`${t('note', { number })}: ${printable(remark)}`] : [];

/** So many lines with the longest names take some milliseconds. */
const linesPerTurn = 20;

/** The total follows if the annexure ends in this PDF. */
async function annexureOf(
  annexure: SummaryLine,
  lines: ListLine[],
  {
    list,
    words,
    language,
    whole,
  }: {
    list: Pick<PresentedList, 'classes'>;
    words: ListWords;
    language: Language;
    whole: boolean;
  },
) {
  const { category, received, lines: all, ...sums } = annexure;
  const columns = columnsOf(annexure, list);
  const totals: Partial<Record<ListColumn['name'], string>> = {
    claimed: received.amount,
    admitted: sums.admitted.amount,
    contingent: sums.contingent,
    notAdmitted: sums.notAdmitted,
    underVerification: sums.underVerification,
    transferred: sums.transferred,
    ...(sums.subJudice && { subJudice: sums.subJudice }),
    ...(sums.securedAmount !== null && { securedAmount: sums.securedAmount }),
    ...(sums.guaranteedAmount !== null && { guaranteedAmount: sums.guaranteedAmount }),
    ...(sums.setOffAmount !== null && { setOffAmount: sums.setOffAmount }),
  };
  return {
    heading: words.t('heading', {
      number: annexure.annexure,
      category: words.categoryOf(category),
    }),
    head: columns.map(({ name }) => words.t(`columns.${name}`)),
    groups: columns.map(({ group }) => (group ? words.t(`groups.${group}`) : '')),
    figures: columns.map(
      ({ kind }) => kind === 'amount' || kind === 'number' || kind === 'percent',
    ),
    widths: columns.map(({ name, kind }) => sharesOfSheet[name] ?? sharesOfKind[kind]),
    lines: (
      await mapByTurns(lines, linesPerTurn, (line) => [
        columns.map((column) => shown(column, line, words, language)),
        ...(line.facilities ?? []).map((one, at) => facilityCells(one, at, columns, words)),
      ])
    ).flat(),
    total: whole
      ? columns.map(({ name }, at) =>
          at === 0 ? words.t('total') : totals[name] ? figures(totals[name] ?? '') : '',
        )
      : null,
    amounts: Object.values(totals).map(figures),
    nil: all === 0 ? words.t('nil') : null,
    notes: (
      await mapByTurns(lines, linesPerTurn, (line) =>
        noteOf(remarkOf(line, words), line.slNo, words),
      )
    ).flat(),
  };
}

const lettersOfSchedule = 24;

function scheduleOf(lines: readonly ListLine[], words: ListWords, language: Language) {
  const securities = lines.flatMap((line) => securitiesOf(line, words));
  if (securities.length === 0) return [];
  const cell = ({ kind, of }: ScheduleColumn, listed: (typeof securities)[number]) => {
    const value = of(listed, words);
    if (value === null) return '';
    if (kind === 'amount') return figures(String(value));
    if (kind === 'day') return formatDate(String(value), language);
    return printable(String(value), lettersOfSchedule);
  };
  return [
    {
      heading: words.t('schedule.title'),
      head: scheduleColumns.map(({ name }) => words.t(`schedule.columns.${name}`)),
      groups: scheduleColumns.map(() => ''),
      figures: scheduleColumns.map(({ kind }) => kind === 'amount' || kind === 'number'),
      widths: scheduleColumns.map(({ width }) => width / 10),
      lines: securities.map((listed) => scheduleColumns.map((column) => cell(column, listed))),
      total: null,
      amounts: securities.flatMap(({ security: { value } }) => (value ? [figures(value)] : [])),
      nil: null,
      notes: [],
    },
  ];
}

const sharesOfKind: Record<ListColumn['kind'], number> = {
  number: 0.5,
  text: 2,
  name: 2,
  remarks: 1.6,
  class: 1.6,
  nature: 1.2,
  day: 1,
  amount: 1.5,
  yesNo: 0.8,
  percent: 0.8,
};
const sharesOfSheet: Partial<Record<ListColumn['name'], number>> = { government: 1 };

/** The date inside the PDF too, so that the same content has the same bytes. */
export function moment(madeAt: string | null) {
  const made = new Date(madeAt ?? 0);
  return {
    year: made.getUTCFullYear(),
    month: made.getUTCMonth() + 1,
    day: made.getUTCDate(),
    hour: made.getUTCHours(),
    minute: made.getUTCMinutes(),
    second: made.getUTCSeconds(),
  };
}

/** A part of a list as a PDF, with at most a thousand lines, the first with the summary; always the same bytes. */
export async function listPdf(
  snapshot: Snapshot,
  { list, masked }: ListFile,
  part: number,
  language: Language,
) {
  const words = listWords(language);
  const { t } = words;
  const day = (date: string | null) => (date ? formatDate(date, language) : t('unknown'));
  const annexures = [];
  const all: ListLine[] = [];
  for (const { annexure, from, count, ends } of linesIn(list.summary, part)) {
    const lines: ListLine[] = [];
    const asked = { list, annexure: annexure.annexure, from, count, masked };
    if (count > 0) for await (const some of linesOf(snapshot, asked)) lines.push(...some);
    all.push(...lines);
    annexures.push(await annexureOf(annexure, lines, { list, words, language, whole: ends }));
  }
  const row = (label: string, annexure: string, { received, admitted, ...sums }: ListSums) => [
    annexure,
    label,
    String(received.count),
    String(received.people ?? ''),
    figures(received.amount),
    String(admitted.count),
    String(admitted.people ?? ''),
    figures(admitted.amount),
    figures(sums.contingent),
    figures(sums.notAdmitted),
    figures(sums.underVerification),
    ...(list.totals.subJudice ? [figures(sums.subJudice ?? '0.00')] : []),
  ];
  return typeset({
    template: 'creditor-list',
    lang: language,
    made: moment(list.madeAt),
    debtor: t('debtor', { name: list.debtorName ? printable(list.debtorName) : t('unknown') }),
    commencement: t('commencement', { date: day(list.commencementDate) }),
    court: printable(words.courtOf(list)),
    title: t('title', { date: day(list.asOn) }),
    part: partsOf(list) > 1 ? t('part', { part, parts: partsOf(list) }) : null,
    notes:
      part === 1
        ? [
            ...howCounted(words, list),
            t('provisional'),
            t('rounded'),
            t('made', {
              number: list.number,
              when: list.madeAt ? formatDateTime(list.madeAt, language) : '',
              rows: list.rows,
              sha256: list.sha256 ?? '',
            }),
          ]
        : [],
    pages: t('pages'),
    lacking: t('lacking'),
    summary:
      part === 1
        ? {
            title: t('summary'),
            head: (
              [
                'annexure',
                'category',
                'receivedCount',
                'people',
                'claimed',
                'admittedCount',
                'admittedPeople',
                'admitted',
                'contingent',
                'notAdmitted',
                'underVerification',
                ...(list.totals.subJudice ? (['subJudice'] as const) : []),
              ] as const
            ).map((name) => t(`columns.${name}`)),
            lines: list.summary.map((line) =>
              row(words.categoryOf(line.category), String(line.annexure), line),
            ),
            total: row(t('total'), '', list.totals),
          }
        : null,
    annexures: [...annexures, ...scheduleOf(all, words, language)],
  });
}
