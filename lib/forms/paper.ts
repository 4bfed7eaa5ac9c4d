import type { FormDefinition } from './definitions/field';
import { type FieldProblem, problemsIn } from './validate';
import { problemsInEdit } from './validate-edit';

/** A claim on paper, or from a file, is no claim without these: its amount, its creditor and its nature. */
export const mustHave = (form: FormDefinition): ReadonlySet<string> =>
  new Set(['claimAmount', form.creditorName, 'natureOfClaim']);

/** Gives the empty field that a problem is about, if somebody may complete it later; undefined otherwise. */
export const missingIn = ({ rule, field, path }: FieldProblem, must: ReadonlySet<string>) =>
  rule === 'required' && !must.has(field) ? path.split('.', 1)[0] : undefined;

type Values = Record<string, unknown>;

/**
 * Judges a claim that came on paper by the rules of its form. Gives its problems, and the required fields that it leaves empty;
 * an empty e-mail address does not count, because not everybody has one.
 */
export const readPaper = (form: FormDefinition, values: Values) =>
  withoutMissing(form, problemsIn(form, values));

/** Judges a correction like {@link readPaper}, but neither masks nor numbers that `stored` also has. */
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
