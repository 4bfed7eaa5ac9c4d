import type { Field, FormDefinition } from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { isTable, rowCounts, rowsIn } from './definitions/rows';
import { screensOf } from './definitions/screens';

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

/**
 * The first section, as a telephone shows them and counted from 1, in which these values leave empty what is required; null when
 * there is none.
 */
export function firstLeftOpen(form: FormDefinition, values: Readonly<Record<string, unknown>>) {
  const at = screensOf(form).findIndex((sections) =>
    sections.some(({ fields }) => countIn(fields, values) > 0),
  );
  return at < 0 ? null : at + 1;
}

function countIn(fields: readonly Field[], values: Readonly<Record<string, unknown>>) {
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
