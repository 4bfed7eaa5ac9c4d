import type { Field } from '@/lib/forms/definitions/field';
import { type Kind, kinds } from '@/lib/forms/definitions/kind';
import { formOf } from '@/lib/forms/definitions/registry';
import { cellParser } from '@/lib/imports/rows/parse-cell';
import type { Cell } from '@/lib/spreadsheets/row';

type Case = readonly [cell: Cell, value: string | { rule: string }];

const digitsLost = { rule: 'digitsLost' };
const digits: readonly Case[] = [
  [' 4000 01 ', '400001'],
  [400001, '400001'],
  [1e15, digitsLost],
  ['000012345678', '000012345678'],
];
const amounts: readonly Case[] = [
  ['₹ 1,25,000.50', '125000.50'],
  ['Rs. 12,34,567/-', '1234567'],
  ['12,50', '12,50'],
  ['1.25 lakh', '125000'],
  ['5000 Cr', '5000 Cr'],
  ['5000 crore', '50000000000'],
  ['USD 5000', 'USD 5000'],
  [125000.5, '125000.50'],
  [2, '2'],
  [1.005, { rule: 'amount' }],
  [1e15, { rule: 'amount' }],
];
const texts: readonly Case[] = [
  [' Sunrise ', 'Sunrise'],
  ["'=1+1", '=1+1'],
  [12, '12'],
  [1e15, digitsLost],
  [true, 'TRUE'],
  [{ day: '2024-03-31' }, '2024-03-31'],
];

/** What cells of each kind are read as. */
const cells: Record<Kind, readonly Case[]> = {
  text: texts,
  longText: texts,
  email: texts,
  pan: [['abcpk1234f', 'abcpk1234f'], ...texts],
  gstin: texts,
  ifsc: texts,
  bank: texts,
  rows: texts,
  phone: [
    ['+91 98765-43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    [919876543210, '9876543210'],
    ['9198765432', '9198765432'],
  ],
  aadhaar: [['1234 5678 9010', '123456789010'], ...digits],
  pincode: digits,
  accountNumber: digits,
  count: texts,
  serial: texts,
  amount: amounts,
  amountPart: amounts,
  date: [
    ['31/03/2024', '2024-03-31'],
    ['31-03-2024', '2024-03-31'],
    ['31.03.2024', '2024-03-31'],
    ['31/3/2024', '2024-03-31'],
    ['31-Mar-2024', '2024-03-31'],
    ['2024-03-31', '2024-03-31'],
    ['03/04/2024', '2024-04-03'],
    ['31/03/1850', '31/03/1850'],
    ['1/4/24', { rule: 'date' }],
    ['3/31/2024', { rule: 'date' }],
    ['29/02/2023', { rule: 'date' }],
    ['31-Mar-24', { rule: 'date' }],
    ['March 31, 2024', { rule: 'date' }],
    [45_382, { rule: 'date' }],
    ['soon', { rule: 'date' }],
    [{ day: '2024-03-31' }, '2024-03-31'],
  ],
  choice: [
    ['Goods Supplied', 'goods_supplied'],
    ['दिया गया माल', 'goods_supplied'],
    ['GOODS_SUPPLIED', 'goods_supplied'],
    ['Goods', 'Goods'],
  ],
  city: [
    ['मुंबई', 'Mumbai'],
    ['MUMBAI', 'Mumbai'],
    ['Sangola Budruk', 'Sangola Budruk'],
  ],
  state: [
    ['महाराष्ट्र', 'Maharashtra'],
    ['maharashtra', 'Maharashtra'],
    ['Maharastra', 'Maharastra'],
  ],
  yesNo: [
    [true, 'yes'],
    [false, 'no'],
    ['हाँ', 'yes'],
    ['NO', 'no'],
    ['TRUE', 'TRUE'],
    ['maybe', 'maybe'],
  ],
};

const form = formOf('form_b');

describe.each(kinds)('a cell of kind %s', (kind) => {
  const options = ['goods_supplied', 'other'];
  const field = { name: 'natureOfClaim', kind, options } as Field;
  const parse = cellParser(form);

  test.each(cells[kind].map(([cell, value]) => ({ cell, value })))(
    'is read: $cell',
    ({ cell, value }) => {
      expect(parse(field, cell)).toEqual(value);
    },
  );

  test('may be empty, and is broken when its formula has no result', () => {
    expect(parse(field, undefined)).toBe('');
    expect(parse(field, { broken: '#REF!' })).toEqual({ rule: 'brokenCell' });
  });
});
