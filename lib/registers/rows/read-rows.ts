import { formNamed } from '@/lib/registers/cells/form-named';
import { readCell } from '@/lib/registers/cells/read-cell';
import { isMonthFirst } from '@/lib/registers/cells/read-day';
import { cannotBeRead, isAsked, type Reading } from '@/lib/registers/cells/reading';
import { type FactName, kindOf } from '@/lib/registers/facts';
import type { Mapping } from '@/lib/registers/mapping';
import { isEmptyCell, type SheetRow, textOfCell, withoutDay } from '@/lib/spreadsheets/row';
import { type FormOfRow, formOfRow } from './form-rules';
import { type Aside, watchRows } from './no-row';

/** A cell that is asked about, or that nobody can read. */
export interface OpenCell {
  column: number;
  head: string;
  fact: FactName;
  /** What stands in it, shortened. */
  cell: string;
  reading: Exclude<Reading, { value: string }>;
}

export type RegisterRow =
  | {
      row: number;
      aside: Aside;
      text: string;
      form?: FormOfRow['form'] | undefined;
      /** What it says in the column of amounts. */
      amount?: string | undefined;
    }
  | {
      row: number;
      values: Partial<Record<FactName, string>>;
      open: readonly OpenCell[];
      form: FormOfRow | undefined;
      hidden: boolean;
      /** Columns whose cell is merged with the one above it. */
      merged: readonly number[];
      /** Columns beyond the head that hold something: the row was divided wrongly. */
      beyond: readonly number[];
    };

/** Of a cell that is shown beside what was understood. */
const shownCell = 200;

const textOf = (cells: SheetRow['cells'], at: number) =>
  textOfCell(withoutDay(cells[at])).replace(/\s+/g, ' ').trim();

/**
 * Reads the rows below the head one by one: those that are nobody's are set aside with the reason, of the others each mapped
 * cell is read. Holds no row. `monthFirst` is called once for a column that holds a month first where the mapping did not know.
 */
export async function* readRows(
  rows: AsyncIterable<SheetRow>,
  { heads, columns, form: rules }: Mapping,
  monthFirst?: (column: number) => void,
): AsyncGenerator<RegisterRow> {
  const find = (fact: FactName) => columns.find((one) => one.fact === fact)?.at;
  const at = find('claimed');
  const judge = watchRows({ heads, name: find('name'), amount: at });
  const units = new Map(
    columns.flatMap(({ at, rupees }) =>
      rupees ? [[at, { mark: '', rupees: BigInt(rupees) }] as const] : [],
    ),
  );
  const warned = new Set(columns.flatMap(({ at, doubtful }) => (doubtful ? at : [])));
  const width = Math.max(heads.length, ...columns.map(({ at }) => at + 1));
  let heading: FormOfRow['form'] | undefined;

  for await (const one of rows) {
    const { row, cells } = one;
    if (cells.every(isEmptyCell)) continue;
    const aside = judge(one);
    if (aside) {
      const text = cells
        .map((_, at) => textOf(cells, at))
        .filter(Boolean)
        .join(' ')
        .slice(0, 200);
      const form = aside === 'heading' || aside === 'total' ? formNamed(text) : undefined;
      if (aside === 'heading') heading = form ?? heading;
      const said =
        at === undefined ? undefined : readCell('amount', cells[at], { unit: units.get(at) });
      const amount = said && 'value' in said && said.value !== '' ? said.value : undefined;
      yield { row, aside, text, form, amount };
      continue;
    }
    const values: Partial<Record<FactName, string>> = {};
    const open: OpenCell[] = [];
    const openAt = (column: number, fact: FactName) => ({
      column,
      head: heads[column] ?? '',
      fact,
      cell: textOf(cells, column).slice(0, shownCell),
    });
    for (const { at, fact, ...around } of columns) {
      const kind = kindOf(fact);
      if (kind === 'day' && !warned.has(at) && isMonthFirst(cells[at])) {
        warned.add(at);
        monthFirst?.(at);
      }
      const reading = readCell(kind, cells[at], { ...around, unit: units.get(at) });
      if (isAsked(reading) || cannotBeRead(reading)) open.push({ ...openAt(at, fact), reading });
      else if (reading.value !== '')
        values[fact] = values[fact] ? `${values[fact]}, ${reading.value}` : reading.value;
    }
    const beyond = cells.flatMap((cell, at) => (at >= width && !isEmptyCell(cell) ? at : []));
    const amount = columns.find(({ fact }) => kindOf(fact) === 'amount');
    if (beyond.length > 0 && amount) {
      // "1,25,000" without quotes fills three cells.
      delete values[amount.fact];
      open.push({ ...openAt(amount.at, amount.fact), reading: { cannot: 'moreCells' } });
    }
    const form = formOfRow(rules, (at) => textOf(cells, at), heading);
    yield {
      row,
      values,
      open,
      form,
      hidden: one.hidden === true,
      merged: one.merged ?? [],
      beyond,
    };
  }
}
