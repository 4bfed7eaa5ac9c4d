import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';

interface Figures {
  count: number;
  amount: string;
}

/** Adds counts and amounts exactly. */
export const totalOf = (figures: readonly Figures[]): Figures => ({
  count: figures.reduce((sum, { count }) => sum + count, 0),
  amount: fromPaise(figures.reduce((sum, { amount }) => sum + (toPaise(amount) ?? 0n), 0n)),
});

/** Gives the figures of `names` in their order, with zero where there are none. */
export function inOrder<Name extends string, Found extends Figures>(
  names: readonly Name[],
  figures: readonly Found[],
  nameOf: (figure: Found) => Name,
) {
  return names.map((name) => {
    const { count, amount } = figures.find((figure) => nameOf(figure) === name) ?? {
      count: 0,
      amount: '0',
    };
    return { name, count, amount };
  });
}
