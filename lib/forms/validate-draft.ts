import type { FormDefinition } from './definitions/field';
import { isHandle } from './mask';
import { type FieldProblem, problemsIn } from './validate';
import { textAt } from './values';

type Values = Readonly<Record<string, unknown>>;

/** What is wrong with the numbers behind handles, by handle. */
export type WrongNumbers = ReadonlyMap<unknown, FieldProblem>;

/** Gives the problems that the server told for a draft's numbers, by handle. */
export const wrongNumbersOf = (values: Values, problems: readonly FieldProblem[]): WrongNumbers =>
  new Map(problems.map((problem) => [textAt(values, problem.path), problem]));

/** Gives what keeps a draft from being filed. For numbers that are still handles, gives the server's problems. */
export const problemsInDraft = (
  form: FormDefinition,
  wrong: WrongNumbers,
  given: Record<string, unknown>,
): FieldProblem[] =>
  problemsIn(form, given).flatMap((problem) => {
    const { path } = problem;
    const text = textAt(given, path);
    if (!isHandle(text)) return [problem];
    const known = wrong.get(text);
    return known ? [{ ...known, path }] : [];
  });
