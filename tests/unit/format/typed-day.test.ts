import { formatDate } from '@/lib/format/date';
import { splitTyped } from '@/lib/format/day-in-one-box';
import {
  type DayParts,
  dayInFull,
  faultOfDay,
  partsIn,
  readDay,
  splitDay,
  typedValue,
} from '@/lib/format/typed-day';

/** The reading of a whole text, as when it is pasted. */
const readText = (text: string) => {
  const parts = splitDay(text);
  return parts && readDay(parts);
};

test.each([
  ['2024-03-31', '2024-03-31'],
  [' 2024-3-1 ', '2024-03-01'],
  ['31/03/2024', '2024-03-31'],
  ['31/3/2024', '2024-03-31'],
  ['31.03.2024', '2024-03-31'],
  ['31-03-2024', '2024-03-31'],
  ['31 3 2024', '2024-03-31'],
  ['31-Mar-2024', '2024-03-31'],
  ['31 March 2024', '2024-03-31'],
  ['1st April, 2024', '2024-04-01'],
  ['2 Sept. 2024', '2024-09-02'],
  ['March 31, 2024', '2024-03-31'],
  ['03/04/2024', '2024-04-03'],
  ['३१/०३/२०२४', '2024-03-31'],
  ['31 मार्च 2024', '2024-03-31'],
  ['३ सितम्बर २०२४', '2024-09-03'],
  ['5 फरवरी 2024', '2024-02-05'],
  ['5 फ़रवरी 2024', '2024-02-05'],
  ['5 मई 2024', '2024-05-05'],
  ['7 अक्तूबर 2024', '2024-10-07'],
  ['29/02/2024', '2024-02-29'],
])('the typed day %s is read as %s', (text, day) => expect(readText(text)).toEqual({ day }));

test.each([
  ['29/02/2023', { fault: 'none' }],
  ['31/02/2024', { fault: 'none' }],
  ['3/31/2024', { fault: 'none', meant: '2024-03-31' }],
  ['2024-13-01', { fault: 'none', meant: '2024-01-13' }],
  ['31 Foo 2024', { fault: 'none' }],
  ['31 ma 2024', { fault: 'none' }],
  ['1/4/24', { fault: 'year', meant: '2024-04-01' }],
  ['12/8/88', { fault: 'year', meant: '1988-08-12' }],
  ['31-Feb-24', { fault: 'year' }],
  ['31/03/1850', { fault: 'range' }],
])('the typed day %s is refused, with what may have been meant', (text, read) =>
  expect(readText(text)).toEqual({ meant: undefined, ...read }),
);

test.each(['', 'soon', '2024', '31032024', '2024-03-31T00:00:00Z', '31/03/20245', '1/2/3/4'])(
  '%p does not divide into day, month and year',
  (text) => expect(splitDay(text)).toBeNull(),
);

test.each<[string, DayParts | null]>([
  ['01042026', ['01', '04', '2026']],
  ['०१०४२०२६', ['01', '04', '2026']],
  ['010426', ['01', '04', '26']],
  ['20260401', ['01', '04', '2026']],
  ['20122012', ['20', '12', '2012']],
  ['31022026', ['31', '02', '2026']],
  ['01/04/2026', ['01', '04', '2026']],
  ['1-4-2026', ['1', '4', '2026']],
  ['2026-04-01', ['01', '04', '2026']],
  ['2026/04/01', ['01', '04', '2026']],
  ['01.04.2026\u00a0', ['01', '04', '2026']],
  ['2026-04-01 00:00:00', ['01', '04', '2026']],
  ['01/04/2026 00:00', ['01', '04', '2026']],
  ['0104202', null],
  ['010420261', null],
  ['20261301', ['20', '26', '1301']],
])('%s typed into one box goes to the three boxes as %j', (text, parts) =>
  expect(splitTyped(text)).toEqual(parts),
);

test.each<[DayParts, string, string | undefined]>([
  [['31', '3', '2024'], '2024-03-31', undefined],
  [['31', 'mar', '2024'], '2024-03-31', undefined],
  [['३१', 'मार्च', '२०२४'], '2024-03-31', undefined],
  [['', ' ', ''], '', 'half'],
  [['31', '', ''], '31//', 'half'],
  [['', '', '2024'], '//2024', 'half'],
  [['31', '2', '2024'], '31/2/2024', 'none'],
  [['31', '3', '24'], '31/3/24', 'year'],
  [['31', '3', '202'], '31/3/202', 'year'],
  [['31', '3', '0024'], '31/3/0024', 'range'],
  [['x', '3', '2024'], 'x/3/2024', 'none'],
  [['soon', '', ''], 'soon//', 'none'],
])('the typed parts %j are kept as %s, with the fault %s', (parts, value, fault) => {
  expect(typedValue(parts)).toBe(value);
  expect(faultOfDay(value)).toBe(fault);
});

test.each<[string, DayParts]>([
  ['', ['', '', '']],
  ['2024-03-05', ['5', '3', '2024']],
  ['31//', ['31', '', '']],
  ['31/2/2024', ['31', '2', '2024']],
  ['31/3/24', ['31', '3', '24']],
  ['soon', ['soon', '', '']],
])('the stored day %p is shown in the parts %j', (value, parts) =>
  expect(partsIn(value)).toEqual(parts),
);

test('a valid day is shown in words, and an invalid one as it was typed', () => {
  expect(dayInFull('2024-04-03', 'en')).toBe('3 April 2024');
  expect(dayInFull('2024-04-03', 'hi')).toBe('3 अप्रैल 2024');
  expect(
    ['3/4/2024', '3/4/24', '2024-02-31', '31//'].map((text) => formatDate(text, 'en')),
  ).toEqual(['3/4/2024', '3/4/24', '2024-02-31', '31//']);
  expect(formatDate('2024-03-31T20:00:00Z', 'en')).toBe('1 Apr 2024');
});
