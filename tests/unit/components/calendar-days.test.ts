import {
  dayByKey,
  inMonth,
  monthsLater,
  weeksOf,
  within,
} from '@/components/ui/dates/calendar-days';

test('the calendar shows a month in weeks from Sunday to Saturday', () => {
  const weeks = weeksOf('2024-02-10');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual(['', '', '', '', '2024-02-01', '2024-02-02', '2024-02-03']);
  expect(weeks.at(-1)?.slice(4)).toEqual(['2024-02-29', '', '']);
  expect(weeksOf('2026-02-01')).toHaveLength(4);
});

test.each([
  ['ArrowLeft', '2024-02-29'],
  ['ArrowRight', '2024-03-02'],
  ['ArrowUp', '2024-02-23'],
  ['ArrowDown', '2024-03-08'],
  ['Home', '2024-02-25'],
  ['End', '2024-03-02'],
  ['PageUp', '2024-02-01'],
  ['PageDown', '2024-04-01'],
  ['Enter', undefined],
])('the key %s leads from 1 March 2024 to %s', (key, day) => {
  expect(dayByKey(key, '2024-03-01')).toBe(day);
});

test('moving to a shorter month takes its last day, and moving stays within the first and last day allowed', () => {
  expect(inMonth('2024-03-31', 2023, 2)).toBe('2023-02-28');
  expect(monthsLater('2024-01-31', 1)).toBe('2024-02-29');
  expect(monthsLater('2024-01-31', -1)).toBe('2023-12-31');
  expect(monthsLater('2024-12-31', 2)).toBe('2025-02-28');
  expect(within('2024-03-01', '2024-03-05', '2024-03-10')).toBe('2024-03-05');
  expect(within('2024-03-11', '2024-03-05', '2024-03-10')).toBe('2024-03-10');
});
