import { withoutMidnight } from '@/lib/format/midnight';
import { type ReadDay, readDay as readParts, splitDay } from '@/lib/format/typed-day';
import type { Cell } from '@/lib/spreadsheets/row';
import { plainCell } from './plain-cell';
import type { Reading } from './reading';

/** 03/04/2024: day and month may change places. */
const eitherWay = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;

/** The day that a text is when its month comes first; undefined where only one reading is a day, or both are the same. */
function swapped(text: string): string | undefined {
  const [, first = '', second = '', year = ''] = eitherWay.exec(text) ?? [];
  if (year === '' || Number(first) > 12 || Number(second) > 12 || first === second) return;
  const read = readParts([second, first, year]);
  return 'day' in read ? read.day : undefined;
}

function readText(text: string): ReadDay | null {
  const parts = splitDay(text);
  return parts && readParts(parts);
}

/** Tells whether a text is a day only with its month first: one such day casts doubt on its column. */
export function isMonthFirst(cell: Cell): boolean {
  const plain = plainCell(cell);
  if (typeof plain !== 'string') return false;
  const text = withoutMidnight(plain).trim();
  if (!eitherWay.test(text)) return false;
  const read = readText(text);
  return read !== null && 'meant' in read && read.meant !== undefined;
}

const ruleOf = { half: 'dateHalf', year: 'dateYear', none: 'date', range: 'dateRange' } as const;

/** Reads a day, day first; in a column that holds a month first (`doubtful`) each day that can be read two ways is asked about. */
export function readDay(cell: Cell, doubtful = false): Reading {
  const plain = plainCell(cell);
  if (plain === '') return { value: '' };
  if (typeof plain === 'object') return { cannot: plain.rule };
  if (typeof plain !== 'string') return { cannot: 'date' };
  const text = withoutMidnight(plain).trim();
  const read = readText(text);
  if (!read) return { cannot: 'date' };
  if ('day' in read) {
    const other = doubtful ? swapped(text) : undefined;
    return other ? { ask: 'monthFirst', meant: other, or: read.day } : { value: read.day };
  }
  if (read.meant) return { ask: read.fault === 'year' ? 'year' : 'monthFirst', meant: read.meant };
  return { cannot: ruleOf[read.fault] };
}
