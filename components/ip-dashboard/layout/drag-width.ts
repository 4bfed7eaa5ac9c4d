import { columnWidths } from '@/lib/claims/queues/list-layout';

/** The click after a drag must not sort by the column. */
function swallowClick() {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

export interface Dragged {
  /** In pixels. */
  width: number;
  undo: () => void;
}

/** Lets the pointer drag the width of a column, and gives the width at the end; null when it did not move or was cancelled. */
export function dragWidth(head: HTMLTableCellElement, from: number): Promise<Dragged | null> {
  const begun = head.getBoundingClientRect().width;
  const cells = [...(head.closest('table')?.rows ?? [])].flatMap(
    ({ cells: all }) => all[head.cellIndex] ?? [],
  );
  const before = cells.map((cell) => [cell, cell.style.getPropertyValue('--column')] as const);
  const filling = cells.filter((cell) => cell.hasAttribute('data-fill'));
  let width: number | null = null;
  const listening = new AbortController();
  const { signal } = listening;

  function undo() {
    for (const [cell, value] of before) cell.style.setProperty('--column', value);
    for (const cell of filling) cell.setAttribute('data-fill', '');
  }

  return new Promise((resolve) => {
    function end(found: number | null) {
      listening.abort();
      document.documentElement.style.cursor = '';
      if (found === null) undo();
      resolve(found === null ? null : { width: found, undo });
    }
    addEventListener('pointerup', swallowClick, { once: true });
    document.documentElement.style.cursor = 'col-resize';
    addEventListener(
      'pointermove',
      ({ clientX }) => {
        const wanted = Math.round(begun + clientX - from);
        width = Math.min(Math.max(wanted, columnWidths.min), columnWidths.max);
        for (const cell of filling) cell.removeAttribute('data-fill');
        for (const cell of cells) cell.style.setProperty('--column', `${width}px`);
      },
      { signal },
    );
    addEventListener('pointerup', () => end(width), { signal });
    addEventListener('pointercancel', () => end(null), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(null), { signal });
  });
}
