import { daysBetween, daysThrough } from '@/lib/format/days';

export interface DayCount {
  day: string;
  count: number;
  /** After the last date for claims. */
  late: boolean;
}

// A last date further away, such as one with a mistyped year, would squeeze the claims.
const maxDays = 366;

/**
 * Gives every day from the first claim to the last one or to the last date for claims, with zero for days without claims.
 * `counts` are in order and at least one.
 */
export function everyDay(
  counts: readonly { day: string; count: number }[],
  lastDate: string | null,
): DayCount[] {
  let [first, last] = [counts.at(0)?.day ?? '', counts.at(-1)?.day ?? ''];
  if (lastDate && lastDate < first && daysBetween(lastDate, first) <= maxDays) first = lastDate;
  if (lastDate && lastDate > last && daysBetween(last, lastDate) <= maxDays) last = lastDate;
  const found = new Map(counts.map(({ day, count }) => [day, count]));
  return daysThrough(first, last).map((day) => ({
    day,
    count: found.get(day) ?? 0,
    late: lastDate !== null && day > lastDate,
  }));
}
