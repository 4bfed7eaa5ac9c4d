const dayMs = 24 * 60 * 60 * 1000;
// Spreadsheets believe that 1900 was a leap year, so days are counted from the one before 31 December 1899.
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);

/** The day of a spreadsheet's date number (ECMA-376 part 1, 18.17.4), `YYYY-MM-DD`; undefined when it is none. */
export function dayOfSerial(serial: number, since1904 = false): string | undefined {
  // Day 60 is 29 February 1900, which there was not; before it all days are one off.
  const shift = !since1904 && serial < 60 ? 1 : 0;
  const at = (since1904 ? epoch1904 : epoch1900) + (Math.floor(serial) + shift) * dayMs;
  const day = new Date(at);
  return Number.isNaN(day.getTime()) || serial < 0 ? undefined : day.toISOString().slice(0, 10);
}

// Built-in number formats that show a date (18.8.30); those of other countries among them.
const builtIn = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58,
]);

/** Whether a number format shows a day: one with a year or a day of the month, outside quotes and brackets. */
export function showsDay(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.has(id);
  // What is longer is none that a spreadsheet writes; a quotation mark or bracket that stays open hides the rest.
  const bare = code.slice(0, 255).replace(/"[^"]*("|$)|\[[^\]]*(\]|$)|\\.|_.|\*./g, '');
  return /[yd]/i.test(bare) && !/general/i.test(bare);
}
