import type { Field, TableField } from './field';

/** Tells whether a field is a table. */
export const isTable = (field: Field): field is TableField => field.kind === 'rows';

/** Tells whether a column holds the number that the form gives each row. */
export const isSerial = ({ kind }: Field) => kind === 'serial';

/** Tells whether a value is an object and so may be a row. */
export function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tells whether a row holds more than its number. */
export const holdsMore = ({ columns }: TableField, row: Record<string, unknown>) =>
  columns.some((column) => {
    const cell = row[column.name];
    const text = typeof cell === 'string' ? cell.trim() : cell;
    return !isSerial(column) && text !== undefined && text !== null && text !== '';
  });

/** Tells whether a row counts: in a required table each row does, in an optional one only a row that holds something. */
export const rowCounts = (field: TableField, row: Record<string, unknown>) =>
  field.required === true || holdsMore(field, row);

/** Gives the rows of a value that may be a table; empty for any other value. */
export const rowsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRow) : [];
