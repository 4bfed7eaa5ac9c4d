import type { TableName } from '@/lib/forms/definitions/field';

let waiting: { table: TableName; file: File } | undefined;

/** Keeps a file in this tab until the table whose rows it holds is on the screen. */
export function keepForTable(table: TableName, file: File) {
  waiting = { table, file };
}

/** Gives the file that was kept for this table, if there is one. */
export const keptForTable = (table: TableName) =>
  waiting?.table === table ? waiting.file : undefined;

/** Forgets the kept file, once its table has taken it. */
export function forgetKept() {
  waiting = undefined;
}
