import type { FormDefinition } from './definitions/field';
import { rowsIn } from './definitions/rows';
import { mapIdentifiers } from './identifiers';
import { isMask, maskOf } from './mask';

type Values = Readonly<Record<string, unknown>>;

/** The stored texts that a masked cell may stand for: the one in the row with the same serial number, or else those of all rows. */
function candidates(stored: Values, given: Values, path: string): unknown[] {
  const [name = '', at, column = ''] = path.split('.');
  if (at === undefined) return [stored[name]];
  const { serialNo } = rowsIn(given[name])[Number(at)] ?? {};
  const rows = rowsIn(stored[name]);
  const same = rows.filter((row) => row.serialNo === serialNo);
  return (same.length === 1 ? same : rows).map((row) => row[column]);
}

/**
 * Replaces each mask in `given` by the stored number that it stands for. A mask stays when it stands for none, or in a table
 * for several different ones; no form accepts a mask.
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
