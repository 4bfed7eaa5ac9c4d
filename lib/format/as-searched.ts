import { withoutHiddenMarks } from './digits';

/** Blanks of any width, and the dot of 'Md.', which stands for one. */
const blanks = /[.\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Quotation marks, straight and curly, and what is typed for an apostrophe. */
const quotes = /['"`\u00b4\u02bb\u02bc\u2018-\u201f\u2032\u2033\uff07]/g;

/**
 * A name as it is looked for, in the portal and in PostgreSQL (`as_searched`) alike: whatever its Unicode form and case, with or without
 * quotation marks and the dots of abbreviations, with one blank for many, and without marks that nobody sees.
 */
export const asSearched = (text: string) =>
  withoutHiddenMarks(text.toLowerCase().normalize('NFC'))
    .replace(blanks, ' ')
    .replace(quotes, '')
    .replace(/ {2,}/g, ' ');

/** Whether each word that is typed stands in a name. */
export function saysAll(name: string, typed: string) {
  const within = asSearched(name);
  return asSearched(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
