import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { Sums } from '@/lib/imports/registers/sums';

/** Adds up sums, exactly. */
export function sumOf(all: readonly Sums[]): Sums {
  const added = (name: 'claimed' | 'admitted' | 'notAdmitted') =>
    fromPaise(all.reduce((sum, one) => sum + (toPaise(one[name]) ?? 0n), 0n));
  return {
    rows: all.reduce((sum, { rows }) => sum + rows, 0),
    claimed: added('claimed'),
    admitted: added('admitted'),
    notAdmitted: added('notAdmitted'),
  };
}

/** What one amount is more or less than another, without its sign. */
export function differenceOf(one: string, other: string): string {
  const paise = (toPaise(one) ?? 0n) - (toPaise(other) ?? 0n);
  return fromPaise(paise < 0n ? -paise : paise);
}
