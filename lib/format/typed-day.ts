import { type Language, languages } from '@/lib/i18n/language';
import { formatDayAndMonth } from './date';
import { latinDigits } from './digits';

export type DayParts = readonly [day: string, month: string, year: string];

/** A part is missing, the year has not four digits, there is no such day, or its year is out of bounds. */
export type DayFault = 'half' | 'year' | 'none' | 'range';

/** `meant` is the day that was probably meant: ask about it, never take it in silence. */
export type ReadDay = { day: string } | { fault: DayFault; meant?: string | undefined };

export const firstYear = 1900;
export const lastYear = 2100;

const longMonths =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The twelve months by their whole names. */
export const monthNames = (language: Language) =>
  language === 'en'
    ? longMonths
    : longMonths.map((_, at) => formatDayAndMonth(`2000-${two(at + 1)}-01`, language).slice(2));

const two = (number: number) => String(number).padStart(2, '0');

/** Without what people write in several ways: digits of any script, capitals, dots below letters. */
const plain = (text: string) =>
  latinDigits(text)
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll('़', '')
    .replaceAll('म्ब', 'ंब')
    .replaceAll('क्तू', 'क्टू')
    .replaceAll('प्रे', 'प्रै');

const names = languages.map((language) => monthNames(language).map(plain));

/** 3 for '3', 'Mar', 'march' and 'मार्च'; 0 for what names no month. */
function monthOf(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const word = text === 'sept.' || text === 'sept' ? 'sep' : text.replace(/\.$/, '');
  const named = (name: string) => name === word || (word.length >= 3 && name.startsWith(word));
  return Math.max(...names.map((of) => of.findIndex(named))) + 1;
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const monthFirst = /^(\p{L}[\p{L}\p{M}]*\.?) ?(\d{1,2}) ?,? (\d{4})$/u;
const dayFirst =
  /^(\d{1,2})(?:st|nd|rd|th)? ?[-/. ] ?(\d{1,2}|\p{L}[\p{L}\p{M}]*\.?) ?[-/., ] ?(\d{4}|\d{2})$/u;

/** Splits a date written as a whole, 31/03/2024, 31-Mar-24, 2024-03-31; null when it is none. */
export function splitDay(text: string): DayParts | null {
  const whole = plain(text).replace(/\s+/g, ' ');
  const [, year = '', month = '', day = ''] = yearFirst.exec(whole) ?? [];
  if (year) return [day, month, year];
  const [, named = '', nth = '', of = ''] = monthFirst.exec(whole) ?? [];
  if (named) return [nth, named, of];
  const parts = dayFirst.exec(whole);
  return parts && [parts[1] ?? '', parts[2] ?? '', parts[3] ?? ''];
}

/** Gives `YYYY-MM-DD`; undefined for a day that is not in the calendar. */
function dayOf(day: string, month: number, year: string): string | undefined {
  const written = `${year}-${two(month)}-${two(Number(day))}`;
  const moment = new Date(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
  return exists ? written : undefined;
}

/** People are born in years that are over, and agree on little for long. */
const centuryOf = (year: string) => (Number(year) < 50 ? '20' : '19');

/** The day of three typed parts, day first; or why they are none. */
export function readDay(parts: DayParts): ReadDay {
  const [day, word, year] = parts.map(plain) as [string, string, string];
  if (!/^\d{0,2}$/.test(day) || !/^\d*$/.test(year)) return { fault: 'none' };
  if (!day || !word || !year) return { fault: 'half' };
  const month = monthOf(word);
  if (year.length === 2) {
    return { fault: 'year', meant: dayOf(day, month, centuryOf(year) + year) };
  }
  if (year.length !== 4) return { fault: 'year' };
  const read = dayOf(day, month, year);
  if (!read) return { fault: 'none', meant: dayOf(word, Number(day), year) };
  const inBounds = Number(year) >= firstYear && Number(year) <= lastYear;
  return inBounds ? { day: read } : { fault: 'range' };
}

/** Splits what a date's control holds: a day `YYYY-MM-DD`, parts with `/` between them, or any other text. */
export function partsIn(value: string): DayParts {
  const [day = '', month = '', ...year] = value.split('/');
  const parts: DayParts = splitDay(value) ?? [day, month, year.join('/')];
  return /^\d{4}-/.test(value) ? [bare(parts[0]), bare(parts[1]), parts[2]] : parts;
}

const bare = (number: string) => number.replace(/^0(?=\d)/, '');

/** What a date's control holds after typing: the day, or the parts as they are; '' when all are empty. */
export function typedValue(parts: DayParts): string {
  if (parts.every((part) => part.trim() === '')) return '';
  const read = readDay(parts);
  return 'day' in read ? read.day : parts.join('/');
}

/** What is wrong with what a date's control holds; undefined for a day `YYYY-MM-DD`. Not for ''. */
export function faultOfDay(value: string): DayFault | undefined {
  const read = readDay(partsIn(value));
  if ('fault' in read) return read.fault;
  return read.day === value ? undefined : 'none';
}

/** Why a value is no day between two others, which may be unfinished themselves; '' is half a date too. */
export function faultWithin(
  value: string,
  min = '',
  max = '',
): DayFault | 'early' | 'late' | undefined {
  const fault = faultOfDay(value);
  if (fault) return fault;
  if (value < min && !faultOfDay(min)) return 'early';
  return value > max && !faultOfDay(max) ? 'late' : undefined;
}

/** "3 April 2024", "3 अप्रैल 2024". */
export function dayInFull(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${monthNames(language)[Number(month) - 1]} ${year}`;
}
