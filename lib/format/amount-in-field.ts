import { latinDigits } from './digits';
import { inGroups } from './money';
import { plainAmount, ungrouped } from './plain-amount';

/** A text in a field, and where the caret stands in it. */
export interface TextWithCaret {
  text: string;
  caret: number;
}

/** How the text of a field became another one. */
export interface Edit extends TextWithCaret {
  /** What stood there. */
  before: string;
  /** Where what was pasted begins; found by comparison for what keys did. */
  from?: number | undefined;
  /** A key took one sign away: the one before the caret, or the one behind it. */
  took?: 'before' | 'behind' | undefined;
  /** Somebody set commas himself. */
  own?: boolean;
}

/** What is shown after an edit. */
export interface Shown extends TextWithCaret {
  own: boolean;
}

const number = /^(\d*)(\.\d*)?$/;

const withoutCommas = (text: string) => text.replaceAll(',', '');

/** Sets the commas of a whole number. */
type Grouping = (whole: string) => string;

/** An amount as it stands in a field: "1234567.5" is "12,34,567.5". Any other text stays as it is. */
export function groupedAmount(amount: string, grouping: Grouping = inGroups): string {
  const [found, whole = '', fraction = ''] = number.exec(amount) ?? [];
  return found === undefined ? amount : grouping(whole) + fraction;
}

/** Whether all commas of a text are those that the field set itself. */
const isOurs = (text: string, grouping: Grouping) => {
  const plain = withoutCommas(text);
  return number.test(plain) && groupedAmount(plain, grouping) === text;
};

/** What an edit took away, what it put in its place, and where that begins. The caret stands behind it. */
function changeOf({ before, text, caret, from }: Edit) {
  const end = text.slice(caret);
  const [was, is] = [before.slice(0, before.length - end.length), text.slice(0, caret)];
  let same = from ?? 0;
  if (from === undefined) while (same < is.length && is[same] === was[same]) same += 1;
  return { taken: was.slice(same), put: is.slice(same), at: same };
}

/** The same text with its caret behind as many signs, commas not counted. */
function withCaret(text: string, signs: number): TextWithCaret {
  let caret = 0;
  for (let left = signs; left > 0 && caret < text.length; caret += 1)
    if (text[caret] !== ',') left -= 1;
  return { text, caret };
}

/** A key that takes a comma away, which the field would set again, takes the digit beyond it. */
function withoutDigit({ text, caret, took }: Edit): TextWithCaret {
  const at = Math.max(0, took === 'before' ? caret - 1 : caret);
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at };
}

/**
 * What an amount's field shows after an edit: its commas set anew, and the caret behind the same digit. What is no number, "5000 Cr",
 * and what has a comma where none belongs, which may be meant as a point, stands as it was typed.
 */
export function regrouped(edit: Edit, grouping: Grouping = inGroups): Shown {
  const typed = {
    ...edit,
    text: latinDigits(edit.text),
    caret: latinDigits(edit.text.slice(0, edit.caret)).length,
  };
  const { taken, put, at } = changeOf(typed);
  const ours = isOurs(edit.before, grouping);
  const lostComma = ours && put === '' && taken === ',' && edit.took !== undefined;
  const { text, caret } = lostComma ? withoutDigit(typed) : typed;
  const own = text.includes(',') && (edit.own === true || put.includes(','));
  const plain = withoutCommas(text);
  if (number.test(plain) && ((ours && !put.includes(',')) || !ungrouped(text).includes(',')))
    return {
      ...withCaret(groupedAmount(plain, grouping), withoutCommas(text.slice(0, caret)).length),
      own,
    };
  // Pasted with its marks, it shows at once what it is taken for.
  const pasted = put.length > 1 ? groupedAmount(plainAmount(text), grouping) : '';
  if (pasted && isOurs(pasted, grouping)) return { text: pasted, caret: pasted.length, own };
  if (!ours || edit.own) return { text, caret, own };
  const head = withoutCommas(text.slice(0, at)) + put;
  return { text: head + withoutCommas(text.slice(caret)), caret: head.length, own };
}
