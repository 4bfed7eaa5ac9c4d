import type { BrokenRule, Problem } from '@/lib/format/broken-rule';
import type { Field, FormDefinition, TableField } from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { isRow, isTable, rowCounts } from './definitions/rows';
import { identifierOf } from './identifier';
import { behaviourOf } from './kinds/behaviours';
import type { Rule } from './kinds/shared/rules';
import { isMask } from './mask';
import { textOf } from './values';

/**
 * A problem that keeps a claim from being filed; its path is 'companyName', or 'employeeDetails.0.employeeName' for a cell.
 * messageOf gives its sentence.
 */
export interface FieldProblem extends Problem<Rule> {
  /** For a cell its column. */
  field: string;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function brokenLength(field: Field, text: string): BrokenRule<Rule> | undefined {
  const { rules, input } = behaviourOf(field.kind);
  const max = field.maxLength ?? input.maxLength;
  if (text.length > max && rules.includes('tooLong')) {
    return { rule: 'tooLong', params: { max } };
  }
  if (field.minLength !== undefined && text.length < field.minLength) {
    return { rule: 'tooShort', params: { min: field.minLength } };
  }
}

/** Judges the value of one field as typed; undefined for a valid one. Only problemsIn judges tables. */
export function brokenText(field: Field, value: unknown): BrokenRule<Rule> | undefined {
  const text = isEmpty(value) ? '' : textOf(field, value);
  if (text === undefined) return { rule: 'type' };
  if (text === '') return field.required ? { rule: 'required' } : undefined;
  if (isMask(text) && identifierOf(field)) return { rule: 'characters' };
  const length = brokenLength(field, text);
  if (length) return length;
  for (const check of behaviourOf(field.kind).checks(field)) {
    const broken = check(text);
    if (broken) return broken;
  }
}

function brokenTable(field: TableField, value: unknown): BrokenRule<Rule> | undefined {
  if (!isEmpty(value) && !Array.isArray(value)) return { rule: 'type' };
  const rows: unknown[] = Array.isArray(value) ? value : [];
  if (rows.length === 0) return field.required ? { rule: 'required' } : undefined;
  const { maxRows: max } = field;
  if (rows.length > max) return { rule: 'tooManyRows', params: { max } };
}

function problemsInRows(field: TableField, rows: readonly unknown[]): FieldProblem[] {
  return rows.flatMap((row, index): FieldProblem[] => {
    const path = `${field.name}.${index}`;
    if (!isRow(row)) return [{ path, field: field.name, rule: 'type' }];
    if (!rowCounts(field, row)) return [];
    return field.columns.flatMap((column): FieldProblem[] => {
      const broken = brokenText(column, row[column.name]);
      return broken ? [{ path: `${path}.${column.name}`, field: column.name, ...broken }] : [];
    });
  });
}

/**
 * Gives all problems that keep these values from being filed as a claim, at most one for each field or cell, in the form's
 * order; without any, the server accepts the claim. Takes values as typed, and judges them as cleanValuesOf stores them.
 * Ignores keys that the form does not have.
 */
export function problemsIn(form: FormDefinition, values: Record<string, unknown>): FieldProblem[] {
  return fieldsOf(form).flatMap((field): FieldProblem[] => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const broken = isTable(field) ? brokenTable(field, value) : brokenText(field, value);
    if (broken) return [{ path: field.name, field: field.name, ...broken }];
    return isTable(field) && Array.isArray(value) ? problemsInRows(field, value) : [];
  });
}
