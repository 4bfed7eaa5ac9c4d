import { columnFieldsOf } from '@/lib/forms/columns';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { tableOf } from '@/lib/forms/definitions/registry';
import { missingIn } from '@/lib/forms/paper';
import { problemsInNames } from '@/lib/forms/published/names';
import { problemsIn } from '@/lib/forms/validate';
import { inUnit } from '@/lib/registers/cells/in-unit';
import { isEmptyCell, type SheetRow } from '@/lib/spreadsheets/row';
import type { RowProblem } from './batch';
import { wrongBeside } from './beside-amounts';
import type { Head } from './head';
import type { cellParser } from './parse-cell';
import { isAmount } from './split-amount';

/** A claim while its rows are read: its first row, and the rows that only add to its table. */
export interface Gathering {
  rows: number[];
  values: Record<string, string>;
  members: { row: number; cells: Record<string, string> }[];
  broken: RowProblem[];
}

/** Makes the functions that gather the rows of a sheet into claims. */
export function gatherer(
  form: FormDefinition,
  head: Head,
  parseCell: ReturnType<typeof cellParser>,
) {
  const table = tableOf(form);
  const ofTable = new Set<Field>(table?.columns ?? []);
  const sides = head.fields.map((field) => field && (ofTable.has(field) ? 'table' : 'own'));
  const holds = (row: SheetRow, side: 'own' | 'table') =>
    row.cells.some(
      (cell, index) => sides[index] === side && !isEmptyCell(cell) && !row.merged?.includes(index),
    );

  const hasMore = ({ cells }: SheetRow) =>
    cells.some((cell, index) => !head.isNamed(index) && !isEmptyCell(cell));

  function read(row: SheetRow, side: 'own' | 'table', broken: RowProblem[]) {
    const values: Record<string, string> = {};
    if (side === 'own' ? hasMore(row) : hasMore(row) && !holds(row, 'own'))
      broken.push({ row: row.row, rule: 'moreCells' });
    head.fields.forEach((field, index) => {
      if (!field || sides[index] !== side) return;
      if (isAmount(field) && row.merged?.includes(index)) {
        broken.push({ row: row.row, field: field.name, rule: 'mergedAmount' });
        return;
      }
      const unit = isAmount(field) ? head.unitAt(index) : undefined;
      const cell = row.cells[index];
      const value = parseCell(field, unit ? inUnit(cell, unit) : cell);
      if (typeof value !== 'string') broken.push({ row: row.row, field: field.name, ...value });
      else if (value !== '') values[field.name] = value;
    });
    return values;
  }

  function begin(row: SheetRow): Gathering {
    const broken = wrongBeside(head.beside, head.fields, row);
    const begun = { rows: [row.row], values: read(row, 'own', broken), members: [], broken };
    if (holds(row, 'table')) addMember(begun, row);
    return begun;
  }

  function addMember(to: Gathering, row: SheetRow) {
    const cells = read(row, 'table', to.broken);
    const serialNo = String(to.members.length + 1);
    to.members.push({ row: row.row, cells: { serialNo, ...cells } });
  }

  return {
    /** Tells whether a row belongs to the claim above it: it has cells of the table and none of the claim's own fields. */
    continues: (row: SheetRow) => !holds(row, 'own') && holds(row, 'table'),
    begin,
    add(to: Gathering, row: SheetRow) {
      to.rows.push(row.row);
      to.broken.push(...wrongBeside(head.beside, head.fields, row));
      addMember(to, row);
    },
    valuesOf({ values, members }: Gathering): Record<string, unknown> {
      if (!table || members.length === 0) return values;
      return { ...values, [table.name]: members.map(({ cells }) => cells) };
    },
  };
}

/**
 * Judges a claim by the rules of the form. Gives its problems, and its empty required fields, which may be completed later;
 * only those in `must` count as problems.
 */
export function judge(
  form: FormDefinition,
  { rows, members, broken }: Gathering,
  values: Record<string, unknown>,
  must: ReadonlySet<string>,
) {
  // When cells stand in the wrong columns, further problems would say nothing new.
  const shifted = broken.filter(({ rule }) => rule === 'moreCells');
  if (shifted.length > 0) return { problems: shifted, missing: [] };
  const first = rows[0] ?? 0;
  const missing = new Set<string>();
  const wrong = [...broken];
  const isBroken = (row: number, name: string) =>
    broken.some((problem) => problem.row === row && problem.field === name);
  for (const problem of [...problemsIn(form, values), ...problemsInNames(form, values)]) {
    const { path, field, rule, params } = problem;
    const place = /\.(\d+)\./.exec(path)?.[1];
    const row = place === undefined ? first : (members[Number(place)]?.row ?? first);
    if (isBroken(row, field)) continue;
    const name = missingIn(problem, must);
    if (name) missing.add(name);
    else wrong.push({ row, field, rule, ...(params ? { params } : {}) });
  }
  return { problems: inOrder(form, wrong), missing: [...missing] };
}

function inOrder(form: FormDefinition, problems: RowProblem[]) {
  if (problems.length < 2) return problems;
  const place = new Map(columnFieldsOf(form).map(({ name }: Field, index) => [name, index]));
  const at = ({ field = '' }: RowProblem) => place.get(field) ?? -1;
  return problems.sort((a, b) => a.row - b.row || at(a) - at(b));
}
