import type { FormDefinition } from './definitions/field';
import { type FieldProblem, problemsIn } from './validate';
import { problemsInEdit } from './validate-edit';

/** The fields without which a claim that was not filled in here is no claim: its amount, its creditor and its nature. */
export const mustHave = (form: FormDefinition): ReadonlySet<string> =>
  new Set(['claimAmount', form.creditorName, 'natureOfClaim']);

/** The field that a problem says is empty, where the claim may be completed later; undefined for any other problem. */
export const missingIn = ({ rule, field, path }: FieldProblem, must: ReadonlySet<string>) =>
  rule === 'required' && !must.has(field) ? path.split('.', 1)[0] : undefined;

type Values = Record<string, unknown>;

/**
 * Judges a claim that came on paper by the rules of its form. Gives what is wrong and the required fields that it leaves empty.
 * An empty e-mail address is no missing field: not everybody has one.
 */
export const readPaper = (form: FormDefinition, values: Values) =>
  withoutMissing(form, problemsIn(form, values));

/** The same for a correction. Does not judge numbers again that `stored` has too, nor masks. */
export const readCorrectedPaper = (form: FormDefinition, stored: Values, values: Values) =>
  withoutMissing(form, problemsInEdit(form, stored, values));

function withoutMissing(form: FormDefinition, all: readonly FieldProblem[]) {
  const must = mustHave(form);
  const missing = new Set<string>();
  const problems = all.filter((problem) => {
    const name = missingIn(problem, must);
    if (name && name !== form.contact.email) missing.add(name);
    return name === undefined;
  });
  return { problems, missing: [...missing] };
}
