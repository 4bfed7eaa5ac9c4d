import type { Field, FormDefinition } from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { isSerial, isTable } from './definitions/rows';
import { labelOf } from './labels';
import type { FormWords } from './words';

/** Stands behind the label of a required column. */
const required = ' *';

/** Every field that a spreadsheet has a column for, in the order of the form; a table by its own columns. */
export function columnFieldsOf(form: FormDefinition): readonly Field[] {
  return fieldsOf(form).flatMap((field) => (isTable(field) ? (field.columns ?? []) : field));
}

/** A column of a template: its field and what stands above it. */
export interface TemplateColumn {
  field: Field;
  header: string;
}

/** The columns to be filled in, above them the labels in the language of the words; serial numbers come by themselves. */
export function headerOf(words: FormWords, form: FormDefinition): readonly TemplateColumn[] {
  return columnFieldsOf(form)
    .filter((field) => !isSerial(field))
    .map((field) => ({
      field,
      header: `${labelOf(words, form, field.name)}${field.required ? required : ''}`,
    }));
}

/** A header without what people change without noticing: case, blanks, marks and punctuation. */
export const bareHeader = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The fields of a form by the bare headers that mean them: their labels in each of the languages, and their names. */
export function fieldsByHeader(
  form: FormDefinition,
  languages: readonly FormWords[],
): ReadonlyMap<string, Field> {
  return new Map(
    columnFieldsOf(form).flatMap((field) =>
      [field.name, ...languages.map((words) => labelOf(words, form, field.name))].map(
        (header) => [bareHeader(header), field] as const,
      ),
    ),
  );
}
