'use client';

import type { KeyboardEvent } from 'react';
import { cellAfter } from './move';

const cellsOf = (row: HTMLTableRowElement) => [
  ...row.querySelectorAll<HTMLInputElement | HTMLButtonElement>('td input, td button'),
];

/** Where the caret stands in a cell; a button has no text. */
function caretIn(cell: HTMLElement) {
  if (!(cell instanceof HTMLInputElement)) return { atStart: true, atEnd: true };
  const { selectionStart: from, selectionEnd: to, value } = cell;
  const isWhole = from === 0 && to === value.length;
  return {
    atStart: isWhole || (from === 0 && to === 0),
    atEnd: isWhole || (from === value.length && to === value.length),
  };
}

/** Leads from cell to cell of a table whose body has inputs, and buttons behind them. */
export function goByKey(event: KeyboardEvent<HTMLTableElement>) {
  const { target, altKey, metaKey, defaultPrevented, nativeEvent } = event;
  if (defaultPrevented || altKey || metaKey || nativeEvent.isComposing) return;
  const body = event.currentTarget.tBodies[0];
  const row = (target as HTMLElement).closest('tr');
  if (!body || !row || row.parentElement !== body) return;
  const column = cellsOf(row).indexOf(target as HTMLInputElement);
  // Enter presses a button.
  if (column < 0 || (event.key === 'Enter' && target instanceof HTMLButtonElement)) return;
  const at = { row: row.sectionRowIndex, column };
  const columns = Math.max(...[...body.rows].map((one) => cellsOf(one).length));
  const to = cellAfter(
    at,
    {
      key: event.key,
      shiftKey: event.shiftKey,
      ctrlKey: event.ctrlKey,
      ...caretIn(target as HTMLElement),
    },
    { rows: body.rows.length, columns },
  );
  const cells = to && cellsOf(body.rows[to.row] as HTMLTableRowElement);
  if (!to || !cells) return;
  event.preventDefault();
  (cells[to.column] ?? cells.at(-1))?.focus();
}
