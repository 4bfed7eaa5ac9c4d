import type { BrokenRule } from '@/lib/format/broken-rule';
import type { Rule } from './rules';

/** A filled cell of a spreadsheet: a day as 'YYYY-MM-DD', a text without blanks around it. */
export type CellValue = string | number | boolean;

export interface ValueFinders {
  /** Finds a choice of the field by its name in any language and case. */
  choice: (name: string) => string | undefined;
  city: (name: string) => string | undefined;
}

/** Turns a cell into the text that the form's input would hold, or gives the rule that makes it unreadable. Judges nothing else. */
export type ParseCell = (cell: CellValue, find: ValueFinders) => string | BrokenRule<Rule>;

/** Spreadsheets lose digits of larger numbers. */
const maxExactNumber = 999_999_999_999_999;

type ParseText = (text: string, find: ValueFinders) => string | BrokenRule<Rule>;

/** Makes a parser that reads every cell as the text that a person sees in it. */
export const textCell =
  (parse: ParseText): ParseCell =>
  (cell, find) => {
    if (typeof cell === 'boolean') return parse(cell ? 'TRUE' : 'FALSE', find);
    if (typeof cell === 'number' && Math.abs(cell) > maxExactNumber) return { rule: 'digitsLost' };
    return parse(String(cell), find);
  };

/** Keeps texts as they are. */
export const asTyped = textCell((text) => text);

/** Reads the name of a choice in any language, or the choice itself. */
export const named = textCell((text, find) => find.choice(text) ?? text);
