import type { Field } from './field';

/** Whether a field is a table, filled in row by row. */
export const isTable = ({ kind }: Field) => kind === 'rows';

/** Whether a column holds the number that the form itself gives to each row. */
export const isSerial = ({ kind }: Field) => kind === 'serial';

export function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The rows of what may be a table; none for anything else. */
export const rowsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRow) : [];
