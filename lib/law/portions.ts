/**
 * Divides `amount` in proportion to `amounts`, to the paisa. Paise left by rounding go to the portions that lost most, earlier
 * ones first, so they add up and none exceeds its amount. Throws when `amount` is negative or more than the sum.
 */
export function portionsOf(amounts: readonly bigint[], amount: bigint): bigint[] {
  const total = amounts.reduce((sum, one) => sum + one, 0n);
  if (amount < 0n || amount > total) throw new Error('no more goes than is there');
  if (total === 0n) return amounts.map(() => 0n);
  const down = amounts.map((one) => (one * amount) / total);
  const lost = amounts.map((one, at) => ({ at, rest: (one * amount) % total }));
  const left = amount - down.reduce((sum, one) => sum + one, 0n);
  const up = new Set(
    lost
      .toSorted((a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest) || a.at - b.at)
      .slice(0, Number(left))
      .map(({ at }) => at),
  );
  return down.map((one, at) => (up.has(at) ? one + 1n : one));
}
