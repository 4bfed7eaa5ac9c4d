import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { RowValues } from './category-of-row';

/** The amounts of a register that are added up, in rupees. */
export interface Sums {
  rows: number;
  claimed: string;
  admitted: string;
  notAdmitted: string;
}

const added = ['claimed', 'admitted', 'notAdmitted'] as const;

/** Adds up rows by a key, exactly; gives the keys in the order of their first row. */
export function sumsBy<Key extends string>() {
  const sums = new Map<Key, { rows: number } & Record<(typeof added)[number], bigint>>();
  return {
    add(key: Key, values: RowValues) {
      const sum = sums.get(key) ?? { rows: 0, claimed: 0n, admitted: 0n, notAdmitted: 0n };
      sum.rows += 1;
      for (const name of added) sum[name] += toPaise(values[name] ?? '') ?? 0n;
      sums.set(key, sum);
    },
    result: () =>
      [...sums].map(([key, { rows, claimed, admitted, notAdmitted }]) => ({
        key,
        rows,
        claimed: fromPaise(claimed),
        admitted: fromPaise(admitted),
        notAdmitted: fromPaise(notAdmitted),
      })),
  };
}
