import { plainDecimal, readDecimal } from '@/lib/format/decimal';

const most = { whole: 3, decimals: 2 };

test.each([
  ['7', 7n, 0],
  ['007', 7n, 0],
  ['12.5', 125n, 1],
  ['0.05', 5n, 2],
  ['999.99', 99_999n, 2],
])('%s is read exactly', (text, digits, decimals) => {
  expect(readDecimal(text, most)).toEqual({ digits, decimals });
});

test.each(['', '.5', '5.', '1,5', '-1', '+1', '1e3', ' 1', '1000', '1.234', '१'])(
  '“%s” is no number of three digits and two decimals',
  (text) => expect(readDecimal(text, most)).toBeNull(),
);

test.each([
  ['08.00', 0, '8'],
  ['8.50', 0, '8.5'],
  ['8.5', 2, '8.50'],
  ['0.05', 0, '0.05'],
  ['100', 2, '100.00'],
  ['0.00', 0, '0'],
])('%s with at least %d decimals is %s', (text, least, shown) => {
  const read = readDecimal(text, most);
  expect(read && plainDecimal(read, least)).toBe(shown);
});
