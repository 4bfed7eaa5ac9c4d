import { changedFields, changesBetween } from '@/lib/forms/changes';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { labelOf } from '@/lib/forms/labels';
import { problemsIn } from '@/lib/forms/schema';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';
import type { FormWords } from '@/lib/forms/words';

type Data = Record<string, unknown>;

/** What the inputs start with for a claim as it is kept. */
export const inputsOf = (form: FormDefinition, claimData: Data): ClaimValues => ({
  ...emptyValuesOf(form),
  ...cleanValuesOf(form, claimData),
});

/** The fields that were typed over, with what is to be kept of them; null for those made empty. */
export function editedIn(form: FormDefinition, claimData: Data, typed: ClaimValues): Data {
  const values = cleanValuesOf(form, typed);
  const fields = changedFields(changesBetween(form, claimData, values));
  return Object.fromEntries(fields.map((name) => [name, values[name] ?? null]));
}

/** The labels of required fields that a claim was filed without. */
export const missingLabels = (words: FormWords, form: FormDefinition, claimData: Data) =>
  problemsIn(form, claimData)
    .filter(({ rule }) => rule === 'required')
    .map(({ field }) => labelOf(words, form, field));
