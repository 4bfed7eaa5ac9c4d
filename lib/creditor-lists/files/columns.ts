import { authorityIn } from '@/lib/creditor-lists/authority';
import type { ListLine, ListSums, PresentedList, SummaryLine } from '@/lib/creditor-lists/present';
import type { Words } from '@/lib/i18n/words';
import type { Category } from '@/lib/law/categories';
import { classCategories, outsideCommittee, representedMembers } from '@/lib/law/committee';

type SheetWords = Words['creditors']['sheet'];

export type ListColumnKind =
  | 'number'
  | 'text'
  | 'name'
  | 'remarks'
  | 'class'
  | 'nature'
  | 'day'
  | 'amount'
  | 'yesNo'
  | 'percent';

export interface ListColumn {
  name: Exclude<
    keyof SheetWords['columns'],
    | 'annexure'
    | 'category'
    | 'receivedCount'
    | 'admittedCount'
    | 'people'
    | 'admittedPeople'
    | 'transfers'
    | 'grounds'
    | 'currency'
    | 'facilities'
  >;
  kind: ListColumnKind;
  /** The heading above this column and its neighbours. */
  group?: keyof SheetWords['groups'];
  of: (line: ListLine) => string | number | boolean | null;
  width: number;
  /** Categories whose annexures have this column, or do not. */
  only?: readonly Category[];
  not?: readonly Category[];
  where?: (sums: ListSums, list: Pick<PresentedList, 'classes'>) => boolean;
}

const people: readonly Category[] = representedMembers;

/** In the order of the present format (reg. 13(2)). */
const columns: readonly ListColumn[] = [
  { name: 'slNo', kind: 'number', of: ({ slNo }) => slNo, width: 8 },
  {
    name: 'representative',
    kind: 'text',
    of: ({ representative }) => representative,
    width: 32,
    only: people,
  },
  { name: 'worker', kind: 'name', of: ({ name }) => name ?? '', width: 36, only: people },
  {
    name: 'name',
    kind: 'name',
    of: ({ name }) => name ?? '',
    width: 36,
    not: [...people, 'government'],
  },
  {
    name: 'department',
    kind: 'name',
    group: 'claimant',
    of: ({ name }) => authorityIn(name ?? '').department,
    width: 36,
    only: ['government'],
  },
  {
    name: 'government',
    kind: 'text',
    group: 'claimant',
    of: ({ name }) => authorityIn(name ?? '').government,
    width: 24,
    only: ['government'],
  },
  {
    name: 'receivedOn',
    kind: 'day',
    group: 'received',
    of: ({ receivedOn }) => receivedOn,
    width: 12,
  },
  { name: 'claimed', kind: 'amount', group: 'received', of: ({ claimed }) => claimed, width: 20 },
  {
    name: 'admitted',
    kind: 'amount',
    group: 'admitted',
    of: ({ admitted }) => admitted,
    width: 20,
  },
  { name: 'nature', kind: 'nature', group: 'admitted', of: ({ nature }) => nature, width: 22 },
  {
    name: 'securedAmount',
    kind: 'amount',
    group: 'admitted',
    of: ({ securedAmount }) => securedAmount,
    width: 20,
    not: ['government'],
  },
  {
    name: 'guaranteedAmount',
    kind: 'amount',
    group: 'admitted',
    of: ({ guaranteedAmount }) => guaranteedAmount,
    width: 20,
    not: ['government'],
  },
  {
    name: 'relatedParty',
    kind: 'yesNo',
    group: 'admitted',
    of: ({ relatedParty }) => relatedParty,
    width: 10,
  },
  // Not in the format: the admitted amount alone would not explain the share.
  {
    name: 'votingDebt',
    kind: 'amount',
    group: 'admitted',
    of: ({ votingDebt }) => votingDebt,
    width: 20,
    only: classCategories,
  },
  // Nor this one: the format knows of one class.
  {
    name: 'class',
    kind: 'class',
    group: 'admitted',
    of: ({ creditorClass }) => creditorClass?.name ?? null,
    width: 28,
    only: classCategories,
    where: (_, { classes }) => classes !== undefined,
  },
  {
    name: 'share',
    kind: 'percent',
    group: 'admitted',
    of: ({ share }) => share,
    width: 11,
    not: outsideCommittee,
  },
  { name: 'contingent', kind: 'amount', of: ({ contingent }) => contingent, width: 20 },
  { name: 'setOffAmount', kind: 'amount', of: ({ setOffAmount }) => setOffAmount, width: 20 },
  { name: 'notAdmitted', kind: 'amount', of: ({ notAdmitted }) => notAdmitted, width: 20 },
  {
    name: 'underVerification',
    kind: 'amount',
    of: ({ underVerification }) => underVerification,
    width: 20,
  },
  {
    name: 'subJudice',
    kind: 'amount',
    of: ({ subJudice }) => subJudice,
    width: 20,
    where: ({ subJudice }) => subJudice !== undefined,
  },
  {
    name: 'transferred',
    kind: 'amount',
    of: ({ transferred }) => transferred,
    width: 20,
    where: ({ transferred }) => transferred !== '0.00',
  },
  { name: 'remarks', kind: 'remarks', of: ({ remarks }) => remarks, width: 40 },
];

/** The columns of an annexure of a list. */
export const columnsOf = (
  { category, ...sums }: SummaryLine,
  list: Pick<PresentedList, 'classes'>,
) =>
  columns.filter(
    ({ only, not, where = () => true }) =>
      (!only || only.includes(category)) && !not?.includes(category) && where(sums, list),
  );

/** A transfer stands in two lines; these totals count it once. */
export const countedOnce: readonly ListColumn['name'][] = ['claimed', 'notAdmitted'];
