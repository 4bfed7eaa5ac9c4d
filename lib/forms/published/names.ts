import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { fieldsOf } from '@/lib/forms/definitions/registry';
import { rowsIn } from '@/lib/forms/definitions/rows';
import type { FieldProblem } from '@/lib/forms/validate';
import { mayTell, toldIn } from './judge';
import { finderOf, ownValuesIn } from './own-values';

export interface FormName {
  path: string;
  field: string;
  text: string;
}

function namesBy(
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
  is: (field: Field) => boolean,
): FormName[] {
  const of = (field: Field, value: unknown, path: string): FormName[] =>
    is(field) && typeof value === 'string' && value !== ''
      ? [{ path, field: field.name, text: value }]
      : [];
  return fieldsOf(form).flatMap((field) =>
    field.columns
      ? rowsIn(values[field.name]).flatMap((row, at) =>
          (field.columns ?? []).flatMap((column) =>
            of(column, row[column.name], `${field.name}.${at}.${column.name}`),
          ),
        )
      : of(field, values[field.name], field.name),
  );
}

/** Gives the names in a form that lists of creditors show. */
export const publicNamesIn = (form: FormDefinition, values: Readonly<Record<string, unknown>>) =>
  namesBy(form, values, ({ published }) => published === true);

/** Gives the names in a form that would tell who a masked creditor is, also those of a parent and of the account holder. */
export const tellingNamesIn = (form: FormDefinition, values: Readonly<Record<string, unknown>>) =>
  namesBy(form, values, ({ name, kind, published }) => {
    return published === true || (kind === 'text' && /^(?:father|accountHolder)Name$/.test(name));
  }).map(({ text }) => text);

/** Finds names for lists of creditors that hold one of the form's own values, or surely a personal number. */
export function problemsInNames(
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  const names = publicNamesIn(form, values).filter(({ text }) => mayTell(text));
  const ownIn = finderOf(names.length > 0 ? ownValuesIn(form, values) : []);
  return names.flatMap(({ path, field, text }): FieldProblem[] => {
    const told = [...ownIn(text), ...toldIn(text).filter(({ sure }) => sure)];
    const words = [...new Set(told.map(({ word }) => word))].join(' · ');
    return words === '' ? [] : [{ path, field, rule: 'publicName', params: { words } }];
  });
}
