import { amountsAbove, type UnitAt, withoutUnit } from '@/lib/registers/cells/amount-heads';
import type { Line } from './sheet-rows';

export interface AmountsSaid {
  /** In how many rupees a column counts. */
  unitAt: UnitAt;
  /** The words that say so; null for plain rupees. */
  counted: string | null;
  /** Words that say the amounts are no rupees, or a ledger's; null without any. */
  foreign: string | null;
}

/** Reads this from the heads of amounts (undefined for any other column) and from the lines above them. */
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
