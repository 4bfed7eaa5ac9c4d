import { readAmount } from '@/lib/format/amount';
import { takenAmount } from '@/lib/format/typed-amount';
import { rowOf } from '@/lib/law/heads';

/** The amounts of a column that was pasted, a line each, and the lines, from 1, that are none. A line with nothing is nothing. */
export function amountsIn(text: string): { amounts: string[]; wrong: number[] } {
  const lines = text.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const amounts = lines.map(takenAmount);
  const wrong = amounts.flatMap((amount, at) =>
    amount === '' || readAmount(amount) !== null ? [] : [at + 1],
  );
  return { amounts: text.trim() === '' ? [] : amounts, wrong };
}

/** The place among the heads of each row of the table, by its number from 1. No line goes to any other head. */
export const placesOfRows = (heads: readonly { head: string }[]) =>
  new Map(
    heads.flatMap(({ head }, at) => {
      const row = rowOf(head);
      return row === undefined ? [] : [[row, at] as const];
    }),
  );
