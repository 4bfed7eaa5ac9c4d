import { toPaise } from '@/lib/format/amount';
import type { RowValues } from './category-of-row';

/** Why two rows of a register may be one creditor's claim. */
export type TwinBecause = 'nameAndAmount' | 'pan' | 'aadhaar' | 'account';

export interface Twin {
  row: number;
  /** The first row with the same. */
  first: number;
  because: TwinBecause;
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const numbers = ['pan', 'aadhaar', 'account'] as const;

/** So many are named; all are counted. */
const named = 200;

/** Watches the rows of a register for those that stand in it twice. Nobody but a person merges them. */
export function watchTwins() {
  const first = new Map<string, number>();
  const twins: Twin[] = [];
  let count = 0;

  function firstWith(key: string, row: number) {
    const known = first.get(key);
    if (known === undefined) first.set(key, row);
    return known;
  }

  return {
    row(row: number, values: RowValues) {
      const { name, claimed } = values;
      const keys: [TwinBecause, string][] = numbers.flatMap((kind) =>
        values[kind] ? [[kind, `${kind} ${values[kind]}`]] : [],
      );
      if (name && claimed) keys.unshift(['nameAndAmount', `${bare(name)} ${toPaise(claimed)}`]);
      const found = keys.flatMap(([because, key]) => {
        const known = firstWith(key, row);
        return known === undefined ? [] : [{ row, first: known, because }];
      });
      const [twin] = found;
      if (!twin) return;
      count += 1;
      if (twins.length < named) twins.push(twin);
    },
    result: () => ({ count, twins }),
  };
}
