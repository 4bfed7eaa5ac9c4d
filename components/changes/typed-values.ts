import { type ChangeKind, changeKinds, fieldsOfKind } from '@/lib/claims/deeds/changes/kinds';
import { changedFields, changesBetween } from '@/lib/forms/changes';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { problemsInEdit } from '@/lib/forms/validate-edit';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';

type Values = Readonly<Record<string, unknown>>;

/** The inputs of all kinds start with what the claim says, numbers masked. */
export function inputsOfKinds(form: FormDefinition, claimData: Values): Record<string, string> {
  const values = { ...emptyValuesOf(form), ...cleanValuesOf(form, { ...claimData }) };
  const fields = changeKinds.flatMap((kind) => fieldsOfKind(form, kind));
  return Object.fromEntries(fields.map(({ name }) => [name, String(values[name] ?? '')]));
}

/** The changed values of a kind; '' for fields that the person emptied. */
export function typedOver(
  form: FormDefinition,
  kind: ChangeKind,
  claimData: Values,
  typed: ClaimValues,
): Record<string, string> {
  const names = fieldsOfKind(form, kind).map(({ name }) => name);
  const values = cleanValuesOf(form, typed);
  const changed = changedFields(changesBetween(form, claimData, values));
  return Object.fromEntries(
    names
      .filter((name) => changed.includes(name))
      .map((name) => [name, String(values[name] ?? '')]),
  );
}

/** The fields whose new values break the form's own rules. */
export const wrongFields = (
  form: FormDefinition,
  claimData: Values,
  changed: Record<string, string>,
): string[] =>
  problemsInEdit(form, claimData, { ...claimData, ...changed })
    .map(({ path }) => path)
    .filter((path) => path in changed);
