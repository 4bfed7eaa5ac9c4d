import { latinDigits } from './digits';
import { inGroups } from './money';
import { plainAmount, ungrouped } from './plain-amount';

export interface TextWithCaret {
  text: string;
  caret: number;
}

export interface Edit extends TextWithCaret {
  before: string;
  /** Where pasted text begins; found by comparison for typed keys. */
  from?: number | undefined;
  took?: 'before' | 'behind' | undefined;
  own?: boolean;
}

export interface Shown extends TextWithCaret {
  own: boolean;
}

const number = /^(\d*)(\.\d*)?$/;

const withoutCommas = (text: string) => text.replaceAll(',', '');

type Grouping = (whole: string) => string;

/** Sets the commas of an amount: "1234567.5" becomes "12,34,567.5". Any other text stays as it is. */
export function groupedAmount(amount: string, grouping: Grouping = inGroups): string {
  const [found, whole = '', fraction = ''] = number.exec(amount) ?? [];
  return found === undefined ? amount : grouping(whole) + fraction;
}

const isOurs = (text: string, grouping: Grouping) => {
  const plain = withoutCommas(text);
  return number.test(plain) && groupedAmount(plain, grouping) === text;
};

/** What an edit took away, what it put there, and where that begins. The caret stands behind it. */
function changeOf({ before, text, caret, from }: Edit) {
  const end = text.slice(caret);
  const [was, is] = [before.slice(0, before.length - end.length), text.slice(0, caret)];
  let same = from ?? 0;
  if (from === undefined) while (same < is.length && is[same] === was[same]) same += 1;
  return { taken: was.slice(same), put: is.slice(same), at: same };
}

/** The caret stands behind as many signs as before; commas do not count. */
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

/** Sets an edited amount's commas; the caret stays behind its digit. What is no number, or has a comma meant as a point, stays. */
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
  // A pasted amount shows at once what it is taken for.
  const pasted = put.length > 1 ? groupedAmount(plainAmount(text), grouping) : '';
  if (pasted && isOurs(pasted, grouping)) return { text: pasted, caret: pasted.length, own };
  if (!ours || edit.own) return { text, caret, own };
  const head = withoutCommas(text.slice(0, at)) + put;
  return { text: head + withoutCommas(text.slice(caret)), caret: head.length, own };
}
