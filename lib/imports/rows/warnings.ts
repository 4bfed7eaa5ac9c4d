import 'server-only';
import { createHash } from 'node:crypto';
import { toPaise } from '@/lib/format/amount';
import { dayInIndia } from '@/lib/format/date';
import { bareHeader } from '@/lib/forms/columns';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import type { Ask } from '@/lib/forms/kinds/shared/question';
import { questionsIn } from '@/lib/forms/questions/questions';
import type { UnitAt } from '@/lib/registers/cells/amount-heads';
import { isInUnit } from '@/lib/registers/cells/in-unit';
import { isEmptyCell, type SheetRow } from '@/lib/spreadsheets/row';
import { type ColumnRule, watchColumns } from './columns';
import { isAmount, isSplitAmount } from './split-amount';
import { watchSums } from './sums';

/** What a file may mean although it says something else. None of these keeps a row from being filed. */
export type WarningRule =
  | 'same_row'
  | 'same_name'
  | 'on_file'
  | 'like_total'
  | 'torn_amount'
  | 'hidden_rows'
  | 'hidden_columns'
  | 'merged_cells'
  | 'rounded'
  | 'counted_in'
  | ColumnRule
  | 'doubt';

/** Rows with the same question. `count` is how many they are, `rows` the first 20 of them. */
export interface RowWarning {
  rule: WarningRule;
  field?: string;
  ask?: Ask;
  /** The unit of the amounts, as the file writes it. */
  mark?: string;
  count: number;
  rows: number[];
}

const rowsTold = 20;

interface Watched {
  fields: readonly (Field | null)[];
  unitAt: UnitAt;
}

/** Watches the rows of a file for what may be meant otherwise. Keeps a hash of each claim, and its creditor's name. */
export function watchRows(form: FormDefinition, { fields, unitAt }: Watched) {
  const today = dayInIndia(new Date());
  const found = new Map<string, RowWarning>();
  const seen = new Set<string>();
  /** How each creditor was written first, by the name without case, blanks and signs. */
  const names = new Map<string, string>();
  const torn = new Set<number>();
  const columns = watchColumns(fields, unitAt);
  const sums = watchSums(form, fields);

  function add(row: number, warning: Omit<RowWarning, 'count' | 'rows'>) {
    const key = JSON.stringify(warning);
    const known = found.get(key) ?? { ...warning, count: 0, rows: [] };
    known.count += 1;
    if (known.rows.length < rowsTold) known.rows.push(row);
    found.set(key, known);
  }

  function isWrittenOtherwise(name: string): boolean {
    const bare = bareHeader(name);
    const first = names.get(bare) ?? name;
    names.set(bare, first);
    return bare !== '' && first !== name;
  }

  return {
    row(row: SheetRow) {
      if (row.hidden) add(row.row, { rule: 'hidden_rows' });
      if (isSplitAmount(fields, row)) torn.add(row.row);
      columns.row(row);
      sums.row(row);
      row.cells.forEach((cell, at) => {
        const field = fields[at];
        if (!field || isEmptyCell(cell)) return;
        const tell = (rule: WarningRule) => add(row.row, { rule, field: field.name });
        if (isAmount(field) && typeof cell === 'object' && 'rounded' in cell) tell('rounded');
        const unit = isAmount(field) ? unitAt(at) : undefined;
        if (unit && isInUnit(cell, unit))
          add(row.row, { rule: 'counted_in', field: field.name, mark: unit.mark });
        if (row.hiddenColumns?.has(at)) tell('hidden_columns');
        if (row.merged?.includes(at)) tell('merged_cells');
      });
    },
    /** Called for a claim without problems; `row` is its first. */
    claim(row: number, values: Record<string, unknown>) {
      const print = createHash('sha256').update(JSON.stringify(values)).digest('base64');
      if (seen.has(print)) add(row, { rule: 'same_row' });
      if (torn.has(row)) add(row, { rule: 'torn_amount' });
      seen.add(print);
      if (isWrittenOtherwise(String(values[form.creditorName] ?? '')))
        add(row, { rule: 'same_name', field: form.creditorName });
      for (const { field, ask } of questionsIn(form, values, today))
        add(row, { rule: 'doubt', field: field.name, ask });
      sums.claim(row, toPaise(String(values.claimAmount ?? '')));
    },
    result(): RowWarning[] {
      for (const row of sums.result()) add(row, { rule: 'like_total' });
      for (const { row, ...warning } of columns.result()) add(row, warning);
      return [...found.values()];
    },
  };
}
