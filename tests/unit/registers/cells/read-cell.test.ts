import { readAmount } from '@/lib/registers/cells/read-amount';
import { readCell } from '@/lib/registers/cells/read-cell';
import { readDay } from '@/lib/registers/cells/read-day';
import type { Cell } from '@/lib/spreadsheets/row';

describe('an amount', () => {
  test.each<[Cell, unknown]>([
    ['(5,000)', { ask: 'advance', meant: '-5000' }],
    [-250.5, { ask: 'advance', meant: '-250.50' }],
    ['5000 Dr', { ask: 'ledger', meant: '5000' }],
    ['5000 Cr', { ask: 'creditOrCrore', meant: '5000', or: '50000000000' }],
    ['$ 5,000', { cannot: 'amountCurrency', params: { mark: '$' } }],
    ['as per invoice', { cannot: 'amount' }],
    ['1,25,000 + interest', { cannot: 'amount' }],
    ['#REF!', { cannot: 'brokenCell' }],
    [{ broken: '#N/A' }, { cannot: 'brokenCell' }],
    ['12%', { cannot: 'amountPercent', params: { mark: '%' } }],
    ['', { value: '' }],
    ['-', { value: '' }],
    ['NIL', { value: '' }],
    ['₹ 1,25,000/-', { value: '125000' }],
    ['Rs. 1.25 lakh', { value: '125000' }],
    ['2 crore 5 lakh', { value: '20500000' }],
    ['डेढ़ लाख', { value: '150000' }],
    ['१,२५,०००', { value: '125000' }],
    [125000.5, { value: '125000.50' }],
    [0, { value: '0' }],
  ])('of %j is %j', (cell, reading) => {
    expect(readAmount(cell)).toEqual(reading);
  });

  test('counts in the unit of its column, unless it names its own', () => {
    const unit = { mark: 'lakhs', rupees: 100_000n };
    expect(readAmount(1.5, { unit })).toEqual({ value: '150000' });
    expect(readAmount('2 crore', { unit })).toEqual({ value: '20000000' });
  });

  test('goes by what the person said of the column', () => {
    expect(readAmount('5000 Cr', { cr: 'credit' })).toEqual({ value: '5000' });
    expect(readAmount('5 Cr', { cr: 'crore' })).toEqual({ value: '50000000' });
    expect(readAmount('(5,000)', { advances: true })).toEqual({ value: '-5000' });
  });
});

describe('a day', () => {
  test.each<[Cell, unknown]>([
    ['31/02/2024', { cannot: 'date' }],
    ['03/31/2024', { ask: 'monthFirst', meant: '2024-03-31' }],
    ['31-3-24', { ask: 'year', meant: '2024-03-31' }],
    ['soon', { cannot: 'date' }],
    [45382, { cannot: 'date' }],
    [{ day: '2024-04-01', part: true }, { cannot: 'dateHalf' }],
    ['31.03.2024', { value: '2024-03-31' }],
    ['31-Mar-2024', { value: '2024-03-31' }],
    ['March 31, 2024', { value: '2024-03-31' }],
    ['31 मार्च 2024', { value: '2024-03-31' }],
    ['2024-03-31 00:00:00', { value: '2024-03-31' }],
    [{ day: '2024-03-31' }, { value: '2024-03-31' }],
  ])('of %j is %j', (cell, reading) => {
    expect(readDay(cell)).toEqual(reading);
  });

  test('that can be read two ways is asked about in a column of doubt, and 5/5 is not', () => {
    expect(readDay('04/03/2024', true)).toEqual({
      ask: 'monthFirst',
      meant: '2024-04-03',
      or: '2024-03-04',
    });
    expect(readDay('05/05/2024', true)).toEqual({ value: '2024-05-05' });
    expect(readDay('31/03/2024', true)).toEqual({ value: '2024-03-31' });
  });
});

describe('other cells', () => {
  test.each([
    ['pan', 'abcpk 1000f', { value: 'ABCPK1000F' }],
    ['pan', 'ABCPK100', { cannot: 'pan' }],
    ['aadhaar', '1234 5678 9012', { cannot: 'aadhaarCheck' }],
    ['account', '1.23457E+11', { cannot: 'digitsLost' }],
    ['account', '00012345678', { value: '00012345678' }],
    ['phone', '+91 98765 43210', { value: '9876543210' }],
    ['email', 'a,b@example.com', { cannot: 'emailSign', params: { sign: ',' } }],
    ['yesNo', 'Y', { value: 'yes' }],
    ['yesNo', 'नहीं', { value: 'no' }],
    ['yesNo', 'perhaps', { cannot: 'option' }],
    ['mode', 'Speed Post', { value: 'post' }],
    ['mode', 'by hand', { value: 'in_person' }],
    ['form', 'FORM-CA', { value: 'form_ca' }],
    ['form', 'Operational Creditors (other than Workmen and Employees)', { value: 'form_b' }],
    ['form', 'Other creditors, if any (other than financial creditors)', { value: 'form_f' }],
    ['form', 'FC', { value: 'form_c' }],
    ['form', 'कामगार', { value: 'form_d' }],
    ['text', '  Ravi\n Nair ', { value: 'Ravi Nair' }],
    ['text', 'à¤°à¤µà¤¿', { cannot: 'garbled' }],
  ] as const)('%s of "%s" is %j', (kind, cell, reading) => {
    expect(readCell(kind, cell)).toEqual(reading);
  });
});
