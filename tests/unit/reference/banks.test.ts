import { bankOfIfsc } from '@/lib/reference/banks';

test.each([
  ['HDFC0001234', 'HDFC Bank'],
  ['SBIN0000691', 'State Bank of India'],
  ['BARB0VJPUNE', 'Bank of Baroda'],
])('%s is a branch of %s', (ifsc, bank) => {
  expect(bankOfIfsc(ifsc)).toBe(bank);
});

test.each(['DEMO0009012', 'HDFCO001234', 'HDFC000123', 'HDFC1001234', '', 'constructor'])(
  'of %p no bank is named',
  (text) => {
    expect(bankOfIfsc(text)).toBeUndefined();
  },
);
