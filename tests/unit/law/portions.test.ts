import { portionsOf } from '@/lib/law/portions';

test.each<[string, bigint[], bigint, bigint[]]>([
  ['is divided in proportion', [100n, 300n], 200n, [50n, 150n]],
  [
    'gives remaining paise to the heads that rounding cost most',
    [100n, 100n, 101n],
    100n,
    [33n, 33n, 34n],
  ],
  [
    'gives remaining paise to the earlier of heads that rounding cost alike',
    [1n, 1n, 1n],
    2n,
    [1n, 1n, 0n],
  ],
  ['takes nothing from an empty head', [0n, 5n, 0n], 3n, [0n, 3n, 0n]],
  ['may be the whole claim', [7n, 11n], 18n, [7n, 11n]],
  ['may be nothing', [7n, 11n], 0n, [0n, 0n]],
  ['of an empty claim is nothing', [0n, 0n], 0n, [0n, 0n]],
  [
    'is exact for the largest amounts',
    [999_999_999_999_999_999n, 1n],
    999_999_999_999_999_999n,
    [999_999_999_999_999_998n, 1n],
  ],
])('a transferred amount %s', (_, amounts, amount, portions) => {
  expect(portionsOf(amounts, amount)).toEqual(portions);
});

test('the portions of a transfer add up, and no head gives more than it has', () => {
  // A generator with a fixed seed, so that a failure can be repeated.
  let seed = 12_345n;
  const next = (below: bigint) => {
    seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return seed % below;
  };
  for (let round = 0; round < 500; round++) {
    const amounts = Array.from({ length: 1 + Number(next(6n)) }, () => next(10n ** 12n));
    const total = amounts.reduce((sum, one) => sum + one, 0n);
    const amount = next(total + 1n);
    const portions = portionsOf(amounts, amount);
    expect(portions.reduce((sum, one) => sum + one, 0n)).toBe(amount);
    expect(portions.every((one, at) => one >= 0n && one <= (amounts[at] ?? 0n))).toBe(true);
  }
});

test('a transfer of more than there is, or of less than nothing, is refused', () => {
  expect(() => portionsOf([1n], 2n)).toThrow('no more goes than is there');
  expect(() => portionsOf([1n], -1n)).toThrow('no more goes than is there');
});
