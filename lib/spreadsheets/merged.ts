import { isEmptyCell, type SheetRow } from './row';

/** Cells that were merged over several rows; `top` and `bottom` count from 1. */
export interface Merged {
  column: number;
  top: number;
  bottom: number;
}

/** Copies a merged cell into each of its rows that holds anything of its own. */
export async function* withMerged(
  rows: AsyncIterable<SheetRow>,
  all: readonly Merged[],
): AsyncGenerator<SheetRow> {
  const coming = all
    .filter(({ top, bottom }) => bottom > top)
    .sort((one, other) => other.top - one.top);
  /** The merged cells at the present row, by column, with the content of their first row. */
  const open = new Map<number, { bottom: number; cell: SheetRow['cells'][number] }>();
  for await (const row of rows) {
    if (row.cells.length === 0) {
      yield row;
      continue;
    }
    const merged: number[] = [];
    for (const [column, { bottom, cell }] of open) {
      if (bottom < row.row) open.delete(column);
      else if (isEmptyCell(row.cells[column]) && !isEmptyCell(cell)) merged.push(column);
    }
    const isOwn = row.cells.some((cell) => !isEmptyCell(cell));
    if (isOwn) for (const column of merged) row.cells[column] = open.get(column)?.cell;
    for (let next = coming.at(-1); next && next.top <= row.row; next = coming.at(-1)) {
      coming.pop();
      const { column, top, bottom } = next;
      if (top === row.row) open.set(column, { bottom, cell: row.cells[column] });
    }
    yield isOwn && merged.length > 0 ? { ...row, merged } : row;
  }
}
