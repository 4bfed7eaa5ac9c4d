// A lone surrogate and NUL cannot be stored as JSON; direction overrides make one text look like
// another. Joiners (U+200C, U+200D) stay, Devanagari needs them.
const refused = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Whether a text holds characters that are refused everywhere: control characters, lone surrogates and marks
 * that change the direction of writing. A text of several `lines` may hold line ends and tabs.
 */
export const hasRefusedCharacters = (text: string, layout: 'line' | 'lines') =>
  refused.test(layout === 'lines' ? text.replace(/[\n\t]/g, ' ') : text);
