import type { FormDefinition } from './definitions/field';
import type { FieldProblem } from './validate';
import { problemsInEdit } from './validate-edit';

/** What a claim that was not filled in here cannot be a claim without: its amount, its creditor, what is owed for. */
export const mustHave = (form: FormDefinition): ReadonlySet<string> =>
  new Set(['claimAmount', form.creditorName, 'natureOfClaim']);

/** The field of the form that a problem says was left empty, where the claim may be completed later. */
export const missingIn = ({ rule, field, path }: FieldProblem, must: ReadonlySet<string>) =>
  rule === 'required' && !must.has(field) ? path.split('.', 1)[0] : undefined;

/**
 * What is wrong with a claim as it came on paper, by the rules of its form, and which of its required fields it leaves
 * empty. Without an e-mail address nothing is missing: not everybody has one. Of a correction, numbers that `stored` has too are not
 * judged again, nor are masks.
 */
export function readPaper(
  form: FormDefinition,
  values: Record<string, unknown>,
  stored: Record<string, unknown> = {},
) {
  const must = mustHave(form);
  const missing = new Set<string>();
  const problems = problemsInEdit(form, stored, values).filter((problem) => {
    const name = missingIn(problem, must);
    if (name && name !== form.contact.email) missing.add(name);
    return name === undefined;
  });
  return { problems, missing: [...missing] };
}
