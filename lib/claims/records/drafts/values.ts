import type { Problem } from '@/lib/format/broken-rule';
import type { ClaimValues, Field, FormDefinition } from '@/lib/forms/definitions/field';
import { fieldsOf } from '@/lib/forms/definitions/registry';
import { isTable } from '@/lib/forms/definitions/rows';
import { identifierOf } from '@/lib/forms/identifier';
import { inputOf } from '@/lib/forms/kinds/behaviours';
import { isMask } from '@/lib/forms/mask';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';
import type { RuleName } from '@/lib/i18n/words';
import { PortalError } from '@/lib/platform/errors';

/** A half-typed text may be longer than a right one, but not endless. */
const roomFor = (field: Field) => Math.max(200, 4 * inputOf(field).maxLength);

/**
 * Gives the values of a draft to store: the form's own fields, cleaned but not judged. Throws `invalid` for what cannot be
 * stored: NUL, halves of characters, too long texts and tables, and masks in place of numbers, which would be lost.
 */
export function draftValuesOf(form: FormDefinition, given: Record<string, unknown>): ClaimValues {
  const values = cleanValuesOf(form, given);
  const issues = fieldsOf(form).flatMap((field) => {
    const value = values[field.name];
    if (typeof value === 'string') return refusedText(field, value, field.name);
    if (value === undefined || !isTable(field)) return [];
    const { maxRows, columns } = field;
    if (value.length > maxRows) return [problem(field.name, 'tooManyRows', maxRows)];
    return value.flatMap((row, at) =>
      columns.flatMap((column) =>
        refusedText(column, row[column.name] ?? '', `${field.name}.${at}.${column.name}`),
      ),
    );
  });
  if (issues.length === 0) return values;
  throw new PortalError('invalid', { issues });
}

/** Tells whether nobody typed anything: the form is as it is when it is opened. */
export const isUntouched = (form: FormDefinition, values: ClaimValues) =>
  JSON.stringify(values) === JSON.stringify(cleanValuesOf(form, emptyValuesOf(form)));

function refusedText(field: Field, text: string, name: string): Problem[] {
  if (/\0|\p{Surrogate}/u.test(text)) {
    return [problem(name, 'characters')];
  }
  if (isMask(text) && identifierOf(field)) {
    return [problem(name, 'masked')];
  }
  const max = roomFor(field);
  return text.length > max ? [problem(name, 'tooLong', max)] : [];
}

const problem = (name: string, rule: RuleName, max?: number): Problem => ({
  path: `values.${name}`,
  rule,
  ...(max === undefined ? {} : { params: { max } }),
});
