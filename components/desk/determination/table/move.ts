interface Cell {
  row: number;
  column: number;
}

export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  /** The caret stands before the text of the cell, or all of it is selected. */
  atStart: boolean;
  /** It stands behind the text, or all of it is selected. */
  atEnd: boolean;
}

/**
 * The cell that a key leads to from another, as in a spreadsheet; undefined where there is none, or where the key belongs to the text in
 * the cell.
 */
export function cellAfter(
  { row, column }: Cell,
  { key, shiftKey, ctrlKey, atStart, atEnd }: Press,
  { rows, columns }: { rows: number; columns: number },
): Cell | undefined {
  const to = (toRow: number, toColumn: number) =>
    toRow >= 0 && toRow < rows && toColumn >= 0 && toColumn < columns
      ? { row: toRow, column: toColumn }
      : undefined;
  if (key === 'Enter') return ctrlKey ? undefined : to(row + (shiftKey ? -1 : 1), column);
  // With Shift a key selects text.
  if (shiftKey) return undefined;
  if (ctrlKey) {
    if (key === 'Home') return to(0, 0);
    return key === 'End' ? to(rows - 1, columns - 1) : undefined;
  }
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return atStart ? to(row, column - 1) : undefined;
    case 'ArrowRight':
      return atEnd ? to(row, column + 1) : undefined;
    case 'Home':
      return atStart ? to(row, 0) : undefined;
    case 'End':
      return atEnd ? to(row, columns - 1) : undefined;
    default:
      return undefined;
  }
}
