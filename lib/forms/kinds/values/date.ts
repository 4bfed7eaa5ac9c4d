import { formatDate } from '@/lib/format/date';
import { withoutMidnight } from '@/lib/format/midnight';
import {
  type DayFault,
  faultOfDay,
  firstYear,
  lastYear,
  partsIn,
  readDay,
  splitDay,
} from '@/lib/format/typed-day';
import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { textCell } from '@/lib/forms/kinds/shared/cells';
import type { Check } from '@/lib/forms/kinds/shared/checks';
import { line } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';
import type { Rule } from '@/lib/forms/kinds/shared/rules';

const ruleOf: Readonly<Record<DayFault, Rule>> = {
  half: 'dateHalf',
  year: 'dateYear',
  none: 'date',
  range: 'dateRange',
};

/** Refuses anything but a day of the calendar, YYYY-MM-DD. */
export const calendarDay: Check = (value) => {
  const fault = faultOfDay(value);
  if (fault === 'range')
    return { rule: ruleOf.range, params: { first: firstYear, last: lastYear } };
  return fault && { rule: ruleOf[fault] };
};

/** Files may hold a day as people in India write it, 31/03/2024 or 31-Mar-2024, but never with the month first. */
export const date: KindBehaviour = {
  clean: line,
  checks: () => [calendarDay],
  rules: ['date', 'dateHalf', 'dateYear', 'dateRange'],
  exampleRule: null,
  doubt: (value) => {
    const read = readDay(partsIn(value));
    return 'meant' in read && read.meant ? { ask: 'dateMeant', meant: read.meant } : undefined;
  },
  widget: 'date',
  input: { ...plain, inputMode: 'numeric', maxLength: 10 },
  group: 'dates',
  layout: 'line',
  format: (value, { language }) => formatDate(value, language),
  parseCell: textCell((text) => {
    // In files the month never comes first, not even as a name.
    const parts = /^\s*\p{L}/u.test(text) ? null : splitDay(withoutMidnight(text));
    const read = parts && readDay(parts);
    if (!read) return { rule: 'date' };
    if ('day' in read) return read.day;
    return read.fault === 'range' ? text.trim() : { rule: 'date' };
  }),
  cellFormat: 'date',
  identifier: null,
};
