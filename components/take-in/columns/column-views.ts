import type { RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import type { Because, Confidence, Guess } from '@/lib/registers/columns/guess';
import type { FactName } from '@/lib/registers/facts';
import type { MappedColumn, Mapping } from '@/lib/registers/mapping';
import { columnName } from '@/lib/spreadsheets/column-name';

/** A column as the page shows it. */
export interface ColumnView {
  at: number;
  letter: string;
  head: string;
  /** What it is now; undefined for one that is left out. */
  mapped: MappedColumn | undefined;
  /** How sure its present fact is: `hand` where the person said it, undefined for a column with nothing in it. */
  judged: Confidence | 'hand' | undefined;
  because: readonly (Because | 'none')[];
  /** What it most probably is, the likeliest first. */
  likely: readonly FactName[];
  hidden: boolean;
  /** What its head says of its amounts, where that is not rupees: "USD". */
  mark: string | undefined;
  /** The first cells, as they stand. */
  cells: readonly { row: number; text: string }[];
  /** What of it can be said for all of its cells. */
  says: { cr: boolean; advances: boolean; monthFirst: boolean };
}

/** What shows columns, and tells what the person says of them. */
export interface ColumnsViewProps {
  views: readonly ColumnView[];
  mapping: Mapping;
  onFact: (at: number, fact: FactName | undefined) => void;
  onSaying: (at: number, saying: Partial<MappedColumn>) => void;
}

function becauseOf({ because }: Guess): ColumnView['because'] {
  if (because.length === 0) return ['none'];
  return because.includes('headAgainstContents')
    ? because.filter((one) => one !== 'head')
    : because;
}

/**
 * The columns of a sheet in the order of the page: those in doubt first, those with nothing in them last. The order goes by the
 * portal's guesses, so that no column moves while the person changes it.
 */
export function columnsOf(sheet: RehearsedSheet, mapping: Mapping): ColumnView[] {
  const { columns, guessed, first, hidden, monthFirst, rehearsal } = sheet;
  const asksIn = (at: number, why: string) =>
    rehearsal.asked.some(({ item }) => item.column === at && item.why === why);
  const views = columns.map((guess): ColumnView & { order: number } => {
    const { at, head, confidence, others, amounts } = guess;
    const mapped = mapping.columns.find((one) => one.at === at);
    const cells = first.map(({ row, cells: all }) => ({ row, text: all[at] ?? '' }));
    const isEmpty = !guess.fact && head === '' && cells.every(({ text }) => text === '');
    const isGuessed = mapped?.fact === guessed.columns.find((one) => one.at === at)?.fact;
    return {
      at,
      letter: columnName(at),
      head,
      mapped,
      judged: !isGuessed ? 'hand' : isEmpty ? undefined : confidence,
      because: isGuessed && !isEmpty ? becauseOf(guess) : [],
      likely: guess.fact ? [guess.fact, ...others] : others,
      hidden: hidden.includes(at),
      mark: amounts && 'kind' in amounts ? amounts.mark : undefined,
      cells,
      says: {
        cr: mapped?.cr !== undefined || asksIn(at, 'creditOrCrore'),
        advances: mapped?.advances === true || asksIn(at, 'advance'),
        monthFirst:
          mapped?.doubtful === true || monthFirst.includes(at) || asksIn(at, 'monthFirst'),
      },
      order: isEmpty ? 2 : confidence === 'weak' ? 0 : 1,
    };
  });
  return views
    .sort((one, other) => one.order - other.order || one.at - other.at)
    .map(({ order, ...view }) => view);
}

/** How many columns still stand as the portal took them, in doubt. */
export const doubtfulIn = (columns: readonly ColumnView[]) =>
  columns.filter(({ judged }) => judged === 'weak').length;
