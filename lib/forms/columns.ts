import type { Field, FormDefinition } from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { isSerial, isTable } from './definitions/rows';
import { formerWords } from './former-words';
import { labelOf } from './labels';
import type { FormWords } from './words';

const required = ' *';

/** Gives the fields that have a column in a spreadsheet, in the form's order. A table gives its own columns. */
export function columnFieldsOf(form: FormDefinition): readonly Field[] {
  return fieldsOf(form).flatMap((field) => (isTable(field) ? field.columns : field));
}

/** Gives the columns that a spreadsheet must have: those of required fields, but none of a table that may stay empty. */
export const requiredColumnsOf = (form: FormDefinition): ReadonlySet<Field> =>
  new Set(
    fieldsOf(form)
      .flatMap((field): readonly Field[] => {
        if (!isTable(field)) return [field];
        return field.required ? field.columns : [];
      })
      .filter((field) => field.required && !isSerial(field)),
  );

export interface TemplateColumn {
  field: Field;
  header: string;
}

/**
 * Gives the columns that people fill in, under their labels in the language of `words`. Leaves out serial numbers, which the
 * portal gives.
 */
export function headerOf(words: FormWords, form: FormDefinition): readonly TemplateColumn[] {
  const must = requiredColumnsOf(form);
  return columnFieldsOf(form)
    .filter((field) => !isSerial(field))
    .map((field) => ({
      field,
      header: `${labelOf(words, form, field.name)}${must.has(field) ? required : ''}`,
    }));
}

/** Drops from a header what people change by accident: case, blanks, marks and punctuation. */
export const bareHeader = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Finds a form's fields by bare header: a label in any language, a former label, or the field's name. A present label wins over
 * a former one.
 */
export function fieldsByHeader(
  form: FormDefinition,
  languages: readonly FormWords[],
): ReadonlyMap<string, Field> {
  const fields = columnFieldsOf(form);
  const labels = [formerWords, ...languages].map(
    (words) => (field: Field) => labelOf(words, form, field.name),
  );
  return new Map(
    [...labels, ({ name }: Field) => name].flatMap((headerOfField) =>
      fields.map((field) => [bareHeader(headerOfField(field)), field] as const),
    ),
  );
}
