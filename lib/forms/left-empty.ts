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
 * How many required fields and cells of tables these values leave empty: as many as problemsIn calls 'required'. Does not
 * import the kinds of fields, so that a page that only counts does not load them.
 */
export const countLeftEmpty = (form: FormDefinition, values: Readonly<Record<string, unknown>>) =>
  countIn(fieldsOf(form), values);

/** How many of these fields, which are required, and of the cells of these tables are left empty. */
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
