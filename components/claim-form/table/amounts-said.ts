import { amountsAbove, type UnitAt, withoutUnit } from '@/lib/imports/rows/amount-heads';
import type { Line } from './sheet-rows';

/** What a list says of its amounts. */
export interface AmountsSaid {
  /** In how many rupees the amounts of a column are counted. */
  unitAt: UnitAt;
  /** The words that say so; null where they are plain rupees. */
  counted: string | null;
  /** The words by which they are no rupees, or a ledger's; null where there are none. */
  foreign: string | null;
}

/** Reads what the heads of amounts (undefined for any other column) and the lines above them say of the amounts. */
export function amountsSaid(
  heads: readonly (string | undefined)[],
  above: readonly Line[],
): AmountsSaid {
  const [ofAll] = above.flatMap(({ texts }) => texts.flatMap((text) => amountsAbove(text) ?? []));
  const said = heads.map((head) => {
    if (head === undefined) return undefined;
    const { amounts, isRupees } = withoutUnit(head);
    return amounts ?? (isRupees ? undefined : ofAll);
  });
  const unitAt: UnitAt = (at) => {
    const one = said[at];
    return one && 'rupees' in one ? one : undefined;
  };
  return {
    unitAt,
    counted: said.flatMap((one) => (one && 'rupees' in one ? one.mark : []))[0] ?? null,
    foreign:
      said.flatMap((one) => (one && 'kind' in one && one.kind !== 'percent' ? one.mark : []))[0] ??
      null,
  };
}
