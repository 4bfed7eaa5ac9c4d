import {
  type CreditorType,
  creditorTypes,
  type Field,
  type FormDefinition,
} from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import type { Rule } from '@/lib/forms/kinds/shared/rules';
import type { FormWords } from '@/lib/forms/words';
import { inEachLanguage } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

export const forms: readonly FormDefinition[] = creditorTypes.map(formOf);
export const words = inEachLanguage((language): FormWords => wordsIn(language).forms);

export interface Place {
  form: FormDefinition;
  field: Field;
  /** The table of which `field` is a column. */
  table?: Field;
}

/** Every field of every form, and every column of every table. */
export const everyField: readonly Place[] = forms.flatMap((form) =>
  fieldsOf(form).flatMap((field): Place[] => [
    { form, field },
    ...(field.columns ?? []).map((column) => ({ form, field: column, table: field })),
  ]),
);

export const nameOf = ({ form, field, table }: Place) =>
  `Form ${form.letter} ${table ? `${table.name}.` : ''}${field.name}`;

/** The rules that a field can break. */
export function rulesOf(field: Field): readonly Rule[] {
  const own = behaviourOf(field.kind).rules.filter(
    (rule) => rule !== 'tooShort' || field.minLength !== undefined,
  );
  return ['type', ...(field.required ? (['required'] as const) : []), ...own];
}

export const fieldIn = (type: CreditorType, name: string) =>
  fieldsOf(formOf(type)).find((field) => field.name === name);
