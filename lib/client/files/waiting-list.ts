import type { TableName } from '@/lib/forms/definitions/field';

let waiting: { table: TableName; file: File } | undefined;

/** Keeps a file in this tab for the table whose rows it holds, until that table is on the screen. */
export function keepForTable(table: TableName, file: File) {
  waiting = { table, file };
}

/** The file that was kept for this table, if there is one. */
export const keptForTable = (table: TableName) =>
  waiting?.table === table ? waiting.file : undefined;

/** Forgets the kept file, which its table has taken up. */
export function forgetKept() {
  waiting = undefined;
}
