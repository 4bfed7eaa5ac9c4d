import Papa from 'papaparse';
import type { TableField } from '@/lib/forms/definitions/field';
import { listedRows } from './listed-rows';

export const pastedRows = (text: string, table: TableField, labelOf: (name: string) => string) =>
  listedRows(
    Papa.parse<string[]>(text.trimEnd(), { delimiter: '\t' }).data.map((cells, at) => ({
      row: at + 1,
      cells,
    })),
    table,
    labelOf,
  );
