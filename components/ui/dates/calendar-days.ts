import { daysAfter, daysThrough } from '@/lib/format/days';

const written = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

/** 0 for a Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The same day of another month, or that month's last day. */
export function inMonth(day: string, year: number, month: number): string {
  const [, , last] = partsOf(written(year, month + 1, 0));
  return written(year, month, Math.min(partsOf(day)[2], last));
}

/** The same day `count` months later; a negative count goes back. */
export function monthsLater(day: string, count: number): string {
  const [year, month] = partsOf(day);
  const at = year * 12 + month - 1 + count;
  return inMonth(day, Math.floor(at / 12), (at % 12) + 1);
}

export const within = (day: string, min: string, max: string) =>
  day < min ? min : day > max ? max : day;

/** The weeks of the month of a day, from Sunday to Saturday; '' for the days of other months. */
export function weeksOf(day: string): string[][] {
  const [year, month] = partsOf(day);
  const first = written(year, month, 1);
  const days = daysThrough(first, written(year, month + 1, 0));
  const cells = [...Array.from({ length: weekdayOf(first) }, () => ''), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => cells[week * 7 + at] ?? ''),
  );
}

/** Where a key leads from a day; undefined for other keys. */
export function dayByKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(day, -1);
    case 'ArrowRight':
      return daysAfter(day, 1);
    case 'ArrowUp':
      return daysAfter(day, -7);
    case 'ArrowDown':
      return daysAfter(day, 7);
    case 'Home':
      return daysAfter(day, -weekdayOf(day));
    case 'End':
      return daysAfter(day, 6 - weekdayOf(day));
    case 'PageUp':
      return monthsLater(day, -1);
    case 'PageDown':
      return monthsLater(day, 1);
  }
}
