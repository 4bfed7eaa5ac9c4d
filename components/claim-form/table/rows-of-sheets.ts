import type { BookSheet } from '@/lib/client/open-document/office/office-content';
import type { TableField } from '@/lib/forms/definitions/field';
import { type ListedRows, listedRows } from './listed-rows';

export interface RowsOfFile extends ListedRows {
  /** The sheet that was read; '' for a file without sheets. */
  sheet: string;
  /** Other sheets with data, which were not read. */
  ignored: string[];
}

/** Reads the sheet that names most columns of the table; if none names any, the one with most rows. */
export function rowsOfSheets(
  sheets: readonly BookSheet[],
  table: TableField,
  labelOf: (name: string) => string,
): RowsOfFile {
  const read = sheets
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => ({ name, list: listedRows(rows, table, labelOf) }));
  const [chosen] = read.toSorted(
    ({ list: one }, { list: other }) =>
      Number(other.rows.length > 0) - Number(one.rows.length > 0) ||
      other.named - one.named ||
      other.rows.length - one.rows.length,
  );
  return {
    ...(chosen?.list ?? listedRows([], table, labelOf)),
    sheet: chosen?.name ?? '',
    ignored: read.filter((one) => one !== chosen).map(({ name }) => name),
  };
}
