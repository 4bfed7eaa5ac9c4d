const dayMs = 24 * 60 * 60 * 1000;
// Spreadsheets believe that 1900 was a leap year, so days are counted from the one before 31 December 1899.
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);

/** Turns a spreadsheet's date number into a day, `YYYY-MM-DD` (ECMA-376 part 1, 18.17.4); undefined when it is no day. */
export function dayOfSerial(serial: number, since1904 = false): string | undefined {
  // Day 60 is 29 February 1900, which never existed; all days before it are one off.
  const shift = !since1904 && serial < 60 ? 1 : 0;
  const at = (since1904 ? epoch1904 : epoch1900) + (Math.floor(serial) + shift) * dayMs;
  const day = new Date(at);
  return Number.isNaN(day.getTime()) || serial < 0 ? undefined : day.toISOString().slice(0, 10);
}

// Built-in number formats that show a date (18.8.30), including those of other countries.
const builtIn = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58,
]);

/** Drops what is in quotes and brackets. A quotation mark or bracket that stays open hides the rest. */
const withoutWords = (code: string) =>
  // Spreadsheets write no longer format.
  code.slice(0, 255).replace(/"[^"]*("|$)|\[[^\]]*(\]|$)|\\.|_.|\*./g, '');

/** Tells whether a number format shows a year or a day of the month, outside quotes and brackets. */
export function showsDay(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.has(id);
  const bare = withoutWords(code);
  return /[yd]/i.test(bare) && !/general/i.test(bare);
}

// These built-in formats look the same on every computer; the others depend on its country.
const builtInCodes: Record<number, string> = { 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy' };

const months =
  'January February March April May June July August September October November December';

/** Tells whether a date format leaves out the day, the month or the year, which the spreadsheet then made up. */
export function showsPart(id: number, code = builtInCodes[id]): boolean {
  if (code === undefined) return false;
  const bare = withoutWords(code).split(';')[0] ?? '';
  const hasDay = /(?:^|[^d])dd?(?:[^d]|$)/i.test(bare);
  return !hasDay || !/m/i.test(bare) || !/[ye]/i.test(bare);
}

/** The parts of a day that a format may show. The number of letters chooses between them. */
const partsOfDay: Record<string, (date: Date) => string[]> = {
  d: (date) => [String(date.getUTCDate()), String(date.getUTCDate()).padStart(2, '0')],
  m: (date) => {
    const month = date.getUTCMonth();
    const name = months.split(' ')[month] ?? '';
    return [String(month + 1), String(month + 1).padStart(2, '0'), name.slice(0, 3), name];
  },
  y: (date) => {
    const year = String(date.getUTCFullYear());
    return [year.slice(-2), year.slice(-2), year, year];
  },
};

/**
 * Shows a day, `YYYY-MM-DD`, as a sheet does under a date format: "Apr-24" under `mmm-yy`. Undefined where the format shows
 * more than a date, or depends on the computer's country.
 */
export function shownDay(day: string, id: number, code = builtInCodes[id]): string | undefined {
  // The part after a semicolon is for negative numbers and texts. Brackets name a language, which is English here.
  const format = code
    ?.slice(0, 255)
    .split(';')[0]
    ?.replace(/^\[\$-\w{0,8}09\]/, '')
    .toLowerCase();
  if (!format || format === 'm/d/yy' || /ddd|m{5}|y{5}|[^dmy\\\-/., ]/.test(format)) return;
  const date = new Date(day);
  return format
    .replace(/\\/g, '')
    .replace(/d+|m+|y+/g, (part) => partsOfDay[part[0] ?? '']?.(date)[part.length - 1] ?? part);
}
