// JSON cannot store a lone surrogate or NUL; direction overrides make one text look like another. Joiners (U+200C, U+200D) stay,
// Devanagari needs them.
const refused = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Tells whether a text holds control characters, lone surrogates or direction marks. `lines` may hold line ends and tabs. */
export const hasRefusedCharacters = (text: string, layout: 'line' | 'lines') =>
  refused.test(layout === 'lines' ? text.replace(/[\n\t]/g, ' ') : text);

// Joiners stay, see above; marks that turn the direction of writing stay too, for checks to refuse.
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g;

/** Removes marks that nobody sees, which come from chats and PDFs, and makes blanks that do not break plain ones. */
export const withoutUnseen = (text: string) => text.replace(unseen, '').replace(/\p{Zs}/gu, ' ');
