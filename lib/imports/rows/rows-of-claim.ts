import { columnFieldsOf } from '@/lib/forms/columns';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { missingIn } from '@/lib/forms/paper';
import { problemsIn } from '@/lib/forms/validate';
import { isEmptyCell, type SheetRow } from '@/lib/spreadsheets/row';
import type { RowProblem } from './batch';
import { type Head, tableOf } from './head';
import type { cellParser } from './parse-cell';

/** A claim while its rows are read: the first row, and those that only add to its table. */
export interface Gathering {
  rows: number[];
  values: Record<string, string>;
  members: { row: number; cells: Record<string, string> }[];
  /** What was wrong with cells themselves. */
  broken: RowProblem[];
}

/** Takes the rows of a sheet apart, by its head. */
export function gatherer(
  form: FormDefinition,
  head: Head,
  parseCell: ReturnType<typeof cellParser>,
) {
  const table = tableOf(form);
  const ofTable = new Set(table?.columns ?? []);
  const sides = head.fields.map((field) => field && (ofTable.has(field) ? 'table' : 'own'));
  const holds = (row: SheetRow, side: 'own' | 'table') =>
    row.cells.some((cell, index) => sides[index] === side && !isEmptyCell(cell));

  const hasMore = ({ cells }: SheetRow) =>
    cells.some((cell, index) => !head.isNamed(index) && !isEmptyCell(cell));

  function read(row: SheetRow, side: 'own' | 'table', broken: RowProblem[]) {
    const values: Record<string, string> = {};
    if (side === 'own' ? hasMore(row) : hasMore(row) && !holds(row, 'own'))
      broken.push({ row: row.row, rule: 'moreCells' });
    head.fields.forEach((field, index) => {
      if (!field || sides[index] !== side) return;
      const value = parseCell(field, row.cells[index]);
      if (typeof value !== 'string') broken.push({ row: row.row, field: field.name, ...value });
      else if (value !== '') values[field.name] = value;
    });
    return values;
  }

  function addMember(to: Gathering, row: SheetRow) {
    const cells = read(row, 'table', to.broken);
    const serialNo = String(to.members.length + 1);
    to.members.push({ row: row.row, cells: { serialNo, ...cells } });
  }

  return {
    /** Whether a row belongs to the claim above it: nothing of its own, but something for the table. */
    continues: (row: SheetRow) => !holds(row, 'own') && holds(row, 'table'),
    begin(row: SheetRow): Gathering {
      const broken: RowProblem[] = [];
      const begun = { rows: [row.row], values: read(row, 'own', broken), members: [], broken };
      if (holds(row, 'table')) addMember(begun, row);
      return begun;
    },
    add(to: Gathering, row: SheetRow) {
      to.rows.push(row.row);
      addMember(to, row);
    },
    /** The values as the form has them, the table among them. */
    valuesOf({ values, members }: Gathering): Record<string, unknown> {
      if (!table || members.length === 0) return values;
      return { ...values, [table.name]: members.map(({ cells }) => cells) };
    },
  };
}

/**
 * What is wrong with a claim, by the rules of the form itself, and which of its required fields were left
 * empty: those in `must` are wrong then, the others may be completed later.
 */
export function judge(
  form: FormDefinition,
  { rows, members, broken }: Gathering,
  values: Record<string, unknown>,
  must: ReadonlySet<string>,
) {
  // What stands in the wrong columns tells nothing more.
  const shifted = broken.filter(({ rule }) => rule === 'moreCells');
  if (shifted.length > 0) return { problems: shifted, missing: [] };
  const first = rows[0] ?? 0;
  const missing = new Set<string>();
  const wrong = [...broken];
  const isBroken = (row: number, name: string) =>
    broken.some((problem) => problem.row === row && problem.field === name);
  for (const problem of problemsIn(form, values)) {
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
