import type { FormDefinition } from './field';
import { identifierOf } from './identifier';
import { mapIdentifiers } from './identifiers';
import { isMask, maskOf } from './mask';
import { fieldNamed } from './registry';
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
  const textAt = (path: string) => {
    const [name = '', at, column = ''] = path.split('.');
    return at === undefined ? given[name] : rowsIn(given[name])[Number(at)]?.[column];
  };
  return problemsIn(form, given).filter(({ path, field: name, rule }) => {
    const field = fieldNamed(form, name);
    const isNumber = field && (identifierOf(field) || field.kind === 'gstin');
    return rule === 'required' || !isNumber || !textsAt(kept, path).includes(textAt(path));
  });
}
