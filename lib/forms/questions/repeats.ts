import type { Field, TableField } from '@/lib/forms/definitions/field';
import { isSerial } from '@/lib/forms/definitions/rows';
import type { Doubt } from '@/lib/forms/kinds/shared/question';

/** People write the same number with other case and blanks. */
const bare = (cell: unknown) =>
  typeof cell === 'string' ? cell.replace(/\s+/g, '').toUpperCase() : '';

/** Asks about a cell that repeats the cell of an earlier row, whose number is `row`. */
export const twice = ({ name }: Pick<Field, 'name'>, row: string): Doubt => ({
  ask: 'twice',
  other: { field: name, value: row },
});

/**
 * Gives the questions about cells that repeat an earlier row where no two rows should be equal, by row (from 0) and column:
 * '3.invoiceNumber'.
 */
export function repeatsIn(
  { columns }: TableField,
  rows: readonly Readonly<Record<string, unknown>>[],
): ReadonlyMap<string, Doubt> {
  const repeats = new Map<string, Doubt>();
  const serial = columns.find(isSerial)?.name ?? '';
  for (const column of columns.filter(({ uniqueInTable }) => uniqueInTable)) {
    const first = new Map<string, string>();
    for (const [at, row] of rows.entries()) {
      const said = bare(row[column.name]);
      const known = first.get(said);
      if (said === '') continue;
      if (known === undefined) first.set(said, String(row[serial] || at + 1));
      else repeats.set(`${at}.${column.name}`, twice(column, known));
    }
  }
  return repeats;
}
