import type { Field, FormDefinition } from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { isTable, rowCounts, rowsIn } from './definitions/rows';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function lacks(field: Field, value: unknown) {
  if (!field.required) return false;
  if (isTable(field)) return isEmpty(value) || (Array.isArray(value) && value.length === 0);
  return isEmpty(typeof value === 'string' ? value.trim() : value);
}

/**
 * Counts the required fields and cells that these values leave empty, as problemsIn does. Imports no kinds of fields, so that a
 * page that only counts does not load them.
 */
export const countLeftEmpty = (form: FormDefinition, values: Readonly<Record<string, unknown>>) =>
  countIn(fieldsOf(form), values);

/** Counts the empty ones among these fields, which are required, and among the cells of these tables. */
export function countIn(fields: readonly Field[], values: Readonly<Record<string, unknown>>) {
  let count = 0;
  for (const field of fields) {
    const value = values[field.name];
    if (lacks(field, value)) count += 1;
    if (!isTable(field)) continue;
    for (const row of rowsIn(value).filter((row) => rowCounts(field, row)))
      count += field.columns.filter((column) => lacks(column, row[column.name])).length;
  }
  return count;
}
