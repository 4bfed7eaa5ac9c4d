import { type CreditorType, creditorTypes, type Field, type FormDefinition } from './field';
import { formB } from './form-b';
import { formC } from './form-c';
import { formCa } from './form-ca';
import { formD } from './form-d';
import { formE } from './form-e';
import { formF } from './form-f';
import { isTable } from './rows';

const forms: Record<CreditorType, FormDefinition> = {
  form_b: formB,
  form_c: formC,
  form_d: formD,
  form_e: formE,
  form_f: formF,
  form_ca: formCa,
};

/** Tells whether a value is a type of creditor. */
export function isCreditorType(value: unknown): value is CreditorType {
  return creditorTypes.some((type) => type === value);
}

/** Gives the claim form for creditors of this type. */
export function formOf(type: CreditorType): FormDefinition {
  return forms[type];
}

// Kept, because each judged value asks for it, and a file may hold a million of them.
const fieldsByForm = new WeakMap<FormDefinition, readonly Field[]>();

/** Gives the fields of the form in the order of the page, without the columns of tables. */
export function fieldsOf(form: FormDefinition): readonly Field[] {
  const known = fieldsByForm.get(form);
  if (known) return known;
  const fields = form.sections.flatMap((section) => section.fields);
  fieldsByForm.set(form, fields);
  return fields;
}

/** Gives the form's table; undefined when it has none. */
export const tableOf = (form: FormDefinition) => fieldsOf(form).find(isTable);

/** Finds a field or table column by name; undefined when the form has none. */
export function fieldNamed(form: FormDefinition, name: string): Field | undefined {
  const fields = fieldsOf(form);
  return (
    fields.find((field) => field.name === name) ??
    fields.flatMap((field) => field.columns ?? []).find((column) => column.name === name)
  );
}
