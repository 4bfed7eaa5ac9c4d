import type { FormDefinition } from './definitions/field';
import { rowsIn } from './definitions/rows';
import { mapIdentifiers } from './identifiers';
import { isMask, maskOf } from './mask';

type Values = Readonly<Record<string, unknown>>;

/** The texts of a column in the rows that a row may come from: of the same number, or else of any. */
function candidates(stored: Values, given: Values, path: string): unknown[] {
  const [name = '', at, column = ''] = path.split('.');
  if (at === undefined) return [stored[name]];
  const { serialNo } = rowsIn(given[name])[Number(at)] ?? {};
  const rows = rowsIn(stored[name]);
  const same = rows.filter((row) => row.serialNo === serialNo);
  return (same.length === 1 ? same : rows).map((row) => row[column]);
}

/**
 * The values given, with each mask replaced by the number that it stands for in the stored values. One that
 * stands for none, or in a table for several different ones, stays a mask, which no form takes.
 */
export function unmask<T extends Values>(form: FormDefinition, stored: Values, given: T): T {
  return mapIdentifiers(form, given, (text, path) => {
    if (!isMask(text)) return text;
    const fitting = candidates(stored, given, path).filter(
      (value) => typeof value === 'string' && value !== '' && maskOf(value) === text,
    );
    const [only, ...others] = new Set(fitting as string[]);
    return only !== undefined && others.length === 0 ? only : text;
  });
}
