import { formatDate } from '@/lib/format/date';
import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { textCell } from '@/lib/forms/kinds/parts/cells';
import type { Check } from '@/lib/forms/kinds/parts/checks';
import { line } from '@/lib/forms/kinds/parts/clean';
import { plain } from '@/lib/forms/kinds/parts/inputs';

const firstYear = 1900;
const lastYear = 2100;

/** A day of the calendar as YYYY-MM-DD. */
export const calendarDay: Check = (value) => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return { rule: 'date' };
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    return { rule: 'date' };
  }
  const year = Number(parts[1]);
  if (year < firstYear || year > lastYear) {
    return { rule: 'dateRange', params: { first: firstYear, last: lastYear } };
  }
};

/** A day; files may hold it as people in India write it, 31/03/2024. */
export const date: KindBehaviour = {
  clean: line,
  checks: () => [calendarDay],
  rules: ['date', 'dateRange'],
  widget: 'date',
  input: { ...plain, type: 'date', maxLength: 10 },
  group: 'dates',
  layout: 'line',
  format: (value, { language }) => formatDate(value, language),
  parseCell: textCell((text) =>
    text.trim().replace(/^(\d{2})[/-](\d{2})[/-](\d{4})$/, (_, d, m, y) => `${y}-${m}-${d}`),
  ),
  cellFormat: 'date',
  identifier: null,
};
