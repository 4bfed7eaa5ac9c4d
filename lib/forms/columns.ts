import type { Field, FormDefinition } from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { isSerial, isTable } from './definitions/rows';
import { formerWords } from './former-words';
import { labelOf } from './labels';
import type { FormWords } from './words';

/** Follows the label of a required column. */
const required = ' *';

/** The fields for which a spreadsheet has a column, in the order of the form; a table gives its own columns. */
export function columnFieldsOf(form: FormDefinition): readonly Field[] {
  return fieldsOf(form).flatMap((field) => (isTable(field) ? field.columns : field));
}

/** The fields for which a spreadsheet must have a column: those that are required, but not of a table that may be left empty. */
export const requiredColumnsOf = (form: FormDefinition): ReadonlySet<Field> =>
  new Set(
    fieldsOf(form)
      .flatMap((field): readonly Field[] => {
        if (!isTable(field)) return [field];
        return field.required ? field.columns : [];
      })
      .filter((field) => field.required && !isSerial(field)),
  );

/** A column of a template: its field and its heading. */
export interface TemplateColumn {
  field: Field;
  header: string;
}

/**
 * The columns to fill in, with the labels in the language of `words` as headings. Leaves out serial numbers, which the portal
 * gives.
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

/** A header without what people change unintentionally: case, blanks, marks and punctuation. */
export const bareHeader = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * The fields of a form by the bare headers that name them: their labels in each language, those they had before, and their
 * names. A label of today goes before a former one.
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
