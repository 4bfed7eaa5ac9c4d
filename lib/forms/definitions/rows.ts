import type { Field, TableField } from './field';

/** Whether a field is a table, filled in row by row. */
export const isTable = (field: Field): field is TableField => field.kind === 'rows';

/** Whether a column holds the number that the form itself gives to each row. */
export const isSerial = ({ kind }: Field) => kind === 'serial';

/** Whether a value is an object and may be a row of a table. */
export function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a row of this table holds more than its number. */
export const holdsMore = ({ columns }: TableField, row: Record<string, unknown>) =>
  columns.some((column) => {
    const cell = row[column.name];
    const text = typeof cell === 'string' ? cell.trim() : cell;
    return !isSerial(column) && text !== undefined && text !== null && text !== '';
  });

/** Whether a row counts: each of a table that has to be filled in, and of another one those that hold anything. */
export const rowCounts = (field: TableField, row: Record<string, unknown>) =>
  field.required === true || holdsMore(field, row);

/** The rows of a value that may be a table; empty for any other value. */
export const rowsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRow) : [];
