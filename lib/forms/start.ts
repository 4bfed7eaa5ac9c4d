import type { ClaimValues, FormDefinition } from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { brokenText } from './validate';
import { emptyValuesOf } from './values';

/** The facts of the claimant's account that a new claim starts with; '' for an unknown one. */
export type AccountFacts = Readonly<Record<'name' | 'email' | 'phone' | 'nationality', string>>;

/** Gives the values of a new claim's inputs: those of emptyValuesOf, and the facts of the account that are valid. */
export function startValuesOf(form: FormDefinition, account: AccountFacts): ClaimValues {
  const values = emptyValuesOf(form);
  for (const field of fieldsOf(form)) {
    const known = field.fromAccount ? account[field.fromAccount].trim() : '';
    if (known && !values[field.name] && !brokenText(field, known)) values[field.name] = known;
  }
  return values;
}
