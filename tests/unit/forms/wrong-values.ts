import type { Kind } from '@/lib/forms/definitions/kind';
import type { Rule } from '@/lib/forms/kinds/shared/rules';

type Wrong = readonly [value: unknown, rule: Rule];

const directionMarks = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];

const control: readonly Wrong[] = [
  ['Asha\u0000Rao Kulkarni', 'characters'],
  ['Asha\u0007Rao Kulkarni', 'characters'],
  ...directionMarks.map((mark) => [`Asha${mark}Rao Kulkarni`, 'characters'] as const),
  ['Asha\ud800Rao Kulkarni', 'characters'],
  [42, 'type'],
  [['Asha'], 'type'],
  [{ a: 'Asha' }, 'type'],
];

const amounts: readonly Wrong[] = [
  ['12,500', 'amount'],
  ['1e5', 'amount'],
  ['12.345', 'amount'],
  ['.5', 'amount'],
  ['5.', 'amount'],
  ['₹500', 'amount'],
  ['+5', 'amount'],
  ['१२५', 'amount'],
  ['NaN', 'amount'],
  ['0x10', 'amount'],
  ['5000.00 Cr', 'amountLedger'],
  ['5000 नामे', 'amountLedger'],
  ['$5000', 'amountCurrency'],
  ['(5000)', 'amountMinus'],
  ['5%', 'amountPercent'],
  ['10000000000000000', 'amountTooLarge'],
  [125000, 'type'],
];

const whole: readonly Wrong[] = [
  ['0', 'count'],
  ['-1', 'count'],
  ['2.5', 'count'],
  ['three', 'count'],
  ['10000000', 'count'],
];

const options: readonly Wrong[] = [
  ['nothing_of_the_kind', 'option'],
  ['OTHER', 'option'],
  ['__proto__', 'option'],
  [true, 'type'],
];

/** Values that a field of the kind must refuse, and the rule each of them breaks. */
export const wrongValues: Record<Kind, readonly Wrong[]> = {
  text: [...control, ['x'.repeat(5001), 'tooLong']],
  longText: [...control, ['x'.repeat(5001), 'tooLong']],
  email: [
    ['asha', 'email'],
    ['asha@example', 'email'],
    ['@example.com', 'email'],
    ['asha rao@example.com', 'emailBlank'],
    ['asha@exa mple.com', 'emailBlank'],
    ['mailto:asha@example.com', 'emailSign'],
    ['asha,b@example.com', 'emailSign'],
    ['asha..b@example.com', 'emailSign'],
    ['आशा@example.com', 'emailLetters'],
    [`${'a'.repeat(250)}@example.com`, 'tooLong'],
    ['asha\u0000@example.com', 'characters'],
  ],
  phone: [
    ['987654321', 'phone'],
    ['98765432100', 'phone'],
    ['5876543210', 'phone'],
    ['+19876543210', 'phone'],
    ['9876543210 or 9876543211', 'phone'],
    [9876543210, 'type'],
  ],
  pan: [
    ['ABCD1234F', 'pan'],
    ['ABCDE12345', 'pan'],
    ['ABCDE1234FG', 'pan'],
    ['12345ABCDF', 'pan'],
  ],
  aadhaar: [
    ['12345678901', 'aadhaar'],
    ['1234567890123', 'aadhaar'],
    ['1234 5678 901X', 'aadhaar'],
    ['123456789012', 'aadhaarCheck'],
  ],
  gstin: [
    ['27AABCS1234F1Z', 'gstin'],
    ['AAAABCS1234F1Z5', 'gstin'],
    ['27AABCS1234F1Z55', 'gstin'],
    ['27AABCS1234F1Z5', 'gstinCheck'],
  ],
  pincode: [
    ['40001', 'pincode'],
    ['4000011', 'pincode'],
    ['40000A', 'pincode'],
    ['400,001', 'pincode'],
  ],
  ifsc: [
    ['SBIN000123', 'ifsc'],
    ['SBIN00012345', 'ifsc'],
    ['SBIN-001234', 'ifsc'],
  ],
  bank: [...control, ['x'.repeat(5001), 'tooLong']],
  accountNumber: [
    ['1234567', 'accountNumber'],
    ['1234567890123456789', 'accountNumber'],
    ['12345678X', 'accountNumber'],
    ['1.23457E+11', 'digitsLost'],
  ],
  amount: [
    ...amounts,
    ['0', 'amountAboveZero'],
    ['0.00', 'amountAboveZero'],
    ['-5', 'amountAboveZero'],
  ],
  amountPart: [...amounts, ['-5', 'amountNotNegative'], ['-0.01', 'amountNotNegative']],
  count: [...whole, [3, 'type']],
  date: [
    ['15/04/2024', 'date'],
    ['2024-4-15', 'date'],
    ['2024-02-30', 'date'],
    ['2023-02-29', 'date'],
    ['2024-13-01', 'date'],
    ['2024-04-15T00:00:00Z', 'date'],
    ['31//', 'dateHalf'],
    ['31/3/24', 'dateYear'],
    ['31/2/2024', 'date'],
    ['1899-12-31', 'dateRange'],
    ['2101-01-01', 'dateRange'],
  ],
  choice: options,
  city: control,
  state: [...options, ['महाराष्ट्र', 'option'], ['maharashtra', 'option']],
  yesNo: [...options, ['Yes', 'option']],
  serial: whole,
  rows: [
    ['Ganesh Pawar', 'type'],
    [{ 0: {} }, 'type'],
    [Array.from({ length: 1001 }, () => ({})), 'tooManyRows'],
  ],
};
