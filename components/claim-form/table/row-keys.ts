import type { Row } from '@/lib/forms/definitions/field';

/** Gives each row a key that stays when rows above are removed: its serial number. */
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
 * Replaces the row's index in a path by its key, so that the path stays when rows above are removed:
 * 'employeeDetails.0.employeeName' is 'employeeDetails.1/0.employeeName' when that row has the number 1.
 */
export function stablePath(values: Readonly<Record<string, unknown>>, path: string): string {
  const [name = '', at, ...rest] = path.split('.');
  const rows = values[name];
  if (at === undefined || !Array.isArray(rows)) return path;
  return [name, rowKeys(rows)[Number(at)] ?? at, ...rest].join('.');
}
