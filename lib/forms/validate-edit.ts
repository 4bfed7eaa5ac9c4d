import type { FormDefinition } from './definitions/field';
import { fieldNamed } from './definitions/registry';
import { rowsIn } from './definitions/rows';
import { identifierOf } from './identifier';
import { behaviourOf } from './kinds/behaviours';
import { type FieldProblem, problemsIn } from './validate';
import { textAt } from './values';

type Values = Readonly<Record<string, unknown>>;

/** The stored text of a field, or all texts of a column. */
function textsAt(values: Values, path: string): unknown[] {
  const [name = '', at, column = ''] = path.split('.');
  return at === undefined ? [values[name]] : rowsIn(values[name]).map((row) => row[column]);
}

/**
 * What keeps a changed claim from being saved. Does not judge unchanged numbers again: they were judged when they were given,
 * perhaps by fewer rules, and masked ones cannot be judged.
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
