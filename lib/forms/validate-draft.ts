import type { FormDefinition } from './definitions/field';
import { isHandle } from './mask';
import { type FieldProblem, problemsIn } from './validate';
import { textAt } from './values';

type Values = Readonly<Record<string, unknown>>;

/** What is wrong with the numbers behind handles, by handle. */
export type WrongNumbers = ReadonlyMap<unknown, FieldProblem>;

/** The problems of a draft's numbers by their handles, as the server told them when the draft was read. */
export const wrongNumbersOf = (values: Values, problems: readonly FieldProblem[]): WrongNumbers =>
  new Map(problems.map((problem) => [textAt(values, problem.path), problem]));

/** What keeps a draft from being filed. For numbers that are still handles, the problems that the server told. */
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
