import type { FormDefinition } from './definitions/field';
import { fieldNamed } from './definitions/registry';
import { rowsIn } from './definitions/rows';
import { identifierOf } from './identifier';
import { behaviourOf } from './kinds/behaviours';
import { type FieldProblem, problemsIn } from './validate';
import { textAt } from './values';

type Values = Readonly<Record<string, unknown>>;

/** What stood in a field, or anywhere in a column, of the stored values. */
function textsAt(values: Values, path: string): unknown[] {
  const [name = '', at, column = ''] = path.split('.');
  return at === undefined ? [values[name]] : rowsIn(values[name]).map((row) => row[column]);
}

/**
 * What keeps a changed claim from being saved. Numbers that were left as they are have been judged when
 * they were given, perhaps by fewer rules; where they are masked there is nothing to judge.
 */
export function problemsInEdit(
  form: FormDefinition,
  stored: Values,
  given: Record<string, unknown>,
): FieldProblem[] {
  return problemsIn(form, given).filter(({ path, field: name, rule }) => {
    const field = fieldNamed(form, name);
    const isNumber = field && (identifierOf(field) || behaviourOf(field.kind).hasCheckDigit);
    return rule === 'required' || !isNumber || !textsAt(stored, path).includes(textAt(given, path));
  });
}
