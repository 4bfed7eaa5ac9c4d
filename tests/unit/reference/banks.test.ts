import { bankNameIn } from '@/lib/reference/bank-names';
import { bankOfIfsc } from '@/lib/reference/banks';

test.each([
  ['HDFC0001234', 'HDFC Bank', 'एचडीएफ़सी बैंक'],
  ['SBIN0000691', 'State Bank of India', 'भारतीय स्टेट बैंक'],
  ['BARB0VJPUNE', 'Bank of Baroda', 'बैंक ऑफ़ बड़ौदा'],
  ['FDRL0001001', 'Federal Bank', 'Federal Bank'],
])('the IFSC %s belongs to %s, in Hindi %s', (ifsc, english, hindi) => {
  const bank = bankOfIfsc(ifsc) ?? '';
  expect([bankNameIn('en', bank), bankNameIn('hi', bank)]).toEqual([english, hindi]);
});

test.each(['DEMO0009012', 'HDFCO001234', 'HDFC000123', 'HDFC1001234', '', 'constructor'])(
  'the text %p gets no bank',
  (text) => {
    expect(bankOfIfsc(text)).toBeUndefined();
  },
);

test.each(['SBI, Pune', 'state bank of india', 'constructor', ''])(
  'the name %p stays as somebody typed it',
  (name) => {
    expect(bankNameIn('hi', name)).toBe(name);
  },
);
