const millisecondsADay = 24 * 60 * 60 * 1000;

const countOf = (day: string) => Math.round(Date.parse(day) / millisecondsADay);
const dayOf = (count: number) => new Date(count * millisecondsADay).toISOString().slice(0, 10);

/** How many days of the calendar after `from` the day `to` is; below 0 when it is before. Both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string) => countOf(to) - countOf(from);

/** The day of the calendar that many days after another, `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number) => dayOf(countOf(day) + days);

/** Every day of the calendar from `first` to `last`, both included, `YYYY-MM-DD`. */
export const daysThrough = (first: string, last: string) =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, n) =>
    dayOf(countOf(first) + n),
  );
