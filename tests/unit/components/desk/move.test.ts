import { cellAfter, type Press } from '@/components/desk/determination/table/move';

const sheet = { rows: 3, columns: 5 };
const selected = { atStart: true, atEnd: true };
const within = { atStart: false, atEnd: false };

const go = (row: number, column: number, key: string, more: Partial<Press> = {}) => {
  const to = cellAfter(
    { row, column },
    { key, shiftKey: false, ctrlKey: false, ...selected, ...more },
    sheet,
  );
  return to ? [to.row, to.column] : undefined;
};

test.each<[string, [number, number], Partial<Press> | undefined, [number, number] | undefined]>([
  ['ArrowDown', [0, 2], undefined, [1, 2]],
  ['ArrowDown', [2, 2], undefined, undefined],
  ['ArrowDown', [0, 2], within, [1, 2]],
  ['ArrowUp', [1, 2], undefined, [0, 2]],
  ['ArrowUp', [0, 2], undefined, undefined],
  ['Enter', [0, 2], within, [1, 2]],
  ['Enter', [2, 2], undefined, undefined],
  ['Enter', [1, 2], { shiftKey: true }, [0, 2]],
  // It decides.
  ['Enter', [0, 2], { ctrlKey: true }, undefined],
  ['ArrowRight', [0, 2], undefined, [0, 3]],
  ['ArrowRight', [0, 2], { atStart: true, atEnd: false }, undefined],
  ['ArrowRight', [0, 4], undefined, undefined],
  ['ArrowLeft', [0, 2], undefined, [0, 1]],
  ['ArrowLeft', [0, 2], { atStart: false, atEnd: true }, undefined],
  ['ArrowLeft', [0, 0], undefined, undefined],
  // Selects text.
  ['ArrowLeft', [0, 2], { shiftKey: true }, undefined],
  ['Home', [2, 3], undefined, [2, 0]],
  ['Home', [2, 3], within, undefined],
  ['End', [2, 3], undefined, [2, 4]],
  ['End', [2, 3], within, undefined],
  ['Home', [2, 3], { ctrlKey: true, ...within }, [0, 0]],
  ['End', [1, 1], { ctrlKey: true, ...within }, [2, 4]],
  ['ArrowDown', [0, 2], { ctrlKey: true }, undefined],
  ['a', [0, 2], undefined, undefined],
  ['Tab', [0, 2], undefined, undefined],
])('%s in the cell %j of the determination, %j, leads to %j', (key, [row, column], more, to) => {
  expect(go(row, column, key, more)).toEqual(to);
});
