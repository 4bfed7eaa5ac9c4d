import { withoutHiddenMarks } from './digits';

/** Blanks of any width, and the dot of 'Md.', which stands for one. */
const blanks = /[.\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Straight and curly ones, and what people type for an apostrophe. */
const quotes = /['"`\u00b4\u02bb\u02bc\u2018-\u201f\u2032\u2033\uff07]/g;

/** A name as portal and PostgreSQL (`as_searched`) look for it: no case, quotation marks, dots or unseen marks, single blanks. */
export const asSearched = (text: string) =>
  withoutHiddenMarks(text.toLowerCase().normalize('NFC'))
    .replace(blanks, ' ')
    .replace(quotes, '')
    .replace(/ {2,}/g, ' ');

/** Tells whether a name contains each word that was typed. */
export function saysAll(name: string, typed: string) {
  const within = asSearched(name);
  return asSearched(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
