import { latinDigits } from './digits';
import { withoutMidnight } from './midnight';
import { type DayParts, readDay, splitDay } from './typed-day';

const dayFirst = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})(\d{2})(\d{2})$/;

function groupsOf(shape: RegExp, text: string): DayParts | null {
  const found = shape.exec(text);
  return found && [found[1] ?? '', found[2] ?? '', found[3] ?? ''];
}

/** Splits a date typed into one box: as {@link splitDay}, with a midnight behind it, or digits alone: 01042026, 010426, 20260401. */
export function splitTyped(text: string): DayParts | null {
  const digits = latinDigits(text).trim();
  const parts = splitDay(withoutMidnight(text.trim())) ?? groupsOf(dayFirst, digits);
  if (!parts || 'day' in readDay(parts)) return parts;
  const [year, month, day] = groupsOf(yearFirst, digits) ?? [];
  const turned: DayParts | undefined = year && month && day ? [day, month, year] : undefined;
  return turned && 'day' in readDay(turned) ? turned : parts;
}
