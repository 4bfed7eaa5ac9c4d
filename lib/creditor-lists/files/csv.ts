import 'server-only';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { type Authority, authorityIn } from '@/lib/creditor-lists/authority';
import type { ListFile } from '@/lib/creditor-lists/list-file';
import type { ListLine, PresentedList } from '@/lib/creditor-lists/present';
import { annexureOf, categories } from '@/lib/law/categories';
import { annexuresOf, classCategories } from '@/lib/law/committee';
import type { Snapshot } from '@/lib/reports/snapshot';
import { writeRows } from '@/lib/spreadsheets/write';
import { linesOf } from './lines';
import { listWords } from './words';

const {
  t,
  categoryOf,
  classOf,
  nameOf,
  natureOf,
  currencyOf,
  facilitiesOf,
  groundsOf,
  transfersOf,
} = listWords('en');

const ofGovernment = annexureOf('government');

/** '' in annexures of other categories. */
const partOf = (part: keyof Authority, annexure: number, name: string | null) =>
  (annexure === ofGovernment && authorityIn(name ?? '')[part]) || '';

type Columns = readonly (readonly [string, (line: ListLine) => string | number])[];

/** All annexures share these; a column that an annexure does not have is empty there. */
const columns = [
  ['annexure', ({ annexure }) => annexure],
  ['category', ({ annexure }) => categoryOf(categories[annexure - 1] ?? 'other')],
  ['slNo', ({ slNo }) => slNo],
  ['claimNumber', ({ claimNumber }) => claimNumber],
  ['representative', ({ representative }) => representative ?? ''],
  ['name', nameOf],
  ['receivedOn', ({ receivedOn }) => receivedOn],
  ['claimed', ({ claimed }) => claimed],
  ['admitted', ({ admitted }) => admitted],
  ['nature', natureOf],
  ['securedAmount', ({ securedAmount }) => securedAmount],
  ['guaranteedAmount', ({ guaranteedAmount }) => guaranteedAmount],
  ['relatedParty', ({ relatedParty }) => t(relatedParty ? 'yes' : 'no')],
  ['share', ({ share }) => share ?? ''],
  ['contingent', ({ contingent }) => contingent],
  ['setOffAmount', ({ setOffAmount }) => setOffAmount],
  ['notAdmitted', ({ notAdmitted }) => notAdmitted],
  ['underVerification', ({ underVerification }) => underVerification],
  ['remarks', ({ remarks }) => remarks ?? ''],
  ['votingDebt', ({ votingDebt }) => votingDebt ?? ''],
  ['department', ({ annexure, name }) => partOf('department', annexure, name)],
  ['government', ({ annexure, name }) => partOf('government', annexure, name)],
  ['transferred', ({ transferred }) => transferred],
  ['grounds', (line) => groundsOf(line).join('; ')],
  ['transfers', (line) => transfersOf(line).join('; ')],
] as const satisfies Columns;

const ofCourts = [['subJudice', ({ subJudice }) => subJudice ?? '']] as const satisfies Columns;

const ofCurrency = [['currency', (line) => currencyOf(line).join('; ')]] as const satisfies Columns;

const ofFacilities = [
  ['facilities', (line) => facilitiesOf(line).join('; ')],
] as const satisfies Columns;

const ofClasses = annexuresOf(classCategories);

const classColumn = [
  ['class', (line) => (ofClasses.includes(line.annexure) ? classOf(line) : '')],
] as const satisfies Columns;

const columnsOf = ({ totals, classes }: PresentedList) => [
  ...columns,
  ...(classes ? classColumn : []),
  ...(totals.subJudice ? ofCourts : []),
  ...(totals.inCurrency ? ofCurrency : []),
  ...(totals.facilities ? ofFacilities : []),
];

async function* rowsOf(snapshot: Snapshot, { list, masked }: ListFile) {
  const all = columnsOf(list);
  yield all.map(([name]) => t(`columns.${name}`));
  for (const { annexure, lines: count } of list.summary) {
    const asked = { list, annexure, count, masked };
    for await (const lines of linesOf(snapshot, asked))
      for (const line of lines) yield all.map(([, of]) => of(line));
  }
}

/** Writes a list's lines as CSV: UTF-8 with BOM, RFC 4180, no cell a formula. */
export async function writeListCsv(out: Writable, snapshot: Snapshot, file: ListFile) {
  const { content } = writeRows(rowsOf(snapshot, file), 'csv');
  for await (const piece of content) if (!out.write(piece)) await once(out, 'drain');
}
