import type { BrokenRule } from '@/lib/format/broken-rule';
import type { Rule } from './rules';

/** What a filled cell of a spreadsheet holds; a day as 'YYYY-MM-DD', texts without blanks around them. */
export type CellValue = string | number | boolean;

/** Finds the value that a text names in any language and case; undefined when it names none. */
export interface ValueFinders {
  /** Among the choices of the field. */
  choice: (name: string) => string | undefined;
  city: (name: string) => string | undefined;
}

/** A cell as the form's input would have it, or what keeps it from being that. Judges nothing else. */
export type ParseCell = (cell: CellValue, find: ValueFinders) => string | BrokenRule<Rule>;

/** Spreadsheets lose digits of numbers that are larger. */
const maxExactNumber = 999_999_999_999_999;

type ParseText = (text: string, find: ValueFinders) => string | BrokenRule<Rule>;

/** For kinds that read every cell as the text that a person sees in it. */
export const textCell =
  (parse: ParseText): ParseCell =>
  (cell, find) => {
    if (typeof cell === 'boolean') return parse(cell ? 'TRUE' : 'FALSE', find);
    if (typeof cell === 'number' && Math.abs(cell) > maxExactNumber) return { rule: 'digitsLost' };
    return parse(String(cell), find);
  };

/** Texts that stay as they are. */
export const asTyped = textCell((text) => text);

/** Names of choices in any language, or the choice itself. */
export const named = textCell((text, find) => find.choice(text) ?? text);
