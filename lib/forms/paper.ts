import type { FormDefinition } from './definitions/field';
import { type FieldProblem, problemsIn } from './validate';
import { problemsInEdit } from './validate-edit';

/** What a claim that was not filled in here cannot be a claim without: its amount, its creditor, what is owed for. */
export const mustHave = (form: FormDefinition): ReadonlySet<string> =>
  new Set(['claimAmount', form.creditorName, 'natureOfClaim']);

/** The field of the form that a problem says was left empty, where the claim may be completed later. */
export const missingIn = ({ rule, field, path }: FieldProblem, must: ReadonlySet<string>) =>
  rule === 'required' && !must.has(field) ? path.split('.', 1)[0] : undefined;

type Values = Record<string, unknown>;

/**
 * What is wrong with a claim as it came on paper, by the rules of its form, and which of its required fields it leaves
 * empty. Without an e-mail address nothing is missing: not everybody has one.
 */
export const readPaper = (form: FormDefinition, values: Values) =>
  withoutMissing(form, problemsIn(form, values));

/** The same of a correction: numbers that `stored` has too are not judged again, nor are masks. */
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
