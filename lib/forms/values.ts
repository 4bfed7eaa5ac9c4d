import type { ClaimValues, Field, FormDefinition, Row, TableField } from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { isSerial, isTable, rowCounts, rowsIn } from './definitions/rows';
import { behaviourOf } from './kinds/behaviours';

/** Gives an empty row to add to a table, numbered one above the highest serial number. */
export function nextRowOf({ columns }: TableField, rows: readonly Row[]): Row {
  const serial = columns.find(isSerial)?.name;
  const highest = Math.max(0, ...rows.map((row) => Number(serial && row[serial]) || 0));
  return Object.fromEntries(
    columns.map(({ name, initial = '' }) => [name, name === serial ? `${highest + 1}` : initial]),
  );
}

const firstRowsOf = (field: TableField) => (field.required ? [nextRowOf(field, [])] : []);

/** Gives the values that the inputs start with: defaults, one row in each required table, and '' everywhere else. */
export function emptyValuesOf(form: FormDefinition): ClaimValues {
  return Object.fromEntries(
    fieldsOf(form).map((field) => [
      field.name,
      isTable(field) ? firstRowsOf(field) : (field.initial ?? ''),
    ]),
  );
}

/** Gives the cleaned text of a value that is no table; undefined for a wrong type. A serial number may also be a number. */
export function textOf(field: Field, value: unknown): string | undefined {
  const { clean, takesNumbers } = behaviourOf(field.kind);
  if (takesNumbers && typeof value === 'number') return String(value);
  return typeof value === 'string' ? clean(value) : undefined;
}

/** Gives the value at a path: 'companyName', or 'employeeDetails.0.employeeName' for a cell. */
export function textAt(values: Readonly<Record<string, unknown>>, path: string): unknown {
  const [name = '', at, column = ''] = path.split('.');
  return at === undefined ? values[name] : rowsIn(values[name])[Number(at)]?.[column];
}

function cleanRow(columns: readonly Field[], row: Record<string, unknown>): Row {
  return Object.fromEntries(
    columns.map((column) => [column.name, textOf(column, row[column.name]) ?? '']),
  );
}

/**
 * Gives the values to store: those of the form's own fields, written as their kind requires (a PAN in upper case, an Aadhaar
 * number without spaces). Drops empty ones, empty rows of an optional table, and values of a wrong type, which problemsIn
 * names. Judges nothing.
 */
export function cleanValuesOf(form: FormDefinition, values: Record<string, unknown>): ClaimValues {
  const cleaned: ClaimValues = {};
  for (const field of fieldsOf(form)) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (isTable(field)) {
      const rows = rowsIn(value).filter((row) => rowCounts(field, row));
      if (rows.length > 0) cleaned[field.name] = rows.map((row) => cleanRow(field.columns, row));
    } else {
      const text = textOf(field, value);
      if (text) cleaned[field.name] = text;
    }
  }
  return cleaned;
}
