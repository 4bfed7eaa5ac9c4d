import 'server-only';
import { changeKinds, countOf } from '@/lib/creditor-lists/change-kinds';
import type { Compared } from '@/lib/creditor-lists/changes';
import {
  type Change,
  type ChangeRow,
  changeIn,
  changesStatement,
  type Side,
} from '@/lib/creditor-lists/differing';
import { linesOfPart, partsOf } from '@/lib/creditor-lists/list-file';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import { printable } from '@/lib/papers/content/printable';
import type { PaperText } from '@/lib/papers/typeset/templates';
import { typeset } from '@/lib/papers/typeset/thread';
import { batchesOf } from '@/lib/reports/batches';
import type { Snapshot } from '@/lib/reports/snapshot';
import {
  amountNames,
  type ChangesWords,
  changesWords,
  coverNames,
  totalsOf,
} from './changes-words';
import { figures, lettersOfCell, moment, noteOf, remarkCell } from './pdf';
import { type ListWords, listWords } from './words';

interface Wording {
  words: ListWords;
  of: ChangesWords;
}

const table = (heading: string, head: string[], lines: string[][], texts: number) => ({
  heading,
  head,
  groups: head.map(() => ''),
  figures: head.map((_, at) => at >= texts),
  widths: head.map((_, at) => (at < texts ? 2 : 1.5)),
  lines,
  total: null,
  amounts: [] as string[],
  nil: null as string | null,
  notes: [] as string[],
});

/** Only then a column says with what the creditors in a class vote. */
const hasClass = (changes: readonly Change[]) =>
  changes.some(({ before, after }) => (before?.votingDebt ?? after?.votingDebt ?? null) !== null);

const sideOf = (side: Side | null, of: ChangesWords, inClass: boolean): string[] =>
  side
    ? [
        printable(
          [`${side.annexure}/${side.slNo}`, of.classOf(side)].filter(Boolean).join(' '),
          lettersOfCell,
        ),
        ...amountNames.map((name) => figures(side[name])),
        ...(inClass ? [side.votingDebt ? figures(side.votingDebt) : ''] : []),
        side.share ?? '',
      ]
    : ['–', ...amountNames.map(() => ''), ...(inClass ? [''] : []), ''];

function saidOf(side: Side | null, other: Side | null, { words, of }: Wording) {
  const covered = coverNames
    .filter((name) => side && side[name] !== (other?.[name] ?? '0.00'))
    .map((name) => `${words.t(`columns.${name}`)}: ${formatMoney(side?.[name] ?? '0.00')}`);
  return [...covered, of.saidOf(side, words)].filter((said) => said !== '').join('; ');
}

/** Says a remark once where both lists have it. */
function remarkOf({ before, after }: Change, wording: Wording) {
  const [was, is] = [saidOf(before, after, wording), saidOf(after, before, wording)];
  const { columns } = wording.of;
  if (was === is || !before || !after) return is || was;
  return [
    ...(was ? [`${columns('before')}: ${was}`] : []),
    ...(is ? [`${columns('after')}: ${is}`] : []),
  ].join('; ');
}

function linesTable(wording: Wording, changes: Change[], first: number) {
  const { words, of } = wording;
  const remarks = changes.map((change) => remarkOf(change, wording));
  const inClass = hasClass(changes);
  const side = [
    of.t('place'),
    ...amountNames.map((name) => words.t(`columns.${name}`)),
    ...(inClass ? [words.t('columns.votingDebt')] : []),
    words.t('columns.share'),
  ];
  const widths = [0.9, ...amountNames.map(() => 1.5), ...(inClass ? [1.5] : []), 0.8];
  const head = [
    of.columns('change'),
    words.t('columns.name'),
    ...side,
    ...side,
    words.t('columns.remarks'),
  ];
  const lines = changes.map((change, at) => [
    of.kindOf(change),
    printable(`${words.nameOf(change)} ${change.claimNumber}`, lettersOfCell),
    ...sideOf(change.before, of, inClass),
    ...sideOf(change.after, of, inClass),
    remarkCell(remarks[at] ?? '', first + at, words),
  ]);
  return {
    ...table(of.t('sheet'), head, lines, 2),
    groups: [
      '',
      '',
      ...side.map(() => of.columns('before')),
      ...side.map(() => of.columns('after')),
      '',
    ],
    figures: head.map((_, at) => at >= 2 && at < head.length - 1),
    widths: [1.2, 2.2, ...widths, ...widths, 1.6],
    amounts: lines.flat().filter((cell) => /^[-\d,.]+$/.test(cell)),
    nil: changes.length === 0 ? of.t('same') : null,
    notes: remarks.flatMap((remark, at) => noteOf(remark, first + at, words)),
  };
}

function totalsTables({ words, of }: Wording, compared: Compared) {
  const head = [of.t('what'), of.columns('before'), of.columns('after'), of.t('difference')];
  const sums = totalsOf(compared).map(({ name, before, after, difference }) => [
    words.t(`columns.${name}`),
    figures(before),
    figures(after),
    figures(difference),
  ]);
  const counts = changeKinds.map((kind) => [of.kinds(kind), String(compared.counts[kind])]);
  return [
    table(words.t('summary'), head, sums, 1),
    table(of.columns('change'), [of.columns('change'), of.t('count')], counts, 1),
  ];
}

/** How many PDFs a comparison has, at least one. */
export const changesParts = ({ counts }: Compared) => partsOf({ rows: countOf(counts) });

/** One part of a comparison: the given lines, and in the first part the totals. */
export function changesPaper(
  compared: Compared,
  changes: Change[],
  part: number,
  language: Language,
): PaperText {
  const { before, after } = compared;
  const wording = { words: listWords(language), of: changesWords(language) };
  const { t } = wording.words;
  const day = (date: string | null) => (date ? formatDate(date, language) : t('unknown'));
  const parts = changesParts(compared);
  return {
    template: 'creditor-list',
    lang: language,
    made: moment(after.madeAt),
    debtor: t('debtor', { name: after.debtorName ? printable(after.debtorName) : t('unknown') }),
    commencement: t('commencement', { date: day(after.commencementDate) }),
    court: printable(wording.words.courtOf(after)),
    title: wording.of.t('titleOfBoth', {
      number: after.number,
      date: day(after.asOn),
      from: before.number,
      since: day(before.asOn),
    }),
    part: parts > 1 ? t('part', { part, parts }) : null,
    notes: part === 1 ? [t('provisional'), t('rounded')] : [],
    pages: t('pages'),
    lacking: t('lacking'),
    summary: null,
    annexures: [
      ...(part === 1 ? totalsTables(wording, compared) : []),
      linesTable(wording, changes, (part - 1) * linesOfPart + 1),
    ],
  };
}

/** A part of a comparison as a PDF, with at most a thousand lines; always the same bytes. */
export async function changesPdf(
  snapshot: Snapshot,
  compared: Compared,
  part: number,
  language: Language,
) {
  const { before, after } = compared;
  const asked = { page: part, limit: linesOfPart };
  const changes: Change[] = [];
  const page = changesStatement(before.number, after.number, asked, false);
  for await (const some of batchesOf<ChangeRow>(snapshot, page))
    changes.push(...some.map(changeIn(compared)));
  return typeset(changesPaper(compared, changes, part, language));
}
