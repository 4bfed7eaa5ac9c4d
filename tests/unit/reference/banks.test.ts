import { bankOfIfsc } from '@/lib/reference/banks';

test.each([
  ['HDFC0001234', 'HDFC Bank'],
  ['SBIN0000691', 'State Bank of India'],
  ['BARB0VJPUNE', 'Bank of Baroda'],
])('the IFSC %s belongs to %s', (ifsc, bank) => {
  expect(bankOfIfsc(ifsc)).toBe(bank);
});

test.each(['DEMO0009012', 'HDFCO001234', 'HDFC000123', 'HDFC1001234', '', 'constructor'])(
  'the text %p gets no bank',
  (text) => {
    expect(bankOfIfsc(text)).toBeUndefined();
  },
);
