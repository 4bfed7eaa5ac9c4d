import type { SheetRow } from '@/lib/spreadsheets/row';

/** Called for each row of a file as it is read, and once after the last. */
export interface RowWatch {
  passed: (row: SheetRow) => void;
  over: () => void;
}

/** In characters. A row is one step; a row with much text counts for several. */
const charactersInStep = 1_000;

/** Counts the steps of a file, row by row. A row without cells stands for all empty rows before it. */
export function stepCounter() {
  let last = 0;
  return ({ row, cells }: SheetRow) => {
    const since = Math.max(1, row - last);
    last = row;
    if (cells.length === 0) return since;
    const length = cells.reduce<number>(
      (sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0),
      0,
    );
    return 1 + Math.floor(length / charactersInStep);
  };
}
