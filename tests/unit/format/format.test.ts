import { toPaise } from '@/lib/format/amount';
import {
  dayInIndia,
  formatDate,
  formatDateTime,
  formatDayAndMonth,
  formatTime,
} from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { fullName, initialsOf } from '@/lib/format/person';

describe('money', () => {
  it.each([
    ['0', '₹0.00'],
    ['5.5', '₹5.50'],
    ['999.99', '₹999.99'],
    ['1000', '₹1,000.00'],
    ['99999', '₹99,999.00'],
    ['125000.00', '₹1,25,000.00'],
    ['12345678.9', '₹1,23,45,678.90'],
    ['9999999999999999.99', '₹9,99,99,99,99,99,99,999.99'],
    ['9007199254740993.01', '₹9,00,71,99,25,47,40,993.01'],
    ['-125000', '-₹1,25,000.00'],
    ['007', '₹7.00'],
  ])('%s is shown as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('is shown as it is when it is no amount', () => {
    for (const text of ['', 'abc', '1,000', '1e5', '1.234']) expect(formatMoney(text)).toBe(text);
  });

  it('is converted to paise and back', () => {
    expect(toPaise('0.05')).toBe(5n);
    expect(toPaise('-0.5')).toBe(-50n);
    expect(fromPaise(-5n)).toBe('-0.05');
    expect(fromPaise(12500000n)).toBe('125000.00');
  });
});

describe('a date', () => {
  it('without a time is shown as that day', () => {
    expect(formatDate('2024-03-05', 'en')).toBe('5 Mar 2024');
    expect(formatDate('2024-03-05', 'hi')).toBe('5 मार्च 2024');
  });

  it('of a moment is the day on a clock in India', () => {
    expect(formatDate('2024-03-05T18:29:59Z', 'en')).toBe('5 Mar 2024');
    expect(formatDate('2024-03-05T18:30:00Z', 'en')).toBe('6 Mar 2024');
    expect(formatDate(new Date('2023-12-31T20:00:00Z'), 'hi')).toBe('1 जनवरी 2024');
  });

  it('with its time is shown as on a clock in India', () => {
    expect(formatDateTime('2024-09-05T10:15:00.000Z', 'en')).toBe('5 Sep 2024, 3:45 pm');
    expect(formatDateTime('2024-09-05T10:15:00.000Z', 'hi')).toBe('5 सितंबर 2024, दोपहर 3:45');
    expect(formatDateTime('2024-09-04T18:35:00Z', 'en')).toBe('5 Sep 2024, 12:05 am');
    expect(formatDateTime('2024-09-05T06:30:00Z', 'en')).toBe('5 Sep 2024, 12:00 pm');
  });

  it.each<[utc: string, english: string, hindi: string]>([
    ['18:29', '11:59 pm', 'रात 11:59'],
    ['18:30', '12:00 am', 'रात 12:00'],
    ['19:29', '12:59 am', 'रात 12:59'],
    ['19:30', '1:00 am', 'रात 1:00'],
    ['22:29', '3:59 am', 'रात 3:59'],
    ['22:30', '4:00 am', 'सुबह 4:00'],
    ['06:29', '11:59 am', 'सुबह 11:59'],
    ['06:30', '12:00 pm', 'दोपहर 12:00'],
    ['10:29', '3:59 pm', 'दोपहर 3:59'],
    ['10:30', '4:00 pm', 'शाम 4:00'],
    ['14:29', '7:59 pm', 'शाम 7:59'],
    ['14:30', '8:00 pm', 'रात 8:00'],
  ])('at %s UTC is %s and %s on a clock in India', (utc, english, hindi) => {
    const moment = `2024-09-05T${utc}:00Z`;
    expect([formatTime(moment, 'en'), formatTime(moment, 'hi')]).toEqual([english, hindi]);
  });

  it('of a moment changes at midnight in India, to the millisecond', () => {
    expect(dayInIndia('2024-12-31T18:29:59.999Z')).toBe('2024-12-31');
    expect(dayInIndia('2024-12-31T18:30:00.000Z')).toBe('2025-01-01');
    expect(formatDayAndMonth('2024-12-31T18:30:00.000Z', 'en')).toBe('1 Jan');
    expect(dayInIndia('2024-12-31')).toBe('2024-12-31');
  });

  it('is shown as it is when it is no date', () => {
    expect(formatDate('soon', 'en')).toBe('soon');
    expect(formatDateTime('', 'hi')).toBe('');
  });
});

describe('a file size', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [1048575, '1.00 MB'],
    [10485760, '10.00 MB'],
    [1073741824, '1.00 GB'],
    [5e12, '4656.61 GB'],
  ])('of %d bytes is shown as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe('initials', () => {
  it('are the first letters of both names, in either script', () => {
    expect(initialsOf({ firstName: 'asha', lastName: ' Sharma' })).toBe('AS');
    expect(initialsOf({ firstName: 'सीता', lastName: 'राव' })).toBe('सीरा');
    expect(initialsOf({ firstName: 'Ravi', lastName: '' })).toBe('R');
  });
});

test('a person with one name is called by it, without a space after it', () => {
  expect(fullName({ firstName: 'Asha', lastName: 'Devi' })).toBe('Asha Devi');
  expect(fullName({ firstName: 'Kavitha', lastName: '' })).toBe('Kavitha');
});
