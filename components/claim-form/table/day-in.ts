import { withoutMidnight } from '@/lib/format/midnight';
import { readDay, splitDay, typedValue } from '@/lib/format/typed-day';
import { type Cell, textOfCell } from '@/lib/spreadsheets/row';

/** A cell read as a day: the day or null, the text for the form, and whether its year had two digits. */
export interface DayRead {
  day: string | null;
  kept: string;
  short: boolean;
}

/** Reads a day as people write it in India, the day first, or as a spreadsheet holds it. */
export function dayIn(cell: Cell): DayRead {
  if (typeof cell === 'object' && 'day' in cell && !cell.part)
    return { day: cell.day, kept: cell.day, short: false };
  const text = (typeof cell === 'object' && 'day' in cell ? cell.shown : textOfCell(cell)) ?? '';
  const typed = text.replace(/[\s\u00a0]+/g, ' ').trim();
  const parts = /^\p{L}/u.test(typed) ? null : splitDay(withoutMidnight(typed));
  if (!parts) return { day: null, kept: typed, short: false };
  const read = readDay(parts);
  if ('day' in read) return { day: read.day, kept: read.day, short: false };
  const day = read.fault === 'year' ? (read.meant ?? null) : null;
  return { day, kept: day ?? typedValue(parts), short: day !== null };
}
