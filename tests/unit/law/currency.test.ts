import { readDecimal } from '@/lib/format/decimal';
import {
  claimedAt,
  partClaimed,
  plainReferenceRate,
  type ReferenceRate,
  readCurrencyAmount,
} from '@/lib/law/currency';
import { currencyFacts, formatCurrency } from '@/lib/law/currency-text';

const of = (rate: string): ReferenceRate => ({
  currency: 'USD',
  rate,
  day: '2026-01-10',
  source: 'FBIL',
});
const at = (amount: string, rate: string) => {
  const read = readCurrencyAmount(amount);
  if (!read) throw new Error(`${amount} is read`);
  return claimedAt(read, of(rate));
};

test.each([
  ['1000', '83.1234', '83123.40'],
  // Half a paisa is rounded up, and less down.
  ['1', '0.005', '0.01'],
  ['1', '0.004999', '0.00'],
  ['0.001', '5', '0.01'],
  ['0.001', '4.999999', '0.00'],
  ['3', '0.015', '0.05'],
  // Floats would lose these digits.
  ['9007199254740.993', '83.000001', '747597547150701.67'],
  ['1234567.891', '0.571234', '705227.15'],
])('%s at %s is ₹%s, to the paisa', (amount, rate, rupees) => {
  expect(at(amount, rate).rupees).toBe(rupees);
});

test('it is stored with the amount and the rate as they are written, whence they come, and what that is', () => {
  expect(at('01000.1', '83.1')).toEqual({
    code: 'USD',
    amount: '1000.10',
    rate: '83.1',
    day: '2026-01-10',
    source: 'FBIL',
    rupees: '83108.31',
  });
});

test.each(['0', '0.0000', '83.1234567', '1000000', '-1', '', 'FBIL', 83.12, null])(
  '%j is no rate',
  (rate) => expect(plainReferenceRate(rate)).toBeNull(),
);

test('a rate is written with two decimals at least, and no zero that says nothing', () => {
  expect(['83', '083.10', '83.123400', '0.571234'].map(plainReferenceRate)).toEqual([
    '83.00',
    '83.10',
    '83.1234',
    '0.571234',
  ]);
});

test('a part goes along in proportion, to a thousandth of the currency', () => {
  const whole = at('1000', '83.00');
  expect(partClaimed(whole, 8_300_000n, 8_300_000n)).toEqual(whole);
  expect(partClaimed(whole, 2_766_667n, 8_300_000n)).toMatchObject({
    amount: '333.333',
    rupees: '27666.64',
  });
  expect(partClaimed(whole, 1n, 8_300_000n)).toBeNull();
});

test('an amount of a currency is written in groups of three, in either language', () => {
  expect(formatCurrency({ code: 'USD', amount: '1250000.00' })).toBe('USD 1,250,000.00');
  expect(formatCurrency({ code: 'KWD', amount: '12.345' })).toBe('KWD 12.345');
  expect(currencyFacts(at('1000', '83.1234'), 'hi')).toEqual({
    amount: 'USD 1,000.00',
    rate: '83.1234',
    rupees: '₹83,123.40',
    date: '10 जनवरी 2026',
    source: 'FBIL',
  });
});

test('what is not stored is never reckoned with', () => {
  const read = readDecimal('1', { whole: 1, decimals: 0 });
  if (!read) throw new Error('one is a number');
  expect(() => claimedAt(read, of('0'))).toThrow('this is no rate');
  const broken = { ...at('1', '1'), amount: '1.2345' };
  expect(() => partClaimed(broken, 1n, 2n)).toThrow('this is no amount');
});
