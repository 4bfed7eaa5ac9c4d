import type { Row } from '@/lib/forms/definitions/field';

/** A key for each row that stays with it when rows above are removed: its serial number. */
export function rowKeys(rows: readonly Row[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const serial = serialOf(row);
    const count = seen.get(serial) ?? 0;
    seen.set(serial, count + 1);
    return `${serial}/${count}`;
  });
}

export const serialOf = (row: Row | undefined) => row?.serialNo ?? '';
