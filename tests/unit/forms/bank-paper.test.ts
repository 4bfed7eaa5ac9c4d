import { bankNumbersIn } from '@/lib/forms/bank-paper';

test.each([
  ['behind its label', 'IFSC Code : SBIN0001234', 'SBIN0001234'],
  ['under its label', 'IFSC CODE\nPUNB0123456', 'PUNB0123456'],
  ['that runs into its label', 'IFSC:SBIN0001234', 'SBIN0001234'],
  ['without a blank behind its label', 'IFSCSBIN0001234', 'SBIN0001234'],
  ['in small letters, in pieces', 'ifsc hdfc 0 000123', 'HDFC0000123'],
  ['with the letter O for its zero', 'IFSC SBINO001234', 'SBIN0001234'],
  ['with O in its number', 'IFSC: SBIN0OO1234', 'SBIN0001234'],
  ['with 5 and 1 among its letters', 'IFSC: 5B1N0001234', 'SBIN0001234'],
  ['with J for I', 'IFS Code : JOBA0082610', 'IOBA0082610'],
  ['with a sign for its zeros', 'IFS Code : SBIN©©91447', 'SBIN0091447'],
  ['with G for its zero', 'IFSC Code : SBING327934', 'SBIN0327934'],
  ['with a zero too many', 'MAHBO0015264', 'MAHB0015264'],
  ['whose branch is letters', 'RTGS/NEFT IFSC: BARB0NASHIK', 'BARB0NASHIK'],
  ['of a bank that nobody knows', 'IFSC: ABCD0123456', 'ABCD0123456'],
])('an IFSC is found %s', (_, text, ifsc) => {
  expect(bankNumbersIn(text).ifsc[0]).toBe(ifsc);
});

test.each([
  ['nothing', ''],
  ['words', 'STATEMENTS OF ACCOUNT\nINFORMATION'],
  ['its label and more', 'IFSC0DESBIN'],
  ['a code of a bank that nobody knows, without a label', 'ABCD0123456'],
  ['ten signs and twelve', 'IFSC SBIN000123\nIFSC SBIN00012345'],
])('no IFSC is made up of %s', (_, text) => {
  expect(bankNumbersIn(text).ifsc).toEqual([]);
});

test.each([
  ['behind its label', 'A/c No. 30012345678', '30012345678'],
  ['under its label', 'ACCOUNT NUMBER\n00321874681\nCIF\n88012345678', '00321874681'],
  ['in groups', 'Account No: 5010 0012 3456 78', '50100012345678'],
  ['with strokes', 'Alc No : 123-456-789012', '123456789012'],
  ['behind a label in Hindi', 'खाता क्रमांक 012345678', '012345678'],
  ['with letters for digits', 'A/C NO: 3OO12345678', '30012345678'],
  ['beside other numbers', 'CIF No 88012345678 A/c No 30012345678', '30012345678'],
  ['alone', '5010001234567', '5010001234567'],
  ['that looks like a telephone', 'SB Account 9812345678', '9812345678'],
])('the number of an account is found %s', (_, text, account) => {
  expect(bankNumbersIn(text).account[0]).toBe(account);
});

test.each([
  ['a telephone', 'Mob: 9812345678'],
  ['a customer', 'Customer Id : 54856264112'],
  ['a MICR code', 'MICR Code : 422002003'],
  ['a cheque’s line', '⑈123456⑈ 422002003⑆ 012345⑈ 31'],
  ['a toll-free number', 'Toll free 1800 425 3800'],
  ['too few digits', 'A/c No. 1234567'],
  ['too many', 'A/c No. 1234567890123456789'],
])('no account is made up of %s', (_, text) => {
  expect(bankNumbersIn(text).account).toEqual([]);
});

test('where an account is named, other numbers are not offered; else at most two are', () => {
  expect(bankNumbersIn('Branch 30012345678\nA/c 40012345678').account).toEqual(['40012345678']);
  expect(bankNumbersIn('30012345678\n40012345678\n50012345678').account).toHaveLength(2);
});
