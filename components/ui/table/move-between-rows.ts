import type { KeyboardEvent } from 'react';

const steps: Record<string, (row: number, last: number) => number> = {
  ArrowDown: (row, last) => Math.min(row + 1, last),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const controlsIn = (cell: Element | undefined) =>
  [...(cell?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].filter(
    (control) => control.offsetParent !== null,
  );

/** From a link, button or checkbox in a table's body, the arrow keys go to the same control in another row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>) {
  const step = steps[event.key];
  const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const control = event.target;
  if (!step || held || event.defaultPrevented || !(control instanceof HTMLElement)) return;
  const { rows } = event.currentTarget;
  const cell = control.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row || !controlsIn(cell).includes(control)) return;
  const alike = controlsIn(rows[step(row.sectionRowIndex, rows.length - 1)]?.cells[cell.cellIndex]);
  event.preventDefault();
  (alike[controlsIn(cell).indexOf(control)] ?? alike[0])?.focus();
}
