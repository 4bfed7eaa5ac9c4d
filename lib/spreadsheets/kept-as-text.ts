/**
 * What a spreadsheet that opens a text file takes for a number or a truth value, and saves as another text: 00012345678 as 12345678,
 * an account of twelve digits or more in powers of ten, "1E5" as 100000.
 */
const isGuessed =
  /^(?:0[0-9]+|[0-9]{12,}|[0-9]+(?:\.[0-9]+)?[eE][-+]?[0-9]+|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])$/;

/** The same for PostgreSQL. */
export const guessed = isGuessed.source;

/** A cell of a text file with an apostrophe in front where a spreadsheet would guess. */
export const keptAsText = (text: string) => (isGuessed.test(text) ? `'${text}` : text);

/** The text that {@link keptAsText} was given, or that somebody marked as text in the same way. */
export const withoutTextMark = (text: string) =>
  text.startsWith("'") && isGuessed.test(text.slice(1).trim()) ? text.slice(1) : text;
