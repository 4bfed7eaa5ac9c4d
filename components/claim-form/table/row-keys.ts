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

/**
 * A path as it stays when rows above its row are removed, with the row's key in the place of its index:
 * 'employeeDetails.0.employeeName' is 'employeeDetails.1/0.employeeName' when that row has the number 1.
 */
export function stablePath(values: Readonly<Record<string, unknown>>, path: string): string {
  const [name = '', at, ...rest] = path.split('.');
  const rows = values[name];
  if (at === undefined || !Array.isArray(rows)) return path;
  return [name, rowKeys(rows)[Number(at)] ?? at, ...rest].join('.');
}
