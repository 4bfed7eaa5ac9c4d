import type { FormDefinition } from './definitions/field';
import { fieldNamed } from './definitions/registry';
import { identifierOf } from './identifier';
import { mapIdentifiers } from './identifiers';
import { behaviourOf } from './kinds/behaviours';
import { isHandle, isMask, maskOf } from './mask';
import { type Problem, problemsIn } from './schema';
import { isRow } from './values';

type Values = Readonly<Record<string, unknown>>;

const rowsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRow) : []);

/** The texts of a column in the rows that a row may come from: of the same number, or else of any. */
function candidates(kept: Values, given: Values, path: string): unknown[] {
  const [name = '', at, column = ''] = path.split('.');
  if (at === undefined) return [kept[name]];
  const { serialNo } = rowsIn(given[name])[Number(at)] ?? {};
  const rows = rowsIn(kept[name]);
  const same = rows.filter((row) => row.serialNo === serialNo);
  return (same.length === 1 ? same : rows).map((row) => row[column]);
}

/**
 * The values given, with each mask replaced by the number that it stands for in the values kept. One that
 * stands for none, or in a table for several different ones, stays a mask, which no form takes.
 */
export function unmasked<T extends Values>(form: FormDefinition, kept: Values, given: T): T {
  return mapIdentifiers(form, given, (text, path) => {
    if (!isMask(text)) return text;
    const fitting = candidates(kept, given, path).filter(
      (value) => typeof value === 'string' && value !== '' && maskOf(value) === text,
    );
    const [only, ...others] = new Set(fitting as string[]);
    return only !== undefined && others.length === 0 ? only : text;
  });
}

/** What stands at a path of values. */
export function textAt(values: Values, path: string) {
  const [name = '', at, column = ''] = path.split('.');
  return at === undefined ? values[name] : rowsIn(values[name])[Number(at)]?.[column];
}

/**
 * What keeps a changed claim from being saved. Numbers that were left as they are have been judged when
 * they were given, perhaps by fewer rules; where they are masked there is nothing to judge.
 */
export function problemsInEdit(
  form: FormDefinition,
  kept: Values,
  given: Record<string, unknown>,
): Problem[] {
  const textsAt = (values: Values, path: string) => {
    const [name = '', at, column = ''] = path.split('.');
    return at === undefined ? [values[name]] : rowsIn(values[name]).map((row) => row[column]);
  };
  return problemsIn(form, given).filter(({ path, field: name, rule }) => {
    const field = fieldNamed(form, name);
    const isNumber = field && (identifierOf(field) || behaviourOf(field.kind).hasCheckDigit);
    return rule === 'required' || !isNumber || !textsAt(kept, path).includes(textAt(given, path));
  });
}

/** What is wrong with the numbers behind handles, by the handle. */
export type WrongNumbers = ReadonlyMap<unknown, Problem>;

/** What was told of a draft's numbers when it was read. */
export const wrongNumbersOf = (values: Values, problems: readonly Problem[]): WrongNumbers =>
  new Map(problems.map((problem) => [textAt(values, problem.path), problem]));

/** What keeps a draft from being filed; of numbers left as handles, what was told with them. */
export const problemsInDraft = (
  form: FormDefinition,
  wrong: WrongNumbers,
  given: Record<string, unknown>,
): Problem[] =>
  problemsIn(form, given).flatMap((problem) => {
    const { path } = problem;
    const text = textAt(given, path);
    if (!isHandle(text)) return [problem];
    const known = wrong.get(text);
    return known ? [{ ...known, path }] : [];
  });
