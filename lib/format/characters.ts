// A lone surrogate and NUL cannot be stored as JSON; direction overrides make one text look like
// another. Joiners (U+200C, U+200D) stay, Devanagari needs them.
const refused = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Whether a text holds characters that are refused everywhere: control characters, lone surrogates and marks
 * that change the direction of writing. A text of several `lines` may hold line ends and tabs.
 */
export const hasRefusedCharacters = (text: string, layout: 'line' | 'lines') =>
  refused.test(layout === 'lines' ? text.replace(/[\n\t]/g, ' ') : text);

// Joiners stay, see above, and so does what turns the direction of writing, for checks to refuse.
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g;

/**
 * A line without the marks that nobody sees and that come along from chats and PDFs, and with plain blanks in the place of those that do
 * not break.
 */
export const withoutUnseen = (text: string) => text.replace(unseen, '').replace(/\p{Zs}/gu, ' ');
