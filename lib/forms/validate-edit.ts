import type { FormDefinition } from './definitions/field';
import { fieldNamed } from './definitions/registry';
import { rowsIn } from './definitions/rows';
import { identifierOf } from './identifier';
import { behaviourOf } from './kinds/behaviours';
import { type FieldProblem, problemsIn } from './validate';
import { textAt } from './values';

type Values = Readonly<Record<string, unknown>>;

function textsAt(values: Values, path: string): unknown[] {
  const [name = '', at, column = ''] = path.split('.');
  return at === undefined ? [values[name]] : rowsIn(values[name]).map((row) => row[column]);
}

/**
 * Gives what keeps a changed claim from being saved. Does not judge unchanged numbers again: rules may have been fewer when
 * they came, and nobody can judge a masked one.
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
