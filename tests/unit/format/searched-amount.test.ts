import { searchedAmount } from '@/lib/format/searched-amount';

const one = (amount: string) => ({ from: amount, to: amount });

test.each([
  ['1722500', one('1722500')],
  ['17,22,500', one('1722500')],
  ['₹17,22,500', one('1722500')],
  ['Rs. 17,22,500/-', one('1722500')],
  ['1722500.50', one('1722500.50')],
  ['१७२२५००', one('1722500')],
  ['17.2 lakh', { from: '1715000.00', to: '1729999.99' }],
  ['17.2 लाख', { from: '1715000.00', to: '1729999.99' }],
  ['17 lakh', { from: '1650000.00', to: '1799999.99' }],
  ['₹ 17.225 lakh', { from: '1722450.00', to: '1722599.99' }],
  ['1.5 crore', { from: '14500000.00', to: '15999999.99' }],
  ['1.5 cr', { from: '14500000.00', to: '15999999.99' }],
  ['50 k', { from: '49500.00', to: '50999.99' }],
  ['डेढ़ लाख', one('150000')],
])('%s looks for amounts', (typed, range) => {
  expect(searchedAmount(typed)).toEqual(range);
});

test.each([
  '',
  '50',
  '99',
  '2026-50',
  '-5000',
  'Kaveri 500',
  '12 Motors',
  'lakh',
  '(5,000)',
  '$5,000',
])('%j is no amount to look for', (typed) => {
  expect(searchedAmount(typed)).toBeUndefined();
});
