/**
 * A spreadsheet that opens a text file takes this for a number or a truth value, and saves another text: 00012345678 becomes
 * 12345678, an account of twelve digits or more gets an exponent, "1E5" becomes 100000.
 */
const isGuessed =
  /^(?:0[0-9]+|[0-9]{12,}|[0-9]+(?:\.[0-9]+)?[eE][-+]?[0-9]+|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])$/;

/** The same expression for PostgreSQL. */
export const guessed = isGuessed.source;

/** Puts an apostrophe before a cell's text where a spreadsheet would take it for something else. */
export const keptAsText = (text: string) => (isGuessed.test(text) ? `'${text}` : text);

/** Removes the apostrophe that {@link keptAsText} or a person put before a text. */
export const withoutTextMark = (text: string) =>
  text.startsWith("'") && isGuessed.test(text.slice(1).trim()) ? text.slice(1) : text;
