import type { Field, FormDefinition, Row, TableField } from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { isSerial, isTable, rowsIn } from './definitions/rows';

/** A changed field, or one changed row of a table; null where it was or is empty. */
export interface Change {
  field: string;
  /** In a table: the row's serial number, or its place from 1 where rows have no serial number. */
  row?: string;
  from: string | Row | null;
  to: string | Row | null;
}

type Values = Readonly<Record<string, unknown>>;

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Keys rows by serial number, or by place when a serial number repeats in either table. */
function keyed(field: TableField, tables: readonly Row[][]): Map<string, Row>[] {
  const serial = field.columns.find(isSerial)?.name;
  const bySerial = tables.map((rows) => new Map(rows.map((row) => [row[serial ?? ''] ?? '', row])));
  if (serial && bySerial.every((map, at) => map.size === tables[at]?.length)) return bySerial;
  return tables.map((rows) => new Map(rows.map((row, at) => [`${at + 1}`, row])));
}

const sameRow = (columns: readonly Field[], a: Row, b: Row) =>
  columns.every(({ name }) => textIn(a[name]) === textIn(b[name]));

function changedRows(field: TableField, from: unknown, to: unknown): Change[] {
  const [before = new Map<string, Row>(), after = new Map<string, Row>()] = keyed(field, [
    rowsIn(from) as Row[],
    rowsIn(to) as Row[],
  ]);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((row): Change[] => {
    const [a, b] = [before.get(row) ?? null, after.get(row) ?? null];
    if (a && b && sameRow(field.columns, a, b)) return [];
    return [{ field: field.name, row, from: a, to: b }];
  });
}

/**
 * Gives the differences between two versions of a form, in the form's order. A table has an entry for each row that was
 * changed, added (`from` null) or removed (`to` null). Ignores fields that the form does not have.
 */
export function changesBetween(form: FormDefinition, a: Values, b: Values): Change[] {
  return fieldsOf(form).flatMap((field): Change[] => {
    if (isTable(field)) return changedRows(field, a[field.name], b[field.name]);
    const [from, to] = [textIn(a[field.name]), textIn(b[field.name])];
    return from === to ? [] : [{ field: field.name, from, to }];
  });
}

/** Gives the name of each changed field once. */
export const changedFields = (changes: readonly Change[]) => [
  ...new Set(changes.map(({ field }) => field)),
];
