import type { ClaimValues, FormDefinition } from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { brokenText } from './validate';
import { emptyValuesOf } from './values';

/** What a new claim can take over from the account of who fills it in; '' for what is not known. */
export type AccountFacts = Readonly<Record<'name' | 'email' | 'phone' | 'nationality', string>>;

/** What the inputs of a new claim start with: emptyValuesOf, with what the account tells where it is a right value. */
export function startValuesOf(form: FormDefinition, account: AccountFacts): ClaimValues {
  const values = emptyValuesOf(form);
  for (const field of fieldsOf(form)) {
    const known = field.fromAccount ? account[field.fromAccount].trim() : '';
    if (known && !values[field.name] && !brokenText(field, known)) values[field.name] = known;
  }
  return values;
}
