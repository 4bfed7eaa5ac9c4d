import { readFileSync } from 'node:fs';
import { amountColumn, maxRupeeDigits, partsOfAmount, readAmount } from '@/lib/format/amount';

test.each([
  ['125000', { negative: false, rupees: '125000', paise: '00' }],
  ['125000.5', { negative: false, rupees: '125000', paise: '50' }],
  ['-0.05', { negative: true, rupees: '0', paise: '05' }],
])('%s is read as an amount', (text, parts) => {
  expect(partsOfAmount(text)).toEqual(parts);
});

test.each(['', '.5', '5.', '1.234', '1,000', '+5', '1e5', '१२', ' 5', '5\n'])(
  '%j is not read as an amount',
  (text) => {
    expect(partsOfAmount(text)).toBeNull();
  },
);

test('the largest amount fits its database column', () => {
  expect('9999999999999999').toHaveLength(maxRupeeDigits);
  const columns = readFileSync('prisma/schema.prisma', 'utf8').match(/claimAmount +Decimal .*/g);
  expect(columns).toHaveLength(3);
  const [digits, decimals] = amountColumn.match(/\d+/g) ?? [];
  for (const column of columns ?? [])
    expect(column).toContain(`@db.Decimal(${digits}, ${decimals})`);
});

describe('an amount that somebody sends', () => {
  test.each(['-1', '1.005', '1,000', '', ' 1', '1e3', '99999999999999999', 12, null])(
    '%j is none',
    (value) => expect(readAmount(value)).toBeNull(),
  );
  test.each([
    ['0', 0n],
    ['0.00', 0n],
    ['9999999999999999.99', 999_999_999_999_999_999n],
  ])('%j is one', (value, paise) => expect(readAmount(value)).toBe(paise));
});
