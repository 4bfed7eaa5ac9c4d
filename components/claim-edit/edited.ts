import { stablePath } from '@/components/claim-form/table/row-keys';
import { changedFields, changesBetween } from '@/lib/forms/changes';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { problemsIn } from '@/lib/forms/validate';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';

type Data = Record<string, unknown>;

/** The inputs start with what the claim stores. */
export const inputsOf = (form: FormDefinition, claimData: Data): ClaimValues => ({
  ...emptyValuesOf(form),
  ...cleanValuesOf(form, claimData),
});

/** The changed fields with their new values; null for those that the person emptied. */
export function editedIn(form: FormDefinition, claimData: Data, typed: ClaimValues): Data {
  const values = cleanValuesOf(form, typed);
  const fields = changedFields(changesBetween(form, claimData, values));
  return Object.fromEntries(fields.map((name) => [name, values[name] ?? null]));
}

export const missingPaths = (form: FormDefinition, claimData: Data) =>
  problemsIn(form, claimData)
    .filter(({ rule }) => rule === 'required')
    .map(({ path }) => stablePath(claimData, path));
