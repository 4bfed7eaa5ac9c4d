const signs = new Set('=+-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20');
const blanks = new Set(' "\'\u00a0\u200b\ufeff');
const separators = new Set(',;\t\r\n');
const separator = /[,;\t\r\n]/;

/**
 * Puts an apostrophe before each sign in a text where a formula would begin for a program that splits cells at another sign,
 * such as a semicolon. Quotes in the middle of a line do not prevent that.
 */
export function guardedInside(text: string): string {
  if (!separator.test(text)) return text;
  let guarded = '';
  let begins = false;
  for (const letter of text) {
    if (begins && signs.has(letter)) guarded += "'";
    guarded += letter;
    begins = separators.has(letter) || (begins && blanks.has(letter));
  }
  return guarded;
}

/** Takes back what {@link guardedInside} did. */
export function unguardedInside(text: string): string {
  if (!separator.test(text)) return text;
  const letters = [...text];
  let plain = '';
  let begins = false;
  for (const [at, letter] of letters.entries()) {
    if (begins && letter === "'" && signs.has(letters[at + 1] ?? '')) continue;
    plain += letter;
    begins = separators.has(letter) || (begins && blanks.has(letter));
  }
  return plain;
}
