import { dayInIndia, formatDayAndMonth, formatTime } from '@/lib/format/date';
import { daysBetween, daysThrough } from '@/lib/format/days';

describe('days of the calendar', () => {
  it('are counted across the ends of months and years, and leap days too', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2023-12-31', '2024-01-01')).toBe(1);
    expect(daysBetween('2024-01-01', '2023-12-31')).toBe(-1);
  });

  it('are listed from the first to the last, both included', () => {
    expect(daysThrough('2024-02-28', '2024-03-01')).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(daysThrough('2024-03-01', '2024-03-01')).toEqual(['2024-03-01']);
    expect(daysThrough('2024-03-02', '2024-03-01')).toEqual([]);
  });

  it('are those of India, and times are shown as on a clock there', () => {
    expect(dayInIndia('2024-03-05T18:29:59Z')).toBe('2024-03-05');
    expect(dayInIndia('2024-03-05T18:30:00Z')).toBe('2024-03-06');
    expect(dayInIndia('2024-03-05')).toBe('2024-03-05');
    expect(formatTime('2024-03-05T18:30:00Z', 'en')).toBe('12:00 am');
    expect(formatTime('soon', 'hi')).toBe('soon');
    expect(formatDayAndMonth('2024-03-05', 'en')).toBe('5 Mar');
    expect(formatDayAndMonth('2024-03-05', 'hi')).toBe('5 मार्च');
  });

  it.each([
    ['03:59', 'रात 3:59'],
    ['04:00', 'सुबह 4:00'],
    ['11:59', 'सुबह 11:59'],
    ['12:00', 'दोपहर 12:00'],
    ['15:59', 'दोपहर 3:59'],
    ['18:16', 'शाम 6:16'],
    ['20:00', 'रात 8:00'],
    ['00:05', 'रात 12:05'],
  ])('show %s in Hindi with the part of the day: %s', (time, said) => {
    expect(formatTime(`2024-03-05T${time}:00+05:30`, 'hi')).toBe(said);
  });
});
